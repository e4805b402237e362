import { FEATURE_FLAGS, inEveryLanguage, type Language } from '@portal/model';
import type { Showroom } from '../../../showroom';

/** Strings for the showroom's bar. */
export type ShowroomTexts = {
  title: string;
  paywall: string;
  /** With `{id}`. */
  published: string;
  /** With `{id}`, the version that the URL names. */
  unknownVersion: string;
  /** With `{said}`, the value in the URL, and `{known}`, the valid ones. */
  unknown: string;
  /** With `{said}`. */
  unknownDate: string;
  ads: string;
  adFaces: Record<Showroom['ads'], string>;
  reader: string;
  readers: Record<Showroom['reader'], string>;
  date: string;
  flags: Record<'endlessLists', string>;
  asItIs: string;
  on: string;
  off: string;
  show: string;
  reset: string;
};

const ca: ShowroomTexts = {
  title: 'Aparador',
  paywall: 'Versió del mur de pagament',
  published: '{id} (publicada)',
  unknownVersion: 'El web no té cap versió «{id}»: es mostra la publicada.',
  unknown: '«{said}» no és cap opció: es mostra com al web. L’adreça admet: {known}.',
  unknownDate:
    '«{said}» no és cap dia i hora d’aquest segle: es mostra el d’ara. L’adreça els diu així: 2026-03-18T12:00.',
  ads: 'Publicitat',
  adFaces: {
    none: 'Cap',
    house: 'La publicitat del diari',
    showroom: 'El buit de l’anunci',
    preview: 'Amb totes les dades',
  },
  reader: 'Qui llegeix els articles tancats',
  readers: { own: 'Tu', nobody: 'Algú sense compte', spent: 'Algú que ja ha llegit els del mes' },
  date: 'Dia i hora',
  flags: { endlessLists: 'Les llistes en carreguen més en arribar al final' },
  asItIs: 'Com al web',
  on: 'Sí',
  off: 'No',
  show: 'Mostra-ho així',
  reset: 'Mostra-ho com al web',
};
const es: ShowroomTexts = {
  title: 'Escaparate',
  paywall: 'Versión del muro de pago',
  published: '{id} (publicada)',
  unknownVersion: 'La web no tiene ninguna versión «{id}»: se muestra la publicada.',
  unknown: '«{said}» no es ninguna opción: se muestra como en la web. La dirección admite: {known}.',
  unknownDate:
    '«{said}» no es ningún día y hora de este siglo: se muestra el de ahora. La dirección los dice así: 2026-03-18T12:00.',
  ads: 'Publicidad',
  adFaces: {
    none: 'Ninguna',
    house: 'La publicidad del diario',
    showroom: 'El hueco del anuncio',
    preview: 'Con todos los datos',
  },
  reader: 'Quién lee los artículos cerrados',
  readers: { own: 'Tú', nobody: 'Alguien sin cuenta', spent: 'Alguien que ya ha leído los del mes' },
  date: 'Día y hora',
  flags: { endlessLists: 'Las listas cargan más al llegar al final' },
  asItIs: 'Como en la web',
  on: 'Sí',
  off: 'No',
  show: 'Mostrarlo así',
  reset: 'Mostrarlo como en la web',
};
const en: ShowroomTexts = {
  title: 'Showroom',
  paywall: 'Version of the paywall',
  published: '{id} (published)',
  unknownVersion: 'The site has no version “{id}”: the published one is shown.',
  unknown: '“{said}” is not an option, so it is shown as on the site. The address takes: {known}.',
  unknownDate:
    '“{said}” is not a day and time of this century, so the present is shown. Write it in the address like this: 2026-03-18T12:00.',
  ads: 'Advertising',
  adFaces: {
    none: 'None',
    house: 'The paper’s own ads',
    showroom: 'The space for the ad',
    preview: 'With all its facts',
  },
  reader: 'Who reads closed stories',
  readers: {
    own: 'You',
    nobody: 'Somebody without an account',
    spent: 'Somebody who has read the month’s stories',
  },
  date: 'Day and time',
  flags: { endlessLists: 'Lists go on by themselves' },
  asItIs: 'As on the site',
  on: 'Yes',
  off: 'No',
  show: 'Show it like this',
  reset: 'Show it as on the site',
};

/** Strings for the showroom's bar, by language. */
export const SHOWROOM_TEXTS: Readonly<Record<Language, ShowroomTexts>> = inEveryLanguage({ ca, es, en });

/** Settings of a showroom's page that differ from the site's, as the form words them. */
export function chosenInWords(
  { paywallFakeId, ads, reader, flags, date }: Showroom,
  published: string | undefined,
  texts: ShowroomTexts,
): string[] {
  return [
    ...(paywallFakeId && paywallFakeId !== published ? [paywallFakeId] : []),
    ...(ads === 'showroom' ? [] : [`${texts.ads}: ${texts.adFaces[ads]}`]),
    ...(reader === 'own' ? [] : [texts.readers[reader]]),
    ...FEATURE_FLAGS.flatMap((flag) =>
      flags[flag] === undefined ? [] : [`${texts.flags[flag]}: ${flags[flag] ? texts.on : texts.off}`],
    ),
    ...(date ? [date.text.replace('T', ' ')] : []),
  ];
}
