import type { Dictionary } from '../dictionary';

export const fields: Dictionary['fields'] = {
  required: 'obligatori',
  showPassword: 'Mostra la contrasenya',
  hidePassword: 'Amaga la contrasenya',
  passwordHint: 'Mínim 8 caràcters, amb majúscules i minúscules',
  charactersLeft: { one: 'Queda {count} caràcter', other: 'Queden {count} caràcters' },
  charactersOver: { one: 'Sobra {count} caràcter', other: 'Sobren {count} caràcters' },
  choose: 'Tria una opció',
  dismiss: 'Tanca l’avís',
  errors: { one: 'Hi ha {count} dada per revisar', other: 'Hi ha {count} dades per revisar' },
};
