import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  give: 'Regala aquest article',
  /** Description of the button, shown under it. */
  giveHint:
    'Et donarem un enllaç per enviar. Qui l’obri llegirà l’article sencer, encara que no sigui subscriptor.',
  title: 'Articles que has regalat',
  none: 'Ara no tens cap enllaç de regal actiu',
  noneHint: 'Al final dels articles per a subscriptors trobaràs el botó «Regala aquest article».',
  /** Number of articles that can still be given this month. */
  left: {
    none: 'Aquest mes ja no et queda cap article per regalar.',
    one: 'Aquest mes encara pots regalar {count} article.',
    other: 'Aquest mes encara pots regalar {count} articles.',
  },
  /** With `{date}`. */
  until: 'L’enllaç funciona fins {al |a l’:date}.',
  /** Maximum number of readers; with `{readers}`, how many have opened it. */
  readers: {
    one: 'El pot llegir {count} persona en total. Lectors fins ara: {readers}.',
    other: 'El poden llegir {count} persones en total. Lectors fins ara: {readers}.',
  },
  /** Replaces the number of readers once all places are used. */
  spent: {
    one: 'La persona que el podia llegir ja l’ha llegit. L’enllaç ja no serveix per a ningú més.',
    other:
      'Les {count} persones que el podien llegir ja l’han llegit. L’enllaç ja no serveix per a ningú més.',
  },
  /** With `{title}`: accessible name of a gift's link, which is copied from the bar next to it. */
  link: 'Enllaç de regal de «{title}»',
  /** Confirmation of a new gift, before the link back to its article. */
  made: 'Ja tens l’enllaç: comparteix-lo o copia’l des d’aquí.',
  back: 'Torna a l’article',
  ended: {
    title: 'Aquest enllaç de regal ja no funciona',
    text: 'Un article regalat es pot llegir uns quants dies, i només el pot llegir un nombre limitat de persones. Si encara el vols llegir, demana un altre enllaç a qui te’l va enviar.',
    read: 'Ves a l’article',
    offers: 'Mira les subscripcions',
  },
  failures: {
    notSubscriber: 'Només els subscriptors poden regalar articles.',
    unknown: 'Aquest article no es pot regalar.',
    noneLeft: 'Aquest mes ja has regalat tots els articles que podies.',
    tooOften: 'Ho has provat massa vegades. Torna-hi d’aquí a una estona.',
    failed: 'No hem pogut crear l’enllaç del regal. Torna-ho a provar.',
  },
};

export type GiftTexts = typeof ca;

/** Why a text was not given away. */
export type GiftFailure = keyof GiftTexts['failures'];

const es: GiftTexts = {
  give: 'Regalar este artículo',
  giveHint:
    'Te daremos un enlace para enviar. Quien lo abra leerá el artículo entero, aunque no sea suscriptor.',
  title: 'Artículos que has regalado',
  none: 'Ahora no tienes ningún enlace de regalo activo',
  noneHint: 'Al final de los artículos para suscriptores encontrarás el botón «Regalar este artículo».',
  left: {
    none: 'Este mes ya no te queda ningún artículo por regalar.',
    one: 'Este mes aún puedes regalar {count} artículo.',
    other: 'Este mes aún puedes regalar {count} artículos.',
  },
  until: 'El enlace funciona hasta el {date}.',
  readers: {
    one: 'Puede leerlo {count} persona en total. Lectores hasta ahora: {readers}.',
    other: 'Pueden leerlo {count} personas en total. Lectores hasta ahora: {readers}.',
  },
  spent: {
    one: 'La persona que podía leerlo ya lo ha leído. El enlace ya no sirve para nadie más.',
    other: 'Las {count} personas que podían leerlo ya lo han leído. El enlace ya no sirve para nadie más.',
  },
  link: 'Enlace de regalo de «{title}»',
  made: 'Ya tienes el enlace: compártelo o cópialo desde aquí.',
  back: 'Volver al artículo',
  ended: {
    title: 'Este enlace de regalo ya no funciona',
    text: 'Un artículo regalado se puede leer unos días, y solo puede leerlo un número limitado de personas. Si aún quieres leerlo, pide otro enlace a quien te lo envió.',
    read: 'Ir al artículo',
    offers: 'Ver las suscripciones',
  },
  failures: {
    notSubscriber: 'Solo los suscriptores pueden regalar artículos.',
    unknown: 'Este artículo no se puede regalar.',
    noneLeft: 'Este mes ya has regalado todos los artículos que podías.',
    tooOften: 'Lo has intentado demasiadas veces. Vuelve dentro de un rato.',
    failed: 'No hemos podido crear el enlace del regalo. Vuelve a intentarlo.',
  },
};

const en: GiftTexts = {
  give: 'Gift this story',
  giveHint: 'You get a link to send. Whoever opens it can read the whole story without a subscription.',
  title: 'Stories you have gifted',
  none: 'You have no active gift links at the moment',
  noneHint: 'At the end of stories for subscribers there is a button, “Gift this story”.',
  left: {
    none: 'You have no more stories to gift this month.',
    one: 'You can gift {count} more story this month.',
    other: 'You can gift {count} more stories this month.',
  },
  until: 'The link works until {date}.',
  readers: {
    one: '{count} person in all can read it. Readers so far: {readers}.',
    other: '{count} people in all can read it. Readers so far: {readers}.',
  },
  spent: {
    one: 'The person who could read it has read it. The link no longer works for anybody else.',
    other: 'The {count} people who could read it have read it. The link no longer works for anybody else.',
  },
  link: 'Gift link to “{title}”',
  made: 'Your link is ready: share or copy it from here.',
  back: 'Back to the story',
  ended: {
    title: 'This gift link no longer works',
    text: 'A gifted story can be read for a few days, and only by a limited number of people. If you would still like to read it, ask whoever sent it for another link.',
    read: 'Go to the story',
    offers: 'See the subscriptions',
  },
  failures: {
    notSubscriber: 'Only subscribers can gift stories.',
    unknown: 'This story cannot be gifted.',
    noneLeft: 'You have gifted all the stories that you could this month.',
    tooOften: 'You have tried too many times. Come back in a while.',
    failed: 'We could not make the gift link. Please try again.',
  },
};

/** Strings for texts that subscribers give away. */
export const GIFT_TEXTS: Readonly<Record<Language, GiftTexts>> = inEveryLanguage({ ca, es, en });
