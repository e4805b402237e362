import { inEveryLanguage, type Language, type PluralForms, type RectificationKind } from '@portal/model';
import type { RectificationView } from '@portal/model/newsroom';
import type { RectificationCapacity, RectificationGround } from '@portal/model/participation';

type ByKind = Readonly<Record<RectificationKind, string>>;

/** Strings for the desk’s requests for rectifications. */
type RectificationDeskTexts = Readonly<{
  title: string;
  text: string;
  views: Readonly<Record<RectificationView, string>>;
  viewsLabel: string;
  record: string;
  none: Readonly<Record<RectificationView, string>>;
  of: ByKind;
  received: string;
  inTime: string;
  late: PluralForms;
  due: string;
  overdue: string;
  asks: string;
  capacities: Readonly<Record<RectificationCapacity, string>>;
  story: string;
  storyGone: string;
  facts: string;
  asked: ByKind;
  published: string;
  evidence: string;
  length: string;
  /** Why its text cannot be edited. */
  whole: string;
  note: string;
  publish: ByKind;
  ground: string;
  noGround: string;
  reason: string;
  reasonHint: string;
  refuse: string;
  withdraw: string;
  chiefs: string;
  states: Readonly<{ published: string; refused: string; withdrawn: string }>;
  forgotten: string;
  grounds: Readonly<Record<RectificationGround, string>>;
  groundMissing: string;
  reasonMissing: string;
  textMissing: string;
  decided: string;
  /** Last action and the request it concerned. */
  doneWith: string;
  failed: string;
  next: string;
  first: string;
}>;

const ca: RectificationDeskTexts = {
  title: 'Rectificacions',
  text: 'Peticions de rectificació i d’actualització, per ordre de termini.',
  views: { waiting: 'Pendents', decided: 'Decidides' },
  viewsLabel: 'Peticions',
  record: 'Apunta una petició',
  none: { waiting: 'No n’hi ha cap de pendent.', decided: 'Encara no se n’ha decidit cap.' },
  of: { rectification: 'Rectificació: {party}', update: 'Actualització: {party}' },
  received: 'Rebuda: {date}',
  inTime: 'Demanada dins del termini',
  late: { one: 'Demanada {count} dia tard', other: 'Demanada {count} dies tard' },
  due: 'Termini: {date}',
  overdue: 'El termini va acabar {el |l’:date}',
  asks: 'La demana: {name}, {capacity}',
  capacities: { self: 'en nom propi', representative: 'com a representant', heir: 'com a hereu' },
  story: 'publicada: {date}',
  storyGone: 'La notícia no és publicada: torna-la a publicar per posar-hi la rectificació al costat.',
  facts: 'Fets que no són exactes o que han canviat',
  asked: { rectification: 'Text que es publicarà', update: 'Text que demana' },
  published: 'Text publicat',
  evidence: 'En què es basa',
  length: '{text} caràcters; el text de la notícia en té {story}',
  whole: 'La llei vol que es publiqui sencer i sense comentaris: no es pot canviar.',
  note: 'Nota de la redacció',
  publish: { rectification: 'Publica-la sencera', update: 'Publica la nota' },
  ground: 'Motiu per rebutjar-la',
  noGround: 'Tria un motiu',
  reason: 'Explicació',
  reasonHint: 'La rep qui ho va demanar.',
  refuse: 'Rebutja-la',
  withdraw: 'Retira-la',
  chiefs: 'Només un cap de redacció la pot rebutjar.',
  states: { published: 'Publicada: {date}', refused: 'Rebutjada: {date}', withdrawn: 'Retirada: {date}' },
  forgotten: 'Ja no es guarda qui la va demanar.',
  grounds: {
    late: 'fora de termini',
    'not-named': 'la notícia no el cita ni l’al·ludeix',
    'not-facts': 'no són fets, sinó opinions',
    'no-harm': 'no el perjudica',
    'too-long': 'massa llarg',
    'no-proof': 'no acredita qui és o en què es basa',
    unlawful: 'seria il·lícit, o perjudicaria altres persones',
    other: 'un altre motiu',
  },
  groundMissing: 'Tria un motiu',
  reasonMissing: 'Escriu una explicació: qui ho va demanar l’ha de poder entendre',
  textMissing: 'Escriu la nota',
  decided: 'Algú altre ja ho ha decidit.',
  doneWith: '{done} Referència: {reference}.',
  failed: 'No s’ha pogut fer. Torna-ho a provar.',
  next: 'Més',
  first: 'Les primeres',
};

const es: RectificationDeskTexts = {
  title: 'Rectificaciones',
  text: 'Peticiones de rectificación y de actualización, por orden de plazo.',
  views: { waiting: 'Pendientes', decided: 'Decididas' },
  viewsLabel: 'Peticiones',
  record: 'Apuntar una petición',
  none: { waiting: 'No hay ninguna pendiente.', decided: 'Todavía no se ha decidido ninguna.' },
  of: { rectification: 'Rectificación: {party}', update: 'Actualización: {party}' },
  received: 'Recibida: {date}',
  inTime: 'Pedida en plazo',
  late: { one: 'Pedida {count} día tarde', other: 'Pedida {count} días tarde' },
  due: 'Plazo: {date}',
  overdue: 'El plazo acabó el {date}',
  asks: 'La pide: {name}, {capacity}',
  capacities: { self: 'en su propio nombre', representative: 'como representante', heir: 'como heredero' },
  story: 'publicada: {date}',
  storyGone: 'La noticia no está publicada: vuelve a publicarla para poner la rectificación al lado.',
  facts: 'Hechos que no son exactos o que han cambiado',
  asked: { rectification: 'Texto que se publicará', update: 'Texto que pide' },
  published: 'Texto publicado',
  evidence: 'En qué se basa',
  length: '{text} caracteres; el texto de la noticia tiene {story}',
  whole: 'La ley quiere que se publique entero y sin comentarios: no se puede cambiar.',
  note: 'Nota de la redacción',
  publish: { rectification: 'Publicarla entera', update: 'Publicar la nota' },
  ground: 'Motivo para rechazarla',
  noGround: 'Elige un motivo',
  reason: 'Explicación',
  reasonHint: 'La recibe quien lo pidió.',
  refuse: 'Rechazarla',
  withdraw: 'Retirarla',
  chiefs: 'Solo un jefe de redacción puede rechazarla.',
  states: { published: 'Publicada: {date}', refused: 'Rechazada: {date}', withdrawn: 'Retirada: {date}' },
  forgotten: 'Ya no se guarda quién la pidió.',
  grounds: {
    late: 'fuera de plazo',
    'not-named': 'la noticia no le cita ni le alude',
    'not-facts': 'no son hechos, sino opiniones',
    'no-harm': 'no le perjudica',
    'too-long': 'demasiado largo',
    'no-proof': 'no acredita quién es o en qué se basa',
    unlawful: 'sería ilícito, o perjudicaría a otras personas',
    other: 'otro motivo',
  },
  groundMissing: 'Falta el motivo',
  reasonMissing: 'Falta una explicación: quien lo pidió tiene que poder entenderla',
  textMissing: 'Falta la nota',
  decided: 'Otra persona ya lo ha decidido.',
  doneWith: '{done} Referencia: {reference}.',
  failed: 'No se ha podido hacer. Vuelve a intentarlo.',
  next: 'Más',
  first: 'Las primeras',
};

const en: RectificationDeskTexts = {
  title: 'Rectifications',
  text: 'Requests for rectifications and updates, by deadline.',
  views: { waiting: 'Pending', decided: 'Decided' },
  viewsLabel: 'Requests',
  record: 'Write down a request',
  none: { waiting: 'None is pending.', decided: 'None has been decided yet.' },
  of: { rectification: 'Rectification: {party}', update: 'Update: {party}' },
  received: 'Received: {date}',
  inTime: 'Asked for in time',
  late: { one: 'Asked for {count} day late', other: 'Asked for {count} days late' },
  due: 'Due: {date}',
  overdue: 'The term ended on {date}',
  asks: 'Asked for by: {name}, {capacity}',
  capacities: { self: 'in their own name', representative: 'as a representative', heir: 'as an heir' },
  story: 'published: {date}',
  storyGone: 'The story is not published: publish it again to put the rectification beside it.',
  facts: 'Facts that are not so or have changed',
  asked: { rectification: 'Text that will be published', update: 'Text that is asked for' },
  published: 'Published text',
  evidence: 'What it is based on',
  length: '{text} characters; the text of the story has {story}',
  whole: 'The law wants it published whole and without comments: it cannot be changed.',
  note: 'The newsroom’s note',
  publish: { rectification: 'Publish it whole', update: 'Publish the note' },
  ground: 'Reason to refuse it',
  noGround: 'Choose a reason',
  reason: 'Explanation',
  reasonHint: 'Whoever asked receives it.',
  refuse: 'Refuse it',
  withdraw: 'Withdraw it',
  chiefs: 'Only a chief can refuse it.',
  states: { published: 'Published: {date}', refused: 'Refused: {date}', withdrawn: 'Withdrawn: {date}' },
  forgotten: 'Who asked is no longer kept.',
  grounds: {
    late: 'after the term',
    'not-named': 'the story neither names nor alludes to them',
    'not-facts': 'not facts, but opinions',
    'no-harm': 'it does not harm them',
    'too-long': 'too long',
    'no-proof': 'does not show who asks or what it is based on',
    unlawful: 'it would be unlawful, or would harm others',
    other: 'another reason',
  },
  groundMissing: 'Choose a reason',
  reasonMissing: 'Write an explanation: whoever asked has to be able to understand it',
  textMissing: 'Write the note',
  decided: 'Somebody else has decided already.',
  doneWith: '{done} Reference: {reference}.',
  failed: 'It could not be done. Try again.',
  next: 'More',
  first: 'The first ones',
};

/** Strings for the desk’s requests for rectifications by language. */
export const RECTIFICATION_DESK_TEXTS: Readonly<Record<Language, RectificationDeskTexts>> = inEveryLanguage({
  ca,
  es,
  en,
});
