import * as v from 'valibot';
import type { Language } from '../constants/index';
import type { Publisher } from '../content/publisher';
import { fill, inEveryLanguage } from '../wording/index';

/**
 * What is asked of who opens an account, each by itself: the terms are accepted, about privacy a reader is informed, and messages that
 * sell something are wanted or not, as is each newsletter.
 */
export const READER_CONSENT_KINDS = ['terms', 'privacy', 'commercial', 'newsletter'] as const;
/** Something that a reader has agreed to, or was informed of. */
export type ReaderConsentKind = (typeof READER_CONSENT_KINDS)[number];

/** Version of the words below: it changes with them, and what was agreed to before stays as it was. */
export const READER_CONSENT_VERSION = '2026-11-29-2';

/** `entry`: how who comes by another login accepts the terms, by entering for the first time. */
type Words = Readonly<Record<ReaderConsentKind | 'entry', string>>;

const WORDS: Readonly<Record<Language, Words>> = inEveryLanguage({
  ca: {
    terms: 'He llegit i accepto les condicions legals',
    entry: 'Si hi inicies la sessió per primera vegada, acceptes les condicions legals',
    privacy:
      '{publisher} tracta les teves dades per donar-te el servei que demanes. Només les reben els proveïdors que ens calen per prestar-te el servei, o aquells a qui la llei ens obligui a donar-les. Les pots veure, corregir i esborrar quan vulguis.',
    commercial: 'Vull rebre per correu les ofertes i promocions {de |d’:site}',
    newsletter: 'Butlletins que vols rebre: {newsletter}',
  },
  es: {
    terms: 'He leído y acepto las condiciones legales',
    entry: 'Si inicias sesión por primera vez, aceptas las condiciones legales',
    privacy:
      '{publisher} trata tus datos para darte el servicio que pides. Solo los reciben los proveedores que necesitamos para prestarte el servicio, o aquellos a quienes la ley nos obligue a darlos. Puedes verlos, corregirlos y borrarlos cuando quieras.',
    commercial: 'Quiero recibir por correo las ofertas y promociones de {site}',
    newsletter: 'Boletines que quieres recibir: {newsletter}',
  },
  en: {
    terms: 'I have read and accept the legal terms',
    entry: 'By logging in for the first time you accept the legal terms',
    privacy:
      '{publisher} processes your data to give you the service that you ask for. Only the providers that we need to give you the service get them, or those to whom the law obliges us to give them. You can see, correct and erase them at any time.',
    commercial: 'I want to receive offers and promotions from {site} by email',
    newsletter: 'Newsletters you want to get: {newsletter}',
  },
});

/** What the words of a consent are about. */
export type ConsentingSite = {
  readonly name: string;
  readonly language: Language;
  readonly publisher?: Pick<Publisher, 'name'> | null | undefined;
};

/**
 * Words by which a reader agrees to something on a site, or is informed, as they are shown and as they are kept.
 *
 * @param newsletter name of the newsletter that it is about
 */
export const readerConsentWords = (
  kind: ReaderConsentKind | 'entry',
  site: ConsentingSite,
  newsletter = '',
): string =>
  fill(WORDS[site.language][kind], {
    site: site.name,
    publisher: site.publisher?.name ?? site.name,
    newsletter,
  });

/** Parses what a reader has agreed to on a site, or was informed of. Moments are ISO 8601. */
export const readerConsentSchema = v.object({
  kind: v.picklist(READER_CONSENT_KINDS),
  /** Id of the newsletter that it is about; '' where it is about none. */
  newsletter: v.string(),
  /** Version of the words, and the words themselves: '' where they were not kept. */
  version: v.string(),
  words: v.string(),
  givenAt: v.string(),
  /** When the reader withdrew it; null while it holds. */
  withdrawnAt: v.nullable(v.string()),
});
/** What a reader has agreed to on a site, or was informed of: its words, their version, and from when to when (ISO 8601). */
export type ReaderConsent = v.InferOutput<typeof readerConsentSchema>;

/** Parses the answer of a reader's own consents on a site: those that hold, then what was withdrawn. */
export const readerConsentsAnswerSchema = v.object({ consents: v.array(readerConsentSchema) });
/** Parsed answer of a reader's own consents on a site: those that hold, then what was withdrawn. */
export type ReaderConsentsAnswer = v.InferOutput<typeof readerConsentsAnswerSchema>;

/** Parses the body that gives or withdraws the consent to messages that sell something. */
export const commercialConsentSchema = v.object({ isGiven: v.boolean() });
/** Body that gives or withdraws the consent to messages that sell something. */
export type CommercialConsent = v.InferOutput<typeof commercialConsentSchema>;

/** Whether a reader wants messages that sell something now. */
export const wantsCommercial = (consents: readonly ReaderConsent[]): boolean =>
  consents.some(({ kind, withdrawnAt }) => kind === 'commercial' && withdrawnAt === null);
