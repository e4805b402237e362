import { inEveryLanguage, type Language, type PluralForms, type RectificationKind } from '@portal/model';
import type { RectificationCapacity, RectificationParty } from '@portal/model/participation';

type ByKind = Readonly<Record<RectificationKind, string>>;

/** Strings for the emails about a rectification request, in one language. */
type RectificationEmailTexts = {
  /** Replaces the headline of a story that is no longer published. */
  noTitle: string;
  about: string;
  received: Readonly<{
    subject: ByKind;
    text: ByKind;
    due: ByKind;
    late: string;
    copy: string;
    notYou: string;
  }>;
  toDesk: Readonly<{
    subject: ByKind;
    due: string;
    asks: string;
    capacities: Readonly<Record<RectificationCapacity, string>>;
    party: Readonly<Record<RectificationParty, string>>;
    late: PluralForms;
    facts: string;
    text: ByKind;
    evidence: string;
    open: string;
  }>;
  published: Readonly<{ subject: ByKind; text: ByKind; open: string }>;
  refused: Readonly<{ subject: ByKind; ground: string; way: ByKind }>;
  withdrawn: Readonly<{ subject: ByKind; why: string; way: ByKind }>;
  goodbye: string;
};

const ca: RectificationEmailTexts = {
  noTitle: 'una notícia que ja no és publicada',
  about: 'Notícia: {title}\n{url}\nReferència: {reference}',
  received: {
    subject: {
      rectification: 'Hem rebut la petició de rectificació {reference}',
      update: 'Hem rebut la petició d’actualització {reference}',
    },
    text: {
      rectification:
        'Hem rebut una petició de rectificació amb aquesta adreça. Va arribar {el |l’:received}.',
      update: 'Hem rebut una petició d’actualització amb aquesta adreça. Va arribar {el |l’:received}.',
    },
    due: {
      rectification:
        'La redacció té fins {al |a l’:due} per publicar-la o per dir per què no ho fa (article\u00a03 de la Llei orgànica 2/1984). T’escriurem quan ho hagi decidit.',
      update: 'La redacció decideix com a molt tard {el |l’:due}, i et dirà què ha decidit i per què.',
    },
    late: 'Va arribar fora del termini de la llei: la redacció pot publicar-la, però no hi està obligada. T’escriurem quan ho hagi decidit.',
    copy: 'El text que has demanat publicar:',
    notYou: 'Si no ho has demanat tu, no has de fer res.',
  },
  toDesk: {
    subject: {
      rectification: '[{site}] Rectificació {reference}: fins {al |a l’:due}',
      update: '[{site}] Actualització {reference}: fins {al |a l’:due}',
    },
    due: 'Cal publicar-la o rebutjar-la abans que acabi el termini: {due}.',
    asks: 'La demana: {name} <{email}>, {capacity}',
    capacities: { self: 'en nom propi', representative: 'com a representant', heir: 'com a hereu' },
    party: { person: 'Persona afectada: {party}', organization: 'Entitat afectada: {party}' },
    late: {
      one: 'Va arribar {count} dia fora de termini: la redacció decideix.',
      other: 'Va arribar {count} dies fora de termini: la redacció decideix.',
    },
    facts: 'Fets que no són exactes o que han canviat:',
    text: { rectification: 'Text que s’ha de publicar sencer:', update: 'Nota que demana:' },
    evidence: 'En què es basa:',
    open: 'Obre la petició',
  },
  published: {
    subject: {
      rectification: 'Hem publicat la rectificació {reference}',
      update: 'Hem publicat l’actualització {reference}',
    },
    text: {
      rectification: 'La rectificació és publicada, sencera i sense canvis, al costat de la notícia:',
      update:
        'La nota d’actualització és publicada al costat de la notícia, amb les paraules de la redacció:',
    },
    open: 'Mira-la',
  },
  refused: {
    subject: {
      rectification: 'No publiquem la rectificació {reference}',
      update: 'No publiquem l’actualització {reference}',
    },
    ground: 'Motiu: {ground}',
    way: {
      rectification:
        'Si no hi estàs d’acord, pots anar al jutge en els {days} dies hàbils següents {al |a l’:due}, que és quan acabava el termini per publicar-la (article\u00a04 de la Llei orgànica 2/1984).',
      update:
        'Si no hi estàs d’acord, escriu-nos a {email}, o ves a l’autoritat de protecció de dades: {authority}',
    },
  },
  withdrawn: {
    subject: {
      rectification: 'Hem retirat la rectificació {reference}',
      update: 'Hem retirat l’actualització {reference}',
    },
    why: 'La redacció l’ha retirada. Motiu: {note}',
    way: {
      rectification: 'Si no hi estàs d’acord, pots anar al jutge (Llei orgànica 2/1984).',
      update:
        'Si no hi estàs d’acord, escriu-nos a {email}, o ves a l’autoritat de protecció de dades: {authority}',
    },
  },
  goodbye: 'Salutacions,\n{site}\n{origin}',
};

const es: RectificationEmailTexts = {
  noTitle: 'una noticia que ya no está publicada',
  about: 'Noticia: {title}\n{url}\nReferencia: {reference}',
  received: {
    subject: {
      rectification: 'Hemos recibido la petición de rectificación {reference}',
      update: 'Hemos recibido la petición de actualización {reference}',
    },
    text: {
      rectification: 'Hemos recibido una petición de rectificación con esta dirección. Llegó el {received}.',
      update: 'Hemos recibido una petición de actualización con esta dirección. Llegó el {received}.',
    },
    due: {
      rectification:
        'La redacción tiene hasta el {due} para publicarla o para decir por qué no lo hace (artículo\u00a03 de la Ley Orgánica 2/1984). Te escribiremos cuando lo haya decidido.',
      update: 'La redacción decide como muy tarde el {due}, y te dirá qué ha decidido y por qué.',
    },
    late: 'Llegó fuera del plazo de la ley: la redacción puede publicarla, pero no está obligada. Te escribiremos cuando lo haya decidido.',
    copy: 'El texto que has pedido publicar:',
    notYou: 'Si no lo has pedido tú, no tienes que hacer nada.',
  },
  toDesk: {
    subject: {
      rectification: '[{site}] Rectificación {reference}: hasta el {due}',
      update: '[{site}] Actualización {reference}: hasta el {due}',
    },
    due: 'Hay que publicarla o rechazarla antes de que acabe el plazo: {due}.',
    asks: 'La pide: {name} <{email}>, {capacity}',
    capacities: { self: 'en su propio nombre', representative: 'como representante', heir: 'como heredero' },
    party: { person: 'Persona afectada: {party}', organization: 'Entidad afectada: {party}' },
    late: {
      one: 'Llegó {count} día fuera de plazo: la redacción decide.',
      other: 'Llegó {count} días fuera de plazo: la redacción decide.',
    },
    facts: 'Hechos que no son exactos o que han cambiado:',
    text: { rectification: 'Texto que hay que publicar entero:', update: 'Nota que pide:' },
    evidence: 'En qué se basa:',
    open: 'Abrir la petición',
  },
  published: {
    subject: {
      rectification: 'Hemos publicado la rectificación {reference}',
      update: 'Hemos publicado la actualización {reference}',
    },
    text: {
      rectification: 'La rectificación está publicada, entera y sin cambios, junto a la noticia:',
      update: 'La nota de actualización está publicada junto a la noticia, con las palabras de la redacción:',
    },
    open: 'Verla',
  },
  refused: {
    subject: {
      rectification: 'No publicamos la rectificación {reference}',
      update: 'No publicamos la actualización {reference}',
    },
    ground: 'Motivo: {ground}',
    way: {
      rectification:
        'Si no estás de acuerdo, puedes acudir al juez en los {days} días hábiles siguientes al {due}, que es cuando acababa el plazo para publicarla (artículo\u00a04 de la Ley Orgánica 2/1984).',
      update:
        'Si no estás de acuerdo, escríbenos a {email}, o acude a la autoridad de protección de datos: {authority}',
    },
  },
  withdrawn: {
    subject: {
      rectification: 'Hemos retirado la rectificación {reference}',
      update: 'Hemos retirado la actualización {reference}',
    },
    why: 'La redacción la ha retirado. Motivo: {note}',
    way: {
      rectification: 'Si no estás de acuerdo, puedes acudir al juez (Ley Orgánica 2/1984).',
      update:
        'Si no estás de acuerdo, escríbenos a {email}, o acude a la autoridad de protección de datos: {authority}',
    },
  },
  goodbye: 'Un saludo,\n{site}\n{origin}',
};

const en: RectificationEmailTexts = {
  noTitle: 'a story that is no longer published',
  about: 'Story: {title}\n{url}\nReference: {reference}',
  received: {
    subject: {
      rectification: 'We have received the request for rectification {reference}',
      update: 'We have received the request for an update {reference}',
    },
    text: {
      rectification: 'We have received a request for rectification with this address. It came on {received}.',
      update: 'We have received a request for an update with this address. It came on {received}.',
    },
    due: {
      rectification:
        'The newsroom has until {due} to publish it or to say why it does not (article\u00a03 of Spain’s Organic Act 2/1984). We will write to you when it has decided.',
      update: 'The newsroom decides by {due}, and will tell you what it has decided and why.',
    },
    late: 'It came after the term of the law: the newsroom may publish it, but does not have to. We will write to you when it has decided.',
    copy: 'The text that you have asked us to publish:',
    notYou: 'If it was not you who asked, there is nothing you need to do.',
  },
  toDesk: {
    subject: {
      rectification: '[{site}] Rectification {reference}: until {due}',
      update: '[{site}] Update {reference}: until {due}',
    },
    due: 'It has to be published or refused before its term ends: {due}.',
    asks: 'Asked for by: {name} <{email}>, {capacity}',
    capacities: { self: 'in their own name', representative: 'as representative', heir: 'as heir' },
    party: { person: 'Person concerned: {party}', organization: 'Organisation concerned: {party}' },
    late: {
      one: 'It came {count} day after the term: the newsroom decides.',
      other: 'It came {count} days after the term: the newsroom decides.',
    },
    facts: 'Facts that are not so or that have changed:',
    text: { rectification: 'Text that has to be published whole:', update: 'Note that is asked for:' },
    evidence: 'What it is based on:',
    open: 'Open the request',
  },
  published: {
    subject: {
      rectification: 'We have published the rectification {reference}',
      update: 'We have published the update {reference}',
    },
    text: {
      rectification: 'The rectification is published, whole and unchanged, beside the story:',
      update: 'The note of update is published beside the story, in the newsroom’s words:',
    },
    open: 'Read it',
  },
  refused: {
    subject: {
      rectification: 'We do not publish the rectification {reference}',
      update: 'We do not publish the update {reference}',
    },
    ground: 'Reason: {ground}',
    way: {
      rectification:
        'If you do not agree, you can go to court within {days} working days after {due}, when the term to publish it ended (article\u00a04 of Spain’s Organic Act 2/1984).',
      update:
        'If you do not agree, write to us at {email}, or go to the data protection authority: {authority}',
    },
  },
  withdrawn: {
    subject: {
      rectification: 'We have withdrawn the rectification {reference}',
      update: 'We have withdrawn the update {reference}',
    },
    why: 'The newsroom has withdrawn it. Reason: {note}',
    way: {
      rectification: 'If you do not agree, you can go to court (Spain’s Organic Act 2/1984).',
      update:
        'If you do not agree, write to us at {email}, or go to the data protection authority: {authority}',
    },
  },
  goodbye: 'Regards,\n{site}\n{origin}',
};

/** Strings for the emails about rectification requests, by language. */
export const RECTIFICATION_EMAILS: Readonly<Record<Language, RectificationEmailTexts>> = inEveryLanguage({
  ca,
  es,
  en,
});
