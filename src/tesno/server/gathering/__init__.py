"""Before a game begins: people gather at a table by its link, take places, and the host starts when all are ready."""
