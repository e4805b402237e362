import type { Dictionary } from '../dictionary';

/** Catalan strings for a site whose readers accept advertising or pay. */
export const consentOrPay: Dictionary['consentOrPay'] = {
  title: 'Com vols llegir {name}?',
  accept: 'Accepta i llegeix de franc',
  pay: {
    month: 'Llegeix sense publicitat que et segueixi, per {price} al mes',
    year: 'Llegeix sense publicitat que et segueixi, per {price} l’any',
  },
  acceptText:
    'De franc: acceptes {purposes}, i que altres empreses ({partners}) rebin dades teves. Fins llavors no en carreguem res.',
  payText: {
    month:
      'De pagament: «{offer}», {price} al mes, impostos inclosos. Sense data de fi: es cobra cada mes fins que la cancel·lis. Només veuràs anuncis nostres, que no et segueixen.',
    year: 'De pagament: «{offer}», {price} l’any, impostos inclosos. Es renova sola cada any, fins que la cancel·lis. Només veuràs anuncis nostres, que no et segueixen.',
  },
  change: 'Ho pots canviar quan vulguis al peu de cada pàgina.',
  chosen:
    'Hem desat el que has triat. Per llegir sense acceptar la publicitat personalitzada cal la subscripció.',
  refusing: 'Si no acceptes la publicitat, per llegir cal la subscripció.',
  choose: 'Tria un per un',
  login: 'Ja tinc una subscripció: inicia la sessió',
};
