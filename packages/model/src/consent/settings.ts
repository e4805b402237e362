import * as v from 'valibot';

/**
 * What a reader may agree to, each by itself: players and posts of other sites, measuring of readers, advertising. What a
 * site cannot do without is not asked for.
 */
export const CONSENT_PURPOSES = ['embeds', 'analytics', 'ads'] as const;
/** Purpose that a reader may agree to. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of the words in which the product asks: a decision of before other words is asked for again. */
export const CONSENT_WORDS_VERSION = 1;

/** Most others that a site may name. */
export const CONSENT_MAX_PARTNERS = 100;

/** Somebody else who would get readers' data, and what for. */
const partnerSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  purpose: v.picklist(CONSENT_PURPOSES),
  /** Their own words about privacy. */
  policy: v.pipe(
    v.string(),
    v.regex(/^https:\/\/[^\s"'<>]+$/, 'must be the https address of their privacy policy'),
    v.check((url) => URL.canParse(url), 'must be the https address of their privacy policy'),
  ),
});

/** What a site asks its readers' consent for. A site without it has nothing to ask for: its pages show no choices. */
export const consentSettingsSchema = v.object({
  /** Raised by the publisher with each change of partners or purposes: everybody is asked again. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  partners: v.pipe(v.array(partnerSchema), v.minLength(1), v.maxLength(CONSENT_MAX_PARTNERS)),
});
/** What a site asks its readers' consent for: version and partners. */
export type ConsentSettings = v.InferOutput<typeof consentSettingsSchema>;

/** Purposes that a site asks for, in their own order. */
export const purposesOf = ({ partners }: Pick<ConsentSettings, 'partners'>): ConsentPurpose[] =>
  CONSENT_PURPOSES.filter((known) => partners.some(({ purpose }) => purpose === known));

/**
 * Whether readers are asked as they come. Players of others ask in their own place, where they are: a site with no other
 * purpose lays no notice over its pages.
 */
export const asksFirst = (settings: Pick<ConsentSettings, 'partners'>): boolean =>
  purposesOf(settings).some((purpose) => purpose !== 'embeds');

/** What a decision was about: the product's words and the publisher's partners, as `1-4`. */
export const consentVersion = ({ version }: Pick<ConsentSettings, 'version'>): string =>
  `${CONSENT_WORDS_VERSION}-${version}`;
