import * as v from 'valibot';
import { othersAddressSchema, othersOriginSchema } from '../content/hosts';

const origin = v.pipe(
  othersAddressSchema,
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://stats.example.org, without a path',
  ),
);

/** Default origin of Google's tag manager; a site may serve it itself. */
export const GTM_ORIGIN = 'https://www.googletagmanager.com';

const toolsShape = v.strictObject({
  /** Google Tag Manager, which reads the data layer itself. */
  gtm: v.optional(
    v.strictObject({
      container: v.pipe(
        v.string(),
        v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container such as GTM-ABC1234'),
      ),
      /** Origin that the script is loaded from: Google's, or the publisher's own tagging server. */
      origin: v.optional(origin, GTM_ORIGIN),
      /** Origins other than Google's that its tags load from or call. */
      origins: v.optional(v.pipe(v.array(othersOriginSchema), v.maxLength(50)), []),
    }),
  ),
  plausible: v.optional(
    v.strictObject({
      /** The site's name at Plausible. */
      domain: v.pipe(
        v.string(),
        v.maxLength(253),
        v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'must be a domain'),
      ),
      origin: v.optional(origin, 'https://plausible.io'),
    }),
  ),
  matomo: v.optional(
    v.strictObject({
      /** The site's number at Matomo. */
      siteId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
      /** URL of its `matomo.php`. */
      url: v.pipe(othersAddressSchema, v.endsWith('/matomo.php', 'must end with /matomo.php')),
    }),
  ),
  /** The publisher's own endpoint, which gets events unchanged. */
  endpoint: v.optional(v.strictObject({ url: othersAddressSchema })),
});

/**
 * Schema of the analytics tools of a site (spec §7), one or several. They receive the events of readers who
 * consent to measuring.
 */
export const analyticsSettingsSchema = v.pipe(
  toolsShape,
  v.check(
    (tools) => Object.keys(tools).length > 0,
    'names no tool: gtm, plausible, matomo or endpoint; a site that measures nothing leaves it out',
  ),
);
/**
 * Tools that receive the events of readers who consent to measuring: Google Tag Manager, Plausible, Matomo,
 * the publisher's own endpoint.
 */
export type AnalyticsSettings = v.InferOutput<typeof analyticsSettingsSchema>;

/** Name of a tool in a site's file. */
export type AnalyticsTool = keyof AnalyticsSettings;
