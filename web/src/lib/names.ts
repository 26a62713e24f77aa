// So many characters of a name are kept (MOST_CHARACTERS of the server's names.py).
export const NAME_LENGTH = 24;
