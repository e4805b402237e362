import type { Dictionary } from '../dictionary';

/** Catalan strings for the list of a reader's sessions. */
export const accountSessions: Dictionary['accountSessions'] = {
  title: 'On tens la sessió oberta',
  intro: 'Si n’hi ha alguna que no reconeixes, tanca-la i canvia la contrasenya.',
  alone: 'Ara mateix només la tens oberta aquí.',
  loading: 'S’estan buscant les teves sessions…',
  loadFailed: 'No hem pogut carregar les teves sessions.',
  retry: 'Torna-ho a provar',
  unknown: 'Dispositiu desconegut',
  current: 'Aquest dispositiu',
  started: 'Inici:',
  seen: 'Última activitat:',
  end: 'Tanca la sessió',
  endNamed: 'Tanca la sessió: {device}',
  ended: 'La sessió s’ha tancat.',
  failed: 'No s’ha pogut tancar la sessió. Torna-ho a provar.',
  endOthers: 'Tanca totes les altres',
  endOthersTitle: 'Vols tancar totes les altres sessions?',
  endOthersText: 'En aquest dispositiu continuarà oberta; als altres l’hauràs de tornar a iniciar.',
  endOthersConfirm: 'Tanca les altres',
  othersEnded: 'Les altres sessions s’han tancat.',
  dataTitle: 'Les teves dades',
  dataText: 'Tot el que guardem del teu compte, en un fitxer que pots conservar.',
  download: 'Descarrega les meves dades',
};
