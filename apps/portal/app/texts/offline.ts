import { inEveryLanguage, type Language } from '@portal/model';

/**
 * Strings for the page where readers turn offline reading on; `{read}`, `{saved}` and `{megabytes}` are its
 * limits.
 */
export type OfflineTexts = Record<
  | 'standfirst'
  /** Replaces everything else if the site has no worker. */
  | 'notOffered'
  | 'what'
  | 'pages'
  | 'saved'
  | 'files'
  | 'openings'
  | 'until'
  | 'oldest'
  | 'ends'
  | 'endsWithSession'
  | 'where'
  | 'here'
  | 'cookies',
  string
>;

export const OFFLINE_TEXTS: Readonly<Record<Language, OfflineTexts>> = inEveryLanguage({
  es: {
    standfirst:
      'Si lo activas, las páginas que leas se guardan en este dispositivo y puedes volver a ellas sin conexión. Mientras no lo actives, no se guarda ninguna.',
    notOffered: 'Ahora mismo no se puede leer sin conexión en esta web, y no se guarda ninguna página.',
    what: 'Qué se guarda',
    pages: 'La portada y las páginas que leas: como máximo, las {read} últimas.',
    saved: 'Los contenidos guardados de tu cuenta, si los guardas aquí: como máximo, {saved}.',
    files:
      'Las imágenes que has visto en ellas y lo que hace falta para mostrarlas: como máximo, {megabytes}\u00a0MB.',
    openings: 'De los artículos reservados, solo el comienzo.',
    until: 'Hasta cuándo',
    oldest: 'Cuando llegan páginas nuevas, se borran las más antiguas.',
    ends: 'Todo se borra en cuanto lo desactivas. También se borra si borras los datos del navegador.',
    endsWithSession:
      'Todo se borra en cuanto lo desactivas. También se borra si borras los datos del navegador. Al cerrar la sesión se borran las páginas guardadas.',
    where: 'Dónde',
    here: 'Solo en este navegador y en este dispositivo. Nadie más recibe las páginas guardadas.',
    cookies: 'Todo lo que se puede guardar en tu navegador',
  },
  ca: {
    standfirst:
      'Si ho actives, les pàgines que llegeixes es desen en aquest dispositiu i hi pots tornar sense connexió. Si no ho actives, no se’n desa cap.',
    notOffered: 'Ara mateix no es pot llegir sense connexió en aquest web, i no s’hi desa cap pàgina.',
    what: 'Què s’hi desa',
    pages: 'La portada i les pàgines que llegeixes: com a màxim, les {read} últimes.',
    saved: 'Els continguts desats del teu compte, si els deses aquí: com a màxim, {saved}.',
    files: 'Les imatges que hi has vist i el que cal per mostrar-les: com a màxim, {megabytes}\u00a0MB.',
    openings: 'Dels articles reservats, només el començament.',
    until: 'Fins quan',
    oldest: 'Quan arriben pàgines noves, s’esborren les més antigues.',
    ends: 'Tot s’esborra de seguida que ho desactives. També s’esborra si esborres les dades del navegador.',
    endsWithSession:
      'Tot s’esborra de seguida que ho desactives. També s’esborra si esborres les dades del navegador. En tancar la sessió s’esborren les pàgines desades.',
    where: 'On',
    here: 'Només en aquest navegador i en aquest dispositiu. Ningú més no rep les pàgines desades.',
    cookies: 'Tot el que es pot desar al teu navegador',
  },
  en: {
    standfirst:
      'If you turn it on, the pages that you read are saved on this device and you can come back to them offline. Until you do, none is saved.',
    notOffered: 'Reading offline is not available on this site at the moment, and no page is saved.',
    what: 'What is saved',
    pages: 'The front page and the pages that you read: the last {read} at most.',
    saved: 'The saved stories of your account, if you save them here: {saved} at most.',
    files:
      'The pictures that you have seen there and what is needed to show them: {megabytes}\u00a0MB at most.',
    openings: 'Of stories for subscribers, the opening alone.',
    until: 'Until when',
    oldest: 'When new pages come, the oldest are deleted.',
    ends: 'Everything is deleted as soon as you turn it off, and with the data of your browser too.',
    endsWithSession:
      'Everything is deleted as soon as you turn it off, and with the data of your browser too. Logging out deletes the saved pages.',
    where: 'Where',
    here: 'In this browser, on this device alone. Nobody else receives the saved pages.',
    cookies: 'Everything that can be saved in your browser',
  },
});
