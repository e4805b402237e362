import type { Dictionary } from '../dictionary';

/** Catalan texts around the screens of the customer-identity provider (spec §7). */
export const identityProvider: Dictionary['identityProvider'] = {
  loading: 'S’està carregant el servei que guarda els comptes…',
  waiting: 'Estem obrint la teva sessió…',
  unreachable:
    'No hem pogut connectar amb el servei que guarda els comptes. Torna-ho a provar d’aquí a una estona.',
  refused: 'No hem pogut comprovar el teu compte. Torna a iniciar la sessió.',
  retry: 'Torna-ho a provar',
  noScript: 'Per iniciar la sessió, registrar-te o canviar les teves dades, activa JavaScript al navegador.',
  left: 'Has tancat la sessió',
  leaving: 'L’estem tancant també al servei que guarda els comptes…',
  notLeft:
    'No hem pogut tancar-la també al servei que guarda els comptes. Si aquest dispositiu no és teu, torna-ho a provar.',
  leftWithoutScript:
    'Al servei que guarda els comptes pot continuar oberta: per tancar-la, activa JavaScript al navegador.',
  login: 'Inicia la sessió',
};
