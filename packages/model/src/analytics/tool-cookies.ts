import type { AdSettings } from '../ads/settings';
import type { AnalyticsSettings } from './settings';

/** A cookie that a tool's scripts set under the site's name; `*` stands for any ending. */
export type ToolCookie = { name: string; days: number };

/**
 * Cookies of Google's tags for measuring. The other tools set none, because they get events without a script
 * of theirs.
 */
const GTM_COOKIES: readonly ToolCookie[] = [
  { name: '_ga', days: 730 },
  { name: '_ga_*', days: 730 },
  { name: '_gid', days: 1 },
  { name: '_gcl_au', days: 90 },
];

/** Cookies of Google Publisher Tag for advertising. */
export const GPT_COOKIES: readonly ToolCookie[] = [
  { name: '__gads', days: 390 },
  { name: '__gpi', days: 390 },
  { name: '__eoi', days: 180 },
];

/** Cookies that a site's ad server sets under the site's name, once a reader consents to advertising. */
export const adCookies = (ads: Pick<AdSettings, 'gpt'> | undefined): readonly ToolCookie[] =>
  ads?.gpt ? GPT_COOKIES : [];

/** Cookies that a site's tools set, which are deleted when consent is withdrawn. */
export const toolCookies = (tools: Pick<AnalyticsSettings, 'gtm'> | undefined): readonly ToolCookie[] =>
  tools?.gtm ? GTM_COOKIES : [];
