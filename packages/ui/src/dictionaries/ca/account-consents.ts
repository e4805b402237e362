import type { Dictionary } from '../dictionary';

/** Catalan strings for the list of a reader's consents. */
export const accountConsents: Dictionary['accountConsents'] = {
  title: 'Què has acceptat',
  intro: 'Amb les paraules que vas veure i des de quan. El que es pot retirar, ho pots retirar quan vulguis.',
  kinds: {
    terms: 'Condicions legals',
    privacy: 'Privacitat',
    commercial: 'Ofertes i promocions',
    newsletter: 'Butlletí',
  },
  givenOn: 'Acceptat {el |l’:date}',
  toldOn: 'Se te’n va informar {el |l’:date}',
  withdrawnOn: 'Retirat {el |l’:date}',
  notGiven: 'No ho has acceptat',
  version: 'Versió {version}',
  give: 'Accepta-ho',
  withdraw: 'Retira-ho',
  newsletters: 'Tria els butlletins',
  saved: 'La teva decisió s’ha desat.',
  failed: 'No s’ha pogut desar. Torna-ho a provar.',
  end: 'Per deixar d’acceptar les condicions, elimina el compte.',
};
