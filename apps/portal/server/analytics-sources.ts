import { type AnalyticsSettings, GTM_ORIGIN } from '@portal/model/analytics';

/** Origins that Google's tags call, as Google documents them. */
const GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * Origins of a site's analytics tools: those that tags load from, pictures included, and all that a page may
 * call.
 */
export function analyticsSources({ gtm, plausible, matomo, endpoint }: AnalyticsSettings = {}): {
  tags: string[];
  calls: string[];
} {
  const tags = gtm ? [gtm.origin, ...(gtm.origin === GTM_ORIGIN ? GOOGLE : []), ...gtm.origins] : [];
  const called = [plausible?.origin, matomo?.url, endpoint?.url].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  return { tags, calls: [...new Set([...tags, ...called])] };
}
