import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  title: 'Enllaç per veure’l abans',
  text: 'Qui tingui l’enllaç podrà veure el text sencer abans que es publiqui, sense iniciar la sessió. El text no surt a cap llista ni als cercadors.',
  for: 'Durant quant de temps',
  days: { one: '{count} dia', other: '{count} dies' },
  make: 'Crea un enllaç',
  madeBy: 'Creat per {name} · caduca {el |l’:end}',
  end: 'Desactiva’l',
  endOf: 'Desactiva l’enllaç que caduca {el |l’:end}',
  tooMany: 'Ja té tots els enllaços que pot tenir. Desactiva’n un abans.',
  draft: 'És un esborrany',
  scheduled: 'Encara no s’ha publicat',
  draftText: 'Només el veu qui té aquest enllaç, que caduca {el |l’:end}. Pot canviar.',
  scheduledText: 'Només el veu qui té aquest enllaç, que caduca {el |l’:end}. Es publicarà {el |l’:date}.',
  gone: 'Aquest enllaç ja no obre res',
  goneText: 'Ha caducat, o el text s’ha retirat. Demana’n un altre a qui te’l va enviar.',
  front: 'Ves a la portada',
};

type PreviewTexts = typeof ca;

const es: PreviewTexts = {
  title: 'Enlace para verlo antes',
  text: 'Quien tenga el enlace ve el texto entero antes de que se publique, sin iniciar sesión. No sale en ninguna lista ni en los buscadores.',
  for: 'Durante cuánto tiempo',
  days: { one: '{count} día', other: '{count} días' },
  make: 'Crear un enlace',
  madeBy: 'Creado por {name} · caduca el {end}',
  end: 'Desactivarlo',
  endOf: 'Desactivar el enlace que caduca el {end}',
  tooMany: 'Ya tiene todos los enlaces que puede tener. Desactiva uno antes.',
  draft: 'Es un borrador',
  scheduled: 'Todavía no se ha publicado',
  draftText: 'Solo lo ve quien tiene este enlace, que caduca el {end}. Puede cambiar.',
  scheduledText: 'Solo lo ve quien tiene este enlace, que caduca el {end}. Se publicará el {date}.',
  gone: 'Este enlace ya no abre nada',
  goneText: 'Ha caducado, o el texto se ha retirado. Pide otro a quien te lo envió.',
  front: 'Ir a la portada',
};

const en: PreviewTexts = {
  title: 'Link to see it before',
  text: 'Anyone with the link sees the whole story before it is published, without logging in. It is in no list, and search engines do not find it.',
  for: 'For how long',
  days: { one: '{count} day', other: '{count} days' },
  make: 'Create a link',
  madeBy: 'Created by {name} · expires on {end}',
  end: 'Deactivate',
  endOf: 'Deactivate the link that expires on {end}',
  tooMany: 'It already has as many links as it can. Deactivate one first.',
  draft: 'This is a draft',
  scheduled: 'This is not published yet',
  draftText: 'Only people with this link can see it, until {end}. It may change.',
  scheduledText: 'Only people with this link can see it, until {end}. It will be published on {date}.',
  gone: 'This link no longer opens anything',
  goneText: 'It has expired, or the text was withdrawn. Ask whoever sent it to you for another one.',
  front: 'Go to the front page',
};

/** Strings for links to unpublished articles. */
export const PREVIEW_TEXTS: Readonly<Record<Language, PreviewTexts>> = inEveryLanguage({ ca, es, en });
