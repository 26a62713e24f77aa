// Something that is asked of the server by a press: whether it is under way, and what went wrong with the last.
export class Deed {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  readonly try = async (deed: () => Promise<void>): Promise<void> => {
    this.busy = true;
    this.problem = null;
    try {
      await deed();
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  };
}
