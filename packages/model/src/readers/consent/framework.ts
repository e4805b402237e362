import * as v from 'valibot';
import { FRAMEWORK_PURPOSES } from './purposes';

/** Most vendors of the framework per site, so that the string of them all fits into a cookie. */
export const MAX_FRAMEWORK_VENDORS = 100;
/** Most characters of a string that is stored and recorded. */
export const MAX_TC_STRING = 3_800;
/** Name of the cookie that stores the framework's string (TC string), as vendors expect it. */
export const TC_COOKIE = 'euconsent-v2';

const number = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const vendorId = /* @__PURE__ */ number(65_535);

/** Schema of a site's settings for IAB Europe's Transparency and Consent Framework (TCF 2.3). */
export const tcfSettingsSchema = v.object({
  /** Id that IAB Europe has assigned to the consent management platform. */
  cmpId: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4095)),
  /** Raised with each change of the consent dialog. */
  cmpVersion: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4095)),
  /** Country whose law applies to the publisher. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capitals, such as ES')), 'ES'),
  /**
   * Ids of the site's vendors in the Global Vendor List: all of them are shown, and consent is asked for
   * each.
   */
  vendors: v.pipe(
    v.array(vendorId),
    v.minLength(1),
    v.maxLength(MAX_FRAMEWORK_VENDORS),
    v.check((ids) => new Set(ids).size === ids.length, 'names a vendor twice'),
  ),
});
/**
 * A site's settings of the Transparency and Consent Framework: its consent management platform, and its
 * vendors.
 */
export type TcfSettings = v.InferOutput<typeof tcfSettingsSchema>;

/** Schema of a TC string as browsers send it: parts in base64url. */
export const tcStringSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_TC_STRING),
  v.regex(/^[\w-]{20,}(?:\.[\w-]{1,3000}){1,3}$/, 'must be a string of the framework'),
);

/** TC string in a browser's cookies; null if there is none, or it is malformed. */
export function readTcString(cookies: string): string | null {
  const [, text = ''] = /(?:^|; )euconsent-v2=([^;]{1,4000})(?:;|$)/.exec(cookies) ?? [];
  return v.is(tcStringSchema, text) ? text : null;
}

const MAX_TEXT = 4_000;
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT));
const ids = v.pipe(v.array(number(65_535)), v.maxLength(100));
const byId = /* @__NO_SIDE_EFFECTS__ */ <Item extends v.GenericSchema<unknown, { id: number }>>(
  item: Item,
  most: number,
) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^\d{1,5}$/)), item),
    v.check((all) => Object.keys(all).length <= most, `has more than ${most}`),
    v.check(
      (all) => Object.entries(all).every(([key, { id }]) => key === String(id)),
      'has an id under another',
    ),
  );
const declared = v.object({
  id: number(65_535),
  name: text,
  description: text,
  illustrations: v.optional(v.pipe(v.array(text), v.maxLength(10)), []),
});
const webAddress = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https?:\/\/[^\s"'<>]+$/));

/** Names and explanations of a vendor list, in one language. */
const declarations = {
  purposes: /* @__PURE__ */ byId(declared, 100),
  specialPurposes: /* @__PURE__ */ byId(declared, 100),
  features: /* @__PURE__ */ byId(declared, 100),
  specialFeatures: /* @__PURE__ */ byId(declared, 100),
};
/** Schema of the translation of a Global Vendor List: `purposes-<language>.json` of IAB Europe. */
export const vendorListTextsSchema = v.object(declarations);

const vendorShape = {
  id: vendorId,
  name: text,
  /**
   * Purposes that the vendor uses by consent, by legitimate interest, and by either at the publisher's
   * choice.
   */
  purposes: ids,
  legIntPurposes: ids,
  flexiblePurposes: ids,
  specialPurposes: ids,
  features: ids,
  specialFeatures: ids,
  /** Lifetime of its cookies, seconds. */
  cookieMaxAgeSeconds: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(-1)), null),
  usesCookies: v.optional(v.boolean(), false),
  cookieRefresh: v.optional(v.boolean(), false),
  usesNonCookieAccess: v.optional(v.boolean(), false),
};
const versions = {
  gvlSpecificationVersion: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(3, 'must be a list of version 3 or later'),
  ),
  vendorListVersion: number(4095),
  tcfPolicyVersion: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(5, 'must be of policy 5 (TCF 2.3) or later'),
    v.maxValue(63),
  ),
  lastUpdated: v.pipe(v.string(), v.isoTimestamp()),
};

// In functions: a bundler does not treat an object spread as pure, and would keep it in every bundle of the
// package.
/** Schema of IAB Europe's Global Vendor List, version 3: `vendor-list.json`. */
export const globalVendorListSchema = /* @__PURE__ */ (() =>
  v.object({
    ...versions,
    ...declarations,
    vendors: /* @__PURE__ */ byId(
      v.object({
        ...vendorShape,
        deletedDate: v.nullish(v.string()),
        urls: v.pipe(
          v.array(v.object({ langId: v.pipe(v.string(), v.maxLength(10)), privacy: v.optional(v.string()) })),
          v.maxLength(100),
        ),
      }),
      20_000,
    ),
  }))();
/** IAB Europe's list of all vendors, in English. */
export type GlobalVendorList = v.InferOutput<typeof globalVendorListSchema>;
/** Names and explanations of purposes in one language. */
export type VendorListTexts = v.InferOutput<typeof vendorListTextsSchema>;

/** Schema of the vendor list sent to a site's visitors, in the site's language. */
export const siteVendorListSchema = /* @__PURE__ */ (() =>
  v.object({
    ...versions,
    ...declarations,
    vendors: /* @__PURE__ */ byId(
      v.object({ ...vendorShape, policyUrl: v.optional(webAddress) }),
      MAX_FRAMEWORK_VENDORS,
    ),
  }))();
/**
 * The vendors of a site with their whole declarations, in its language: a vendor list of the framework,
 * reduced to them.
 */
export type SiteVendorList = v.InferOutput<typeof siteVendorListSchema>;

/**
 * A reader's choice within the framework: ids of the purposes, special features and vendors that they agree
 * to.
 */
export type FrameworkChoice = {
  purposes: readonly number[];
  specialFeatures: readonly number[];
  vendors: readonly number[];
};
/** Choice that agrees to nothing. */
export const NO_FRAMEWORK_CHOICE: FrameworkChoice = { purposes: [], specialFeatures: [], vendors: [] };

const idsIn = (lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].toSorted((one, other) => one - other);

/**
 * Everything that a site's vendors ask for: purposes by consent, including flexible ones; legitimate
 * interests are not used.
 */
export function allOfFramework({ vendors }: SiteVendorList): FrameworkChoice {
  const all = Object.values(vendors);
  return {
    purposes: idsIn(all.flatMap(({ purposes, flexiblePurposes }) => [purposes, flexiblePurposes])),
    specialFeatures: idsIn(all.map(({ specialFeatures }) => specialFeatures)),
    vendors: idsIn([all.map(({ id }) => id)]),
  };
}

/** Whether a choice allows advertising: at least one vendor, and every purpose that advertising needs. */
export const allowsAds = ({ purposes, vendors }: FrameworkChoice): boolean =>
  vendors.length > 0 && FRAMEWORK_PURPOSES.ads.every((id) => purposes.includes(id));
