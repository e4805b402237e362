import * as v from 'valibot';
import { othersAddressSchema, othersOriginSchema } from '../content/others';
import { offerSchema } from '../paywall/subscriptions';
import { tcfSettingsSchema } from './framework';
import { CONSENT_PURPOSES } from './purposes';

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

/** Most addresses that a site may keep open beside those that always are. */
const MAX_FREE_PATHS = 50;

/** Parses what a reader may pay for instead of agreeing to advertising, as pages know it: the offer whole, once. */
export const orPaySchema = /* @__PURE__ */ (() =>
  v.object({
    /** The offer of the site's that its file names. */
    offer: v.pick(offerSchema, ['id', 'name', 'price', 'currency', 'period']),
    /** Beginnings of paths whose pages are read without a decision, such as a section for children. */
    free: v.optional(
      v.pipe(
        v.array(
          v.pipe(v.string(), v.regex(/^\/[\w-]+(?:\/[\w-]+)*\/$/, 'must be a path such as /infantil/')),
        ),
        v.maxLength(MAX_FREE_PATHS),
      ),
      [],
    ),
  }))();
/** What a reader may pay for instead of agreeing to advertising: an offer of the site's, and what is read without a decision. */
export type OrPay = v.InferOutput<typeof orPaySchema>;

/** Most origins that a platform may load from and call, beside that of its script. */
const MAX_PLATFORM_ORIGINS = 10;

const platformSchema = v.object({
  /** Its script, as its maker gives it; the stub of IAB Europe is there before. */
  script: othersAddressSchema,
  /** Where else it loads from, calls and frames. */
  origins: v.optional(v.pipe(v.array(othersOriginSchema), v.maxLength(MAX_PLATFORM_ORIGINS)), []),
});
/** A publisher's own platform of consent: where it comes from. */
export type ConsentPlatform = v.InferOutput<typeof platformSchema>;

const consentShape = v.object({
  /** Raised by the publisher with each change of partners, vendors or purposes: everybody is asked again. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  partners: v.optional(v.pipe(v.array(partnerSchema), v.maxLength(CONSENT_MAX_PARTNERS)), []),
  /** The notice speaks the framework of IAB Europe; without it, nothing of the framework is loaded. */
  tcf: v.optional(tcfSettingsSchema),
  /** Who does not agree to advertising may pay instead (consent or pay); without it, refusing costs nothing. */
  orPay: v.optional(orPaySchema),
  /** The publisher's own platform asks (IAB Europe, `__tcfapi`); no notice of the site's is laid beside it. */
  platform: v.optional(platformSchema),
});
/** What a site asks its readers' consent for. A site without it has nothing to ask for: its pages show no choices. */
export const consentSettingsSchema = v.pipe(
  consentShape,
  v.forward(
    v.check(({ partners, tcf }) => partners.length > 0 || tcf !== undefined, 'must name who is asked for'),
    ['partners'],
  ),
  v.forward(
    v.check(
      ({ partners, tcf }) => tcf === undefined || partners.every(({ purpose }) => purpose !== 'ads'),
      'who advertises is a vendor of the framework: no partner may have the purpose ads beside tcf',
    ),
    ['partners'],
  ),
  v.forward(
    v.check(
      ({ orPay, partners, tcf }) =>
        orPay === undefined || tcf !== undefined || partners.some(({ purpose }) => purpose === 'ads'),
      'only who advertises may ask readers to pay instead: name a partner with the purpose ads, or tcf, or take orPay out',
    ),
    ['orPay'],
  ),
  v.forward(
    v.check(
      ({ platform, tcf, orPay }) => platform === undefined || (tcf === undefined && orPay === undefined),
      'asks by itself: take tcf and orPay out, or the platform',
    ),
    ['platform'],
  ),
  v.forward(
    v.check(
      ({ platform, partners }) =>
        platform === undefined || partners.some(({ purpose }) => purpose !== 'embeds'),
      'has nobody to ask for as readers come: name a partner with the purpose analytics or ads, or take the platform out',
    ),
    ['platform'],
  ),
);
/** What a site asks its readers' consent for: version, partners, and the vendors of the framework. */
export type ConsentSettings = v.InferOutput<typeof consentSettingsSchema>;
