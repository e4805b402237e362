import * as v from 'valibot';
import type { Language } from '../constants/index';
import type { Publisher } from '../content/publisher';
import { fill, inEveryLanguage } from '../wording/index';

/**
 * Consents of a new account, each given separately: accepting the terms, reading the privacy notice, and,
 * optionally, commercial messages and each newsletter.
 */
export const READER_CONSENT_KINDS = ['terms', 'privacy', 'commercial', 'newsletter'] as const;
/** Kind of consent, or of notice that a reader was given. */
export type ReaderConsentKind = (typeof READER_CONSENT_KINDS)[number];

/** Version of the texts below. It changes with them; earlier consents keep the text they were given to. */
export const READER_CONSENT_VERSION = '2026-11-29-2';

/** `entry`: accepting the terms by the first login through another provider. */
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

/** Site that a consent's text names. */
export type ConsentingSite = {
  readonly name: string;
  readonly language: Language;
  readonly publisher?: Pick<Publisher, 'name'> | null | undefined;
};

/**
 * Text by which a reader agrees to something on a site, or is informed, as shown and as stored.
 *
 * @param newsletter name of the newsletter that the text names
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

/** Schema of a reader's consent on a site, or of a notice they were given. Times are ISO 8601. */
export const readerConsentSchema = v.object({
  kind: v.picklist(READER_CONSENT_KINDS),
  /** Id of the newsletter consented to; '' for other kinds. */
  newsletter: v.string(),
  /** Version of the text, and the text itself: '' if it was not stored. */
  version: v.string(),
  words: v.string(),
  givenAt: v.string(),
  /** When the reader withdrew it; null while it is valid. */
  withdrawnAt: v.nullable(v.string()),
});
/**
 * A reader's consent on a site, or a notice they were given: its text, the text's version, and its start and
 * end (ISO 8601).
 */
export type ReaderConsent = v.InferOutput<typeof readerConsentSchema>;

/**
 * Schema of the response `{ consents }`, unwrapped to a reader's own consents on a site: valid ones first,
 * then withdrawn ones.
 */
export const readerConsentsAnswerSchema = v.pipe(
  v.object({ consents: v.array(readerConsentSchema) }),
  v.transform(({ consents }) => consents),
);

/** Schema of the request body that gives or withdraws consent to commercial messages. */
export const commercialConsentSchema = v.object({ isGiven: v.boolean() });
/** Body that gives or withdraws the consent to commercial messages. */
export type CommercialConsent = v.InferOutput<typeof commercialConsentSchema>;

/** Whether a reader currently agrees to commercial messages. */
export const wantsCommercial = (consents: readonly ReaderConsent[]): boolean =>
  consents.some(({ kind, withdrawnAt }) => kind === 'commercial' && withdrawnAt === null);

/**
 * Years that proof of a consent is kept blocked after it ended: the limitation period of claims (LOPDGDD,
 * articles 32 and 72).
 */
export const PROOF_YEARS = 3;
