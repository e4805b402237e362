import * as v from 'valibot';
import { othersAddressSchema, othersOriginSchema } from '../../content/hosts';
import { offerSchema } from '../../revenue/subscriptions';
import { tcfSettingsSchema } from './framework';
import { CONSENT_PURPOSES } from './purposes';

/** Most partners that a site may name. */
export const CONSENT_MAX_PARTNERS = 100;

/** Third party that would get readers' data, and the purposes. */
const partnerSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  purpose: v.picklist(CONSENT_PURPOSES),
  /** Address of its privacy policy. */
  policy: v.pipe(
    v.string(),
    v.regex(/^https:\/\/[^\s"'<>]+$/, 'must be the https address of their privacy policy'),
    v.check((url) => URL.canParse(url), 'must be the https address of their privacy policy'),
  ),
});

/** Most path prefixes that a site may keep free of consent or pay, in addition to those that always are. */
const MAX_FREE_PATHS = 50;

/**
 * Schema of the offer that readers may pay for instead of consenting to advertising, as pages know it: its
 * whole data.
 */
export const orPaySchema = /* @__PURE__ */ (() =>
  v.object({
    /** One of the site's offers. */
    offer: v.pick(offerSchema, ['id', 'name', 'price', 'currency', 'period']),
    /** Prefixes of paths that are readable without a decision, such as a section for children. */
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
/**
 * Alternative to consenting to advertising: one of the site's offers, and the paths readable without a
 * decision.
 */
export type OrPay = v.InferOutput<typeof orPaySchema>;

/** Most origins that a platform may load from and call, in addition to that of its script. */
const MAX_PLATFORM_ORIGINS = 10;

const platformSchema = v.object({
  /** Address of its script, as its vendor gives it; the stub of IAB Europe runs before it. */
  script: othersAddressSchema,
  /** Further origins that it loads from, calls and frames. */
  origins: v.optional(v.pipe(v.array(othersOriginSchema), v.maxLength(MAX_PLATFORM_ORIGINS)), []),
});
/** A publisher's own consent management platform: its script and origins. */
export type ConsentPlatform = v.InferOutput<typeof platformSchema>;

const consentShape = v.object({
  /**
   * Raised by the publisher with each change of partners, vendors or purposes: every reader is asked again.
   */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  partners: v.optional(v.pipe(v.array(partnerSchema), v.maxLength(CONSENT_MAX_PARTNERS)), []),
  /** The notice implements the framework of IAB Europe; without it, nothing of the framework is loaded. */
  tcf: v.optional(tcfSettingsSchema),
  /**
   * Readers who do not consent to advertising may pay instead (consent or pay); without it, refusing costs
   * nothing.
   */
  orPay: v.optional(orPaySchema),
  /** The publisher's own platform asks (IAB Europe, `__tcfapi`); the site's notice is not shown. */
  platform: v.optional(platformSchema),
});
/** Schema of a site's consent settings. A site without them asks for nothing: its pages show no choices. */
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
/** A site's consent settings: version, partners, and the vendors of the framework. */
export type ConsentSettings = v.InferOutput<typeof consentSettingsSchema>;
