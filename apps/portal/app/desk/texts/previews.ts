import type { Language } from '@portal/model';

const ca = {
  title: 'Enllaç per veure’l abans',
  text: 'Qui tingui l’enllaç veu el text sencer abans que es publiqui, sense entrar enlloc. No surt a cap llista ni als cercadors.',
  for: 'Durant quant de temps',
  days: { one: '{count} dia', other: '{count} dies' },
  make: 'Fes un enllaç',
  madeBy: 'Fet per {name} · s’acaba {el |l’:end}',
  end: 'Acaba’l',
  endOf: 'Acaba l’enllaç que s’acaba {el |l’:end}',
  tooMany: 'Ja té tots els enllaços que pot tenir. Acaba’n un abans.',
  draft: 'És un esborrany',
  scheduled: 'Encara no s’ha publicat',
  draftText: 'Només el veu qui té aquest enllaç, que s’acaba {el |l’:end}. Pot canviar.',
  scheduledText: 'Només el veu qui té aquest enllaç, que s’acaba {el |l’:end}. Es publicarà {el |l’:date}.',
  gone: 'Aquest enllaç ja no obre res',
  goneText: 'S’ha acabat, o el text s’ha retirat. Demana’n un altre a qui te’l va enviar.',
  front: 'Ves a la portada',
} as const;

type Widened<T> = T extends string ? string : { readonly [Name in keyof T]: Widened<T[Name]> };

const es: Widened<typeof ca> = {
  title: 'Enlace para verlo antes',
  text: 'Quien tenga el enlace ve el texto entero antes de que se publique, sin entrar en ningún sitio. No sale en ninguna lista ni en los buscadores.',
  for: 'Durante cuánto tiempo',
  days: { one: '{count} día', other: '{count} días' },
  make: 'Haz un enlace',
  madeBy: 'Hecho por {name} · termina el {end}',
  end: 'Termínalo',
  endOf: 'Termina el enlace que acaba el {end}',
  tooMany: 'Ya tiene todos los enlaces que puede tener. Termina uno antes.',
  draft: 'Es un borrador',
  scheduled: 'Todavía no se ha publicado',
  draftText: 'Solo lo ve quien tiene este enlace, que termina el {end}. Puede cambiar.',
  scheduledText: 'Solo lo ve quien tiene este enlace, que termina el {end}. Se publicará el {date}.',
  gone: 'Este enlace ya no abre nada',
  goneText: 'Ha terminado, o el texto se ha retirado. Pide otro a quien te lo envió.',
  front: 'Ve a la portada',
};

const en: Widened<typeof ca> = {
  title: 'Link to see it before',
  text: 'Whoever has the link sees the whole text before it is published, without logging in. It is in no list, and search engines do not find it.',
  for: 'For how long',
  days: { one: '{count} day', other: '{count} days' },
  make: 'Make a link',
  madeBy: 'Made by {name} · ends on {end}',
  end: 'End it',
  endOf: 'End the link that ends on {end}',
  tooMany: 'It has as many links as it can have. End one first.',
  draft: 'This is a draft',
  scheduled: 'This is not published yet',
  draftText: 'Only who has this link sees it, until {end}. It may change.',
  scheduledText: 'Only who has this link sees it, until {end}. It will be published on {date}.',
  gone: 'This link opens nothing any more',
  goneText: 'It has ended, or the text was withdrawn. Ask whoever sent it to you for another one.',
  front: 'Go to the front page',
};

/** Texts of links to what is not published yet. */
export const PREVIEW_TEXTS: Readonly<Record<Language, Widened<typeof ca>>> = { ca, es, en };
