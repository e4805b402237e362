import type { AdSettings } from '../ads/settings';
import type { AnalyticsSettings } from './settings';

/** A cookie that scripts of a tool keep under the site's name; `*` where more follows. */
export type ToolCookie = { name: string; days: number };

/** What Google's tags keep for measuring. The other tools keep nothing: they are told without a script of theirs. */
const GTM_COOKIES: readonly ToolCookie[] = [
  { name: '_ga', days: 730 },
  { name: '_ga_*', days: 730 },
  { name: '_gid', days: 1 },
  { name: '_gcl_au', days: 90 },
];

/** What Google Publisher Tag keeps for advertising. */
export const GPT_COOKIES: readonly ToolCookie[] = [
  { name: '__gads', days: 390 },
  { name: '__gpi', days: 390 },
  { name: '__eoi', days: 180 },
];

/** Cookies that a site's ad server keeps under the site's name, once a reader agrees to advertising. */
export const adCookies = (ads: Pick<AdSettings, 'gpt'> | undefined): readonly ToolCookie[] =>
  ads?.gpt ? GPT_COOKIES : [];

/** Cookies that a site's tools keep, which are taken away as consent is withdrawn. */
export const toolCookies = (tools: Pick<AnalyticsSettings, 'gtm'> | undefined): readonly ToolCookie[] =>
  tools?.gtm ? GTM_COOKIES : [];
