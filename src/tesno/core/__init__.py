"""The rules core: board, state, steps, questions and chance; standard library only, no I/O, no randomness."""
