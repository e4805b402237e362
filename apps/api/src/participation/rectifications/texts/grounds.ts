import { inEveryLanguage, type Language } from '@portal/model';
import type { RectificationGround } from '@portal/model/participation';

/** Grounds of refusal in the email to the requester, after “Reason:”, by language. */
export const RECTIFICATION_GROUND_TEXTS: Readonly<
  Record<Language, Readonly<Record<RectificationGround, string>>>
> = inEveryLanguage({
  ca: {
    late: 'es va demanar fora de termini.',
    'not-named': 'la notícia no cita ni al·ludeix la persona o l’entitat que ho demana.',
    'not-facts': 'el text no es limita a fets, sinó que és una opinió o una valoració.',
    'no-harm': 'el que diu la notícia no perjudica qui ho demana.',
    'too-long': 'el text és molt més llarg que el que rectifica, i no fa falta.',
    'no-proof': 'no s’ha acreditat qui ho demana, o en què es basa.',
    unlawful: 'publicar-lo seria il·lícit, o perjudicaria els drets d’altres persones.',
    other: 'un altre, que la redacció explica aquí sota.',
  },
  es: {
    late: 'se pidió fuera de plazo.',
    'not-named': 'la noticia no cita ni alude a la persona o la entidad que lo pide.',
    'not-facts': 'el texto no se limita a hechos, sino que es una opinión o una valoración.',
    'no-harm': 'lo que dice la noticia no perjudica a quien lo pide.',
    'too-long': 'el texto es mucho más largo que lo que rectifica, y no hace falta.',
    'no-proof': 'no se ha acreditado quién lo pide, o en qué se basa.',
    unlawful: 'publicarlo sería ilícito, o perjudicaría los derechos de otras personas.',
    other: 'otro, que la redacción explica abajo.',
  },
  en: {
    late: 'it was asked for after the term.',
    'not-named': 'the story neither names nor alludes to the person or organisation that asks.',
    'not-facts': 'the text is not limited to facts, but is an opinion or a judgement.',
    'no-harm': 'what the story says does not harm whoever asks.',
    'too-long': 'the text is much longer than what it rectifies, and need not be.',
    'no-proof': 'it was not shown who asks, or what the request is based on.',
    unlawful: 'to publish it would be unlawful, or would harm other people’s rights.',
    other: 'another reason, which the newsroom explains below.',
  },
});
