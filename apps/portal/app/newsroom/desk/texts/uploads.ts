import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  title: 'Enviaments',
  text: 'Fotos i vídeos dels lectors que esperen que algú els miri, i els decidits.',
  view: 'Estat',
  show: 'Mostra',
  none: 'No n’hi ha cap.',
  by: '{credit} ({nick})',
  newsroom: 'la redacció',
  choose: 'Tria «{title}»',
  ground: 'Motiu, si es rebutgen',
  noGround: 'Cap',
  note: 'Què s’explica a qui ho ha enviat',
  publish: 'Publica els triats',
  refuse: 'Rebutja els triats',
  undo: 'Desfés-ho',
  undone: 'S’ha desfet.',
  chooseSome: 'Tria almenys un enviament.',
  reasonMissing: 'Per rebutjar enviaments cal un motiu.',
  failed: 'No s’ha pogut fer. Torna-ho a provar.',
  more: 'Més',
  views: { held: 'Pendents', published: 'Publicats', refused: 'Rebutjats' },
  done: {
    publish: {
      one: 'S’ha publicat {count} enviament. Es pot desfer durant un minut.',
      other: 'S’han publicat {count} enviaments. Es pot desfer durant un minut.',
    },
    refuse: {
      one: 'S’ha rebutjat {count} enviament. Es pot desfer durant un minut.',
      other: 'S’han rebutjat {count} enviaments. Es pot desfer durant un minut.',
    },
  },
  grounds: {
    'off-topic': 'fora de tema',
    quality: 'no es veu prou bé',
    rights: 'drets dubtosos',
    persons: 'persones o menors que s’hi reconeixen',
    illegal: 'il·legal',
    other: 'un altre',
  },
  faults: {
    'not-image': 'no és cap JPEG',
    'not-video': 'no és cap MP4',
    damaged: 'malmès',
    'too-many-pixels': 'massa píxels',
  },
};

type UploadTexts = typeof ca;

const es: UploadTexts = {
  title: 'Envíos',
  text: 'Fotos y vídeos de los lectores que esperan que alguien los mire, y los decididos.',
  view: 'Estado',
  show: 'Mostrar',
  none: 'No hay ninguno.',
  by: '{credit} ({nick})',
  newsroom: 'la redacción',
  choose: 'Elige «{title}»',
  ground: 'Motivo, si se rechazan',
  noGround: 'Ninguno',
  note: 'Qué se explica a quien lo ha enviado',
  publish: 'Publicar los elegidos',
  refuse: 'Rechazar los elegidos',
  undo: 'Deshacer',
  undone: 'Se ha deshecho.',
  chooseSome: 'Elige al menos un envío.',
  reasonMissing: 'Para rechazar envíos hace falta un motivo.',
  failed: 'No se ha podido hacer. Vuelve a intentarlo.',
  more: 'Más',
  views: { held: 'Pendientes', published: 'Publicados', refused: 'Rechazados' },
  done: {
    publish: {
      one: 'Se ha publicado {count} envío. Se puede deshacer durante un minuto.',
      other: 'Se han publicado {count} envíos. Se puede deshacer durante un minuto.',
    },
    refuse: {
      one: 'Se ha rechazado {count} envío. Se puede deshacer durante un minuto.',
      other: 'Se han rechazado {count} envíos. Se puede deshacer durante un minuto.',
    },
  },
  grounds: {
    'off-topic': 'fuera de tema',
    quality: 'no se ve bien',
    rights: 'derechos dudosos',
    persons: 'personas o menores reconocibles',
    illegal: 'ilegal',
    other: 'otro',
  },
  faults: {
    'not-image': 'no es un JPEG',
    'not-video': 'no es un MP4',
    damaged: 'dañado',
    'too-many-pixels': 'demasiados píxeles',
  },
};

const en: UploadTexts = {
  title: 'Sent by readers',
  text: 'Photos and videos from readers that wait for somebody to look at them, and those decided on.',
  view: 'State',
  show: 'Show',
  none: 'There are none.',
  by: '{credit} ({nick})',
  newsroom: 'the newsroom',
  choose: 'Choose “{title}”',
  ground: 'Reason, if they are refused',
  noGround: 'None',
  note: 'What whoever sent them is told',
  publish: 'Publish those chosen',
  refuse: 'Refuse those chosen',
  undo: 'Undo',
  undone: 'It is undone.',
  chooseSome: 'Choose at least one file.',
  reasonMissing: 'To refuse files, choose a reason.',
  failed: 'That could not be done. Try again.',
  more: 'More',
  views: { held: 'Pending', published: 'Published', refused: 'Refused' },
  done: {
    publish: {
      one: '{count} file has been published. You have one minute to undo this.',
      other: '{count} files have been published. You have one minute to undo this.',
    },
    refuse: {
      one: '{count} file has been refused. You have one minute to undo this.',
      other: '{count} files have been refused. You have one minute to undo this.',
    },
  },
  grounds: {
    'off-topic': 'off topic',
    quality: 'cannot be seen well',
    rights: 'doubtful rights',
    persons: 'people or minors who can be recognised',
    illegal: 'illegal',
    other: 'another',
  },
  faults: {
    'not-image': 'not a JPEG',
    'not-video': 'not an MP4',
    damaged: 'damaged',
    'too-many-pixels': 'too many pixels',
  },
};

/** Strings for readers' uploads. */
export const UPLOAD_DESK_TEXTS: Readonly<Record<Language, UploadTexts>> = inEveryLanguage({ ca, es, en });
