import type { FilmAdStep } from '../ads/film-ads';
import type { VideoMilestone } from '../constants/media';
import type { AccessCondition } from '../content/access';
import type { ChunkFailure } from '../errors/index';
import { CONVERSIONS, type Conversion } from '../readers/conversions';
import type { EntryMethod } from '../readers/entry';
import type { GateRefusal } from '../revenue/gate-refusals';
import type { SearchScope } from '../routes/paths';
import type { FeatureFlag } from '../shell/flags';
import type { PageVariables } from '../shell/page-variables';

/** Analytics events, by their names in the data layer (spec §7, §9). */
export const ANALYTICS_EVENTS = [
  'page_view',
  ...CONVERSIONS,
  'video_milestone',
  'audio_milestone',
  'share',
  'save',
  'comment',
  'vote',
  'paywall_seen',
  'paywall_passed',
  'ad_seen',
  'film_ad',
  'search',
  'chunk_failed',
  'web_vital',
  'flag_seen',
] as const;
/** Name of an event in the data layer. */
export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];

/** Core Web Vitals: largest contentful paint, interaction to next paint, and cumulative layout shift. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS'] as const;
/** Name of a web vital. */
export type WebVital = (typeof WEB_VITALS)[number];

/** Fields of each event other than its name. None of them identifies the reader. */
export type AnalyticsFacts = {
  /** A page was opened, with its page variables (spec §3). */
  page_view: Partial<PageVariables>;
  /** A quarter, half or three quarters of a film were seen. */
  video_milestone: { milestone: VideoMilestone; content_id: string; source: string; player_version: string };
  /** A quarter, half or three quarters of a recording were heard. */
  audio_milestone: { milestone: VideoMilestone; content_id: string; source: string };
  /** A page was shared: on a network, by the device, or as a copied link. */
  share: { network: string };
  /** An article was saved or removed. */
  save: { content_id: string; saved: boolean };
  /** A comment has reached the newsroom. */
  comment: { content_id: string };
  /** A vote in a poll has been counted. */
  vote: { content_id: string };
  /**
   * The gate at the end of a gated text's opening was visible for a second, with what it asks of this
   * reader.
   */
  paywall_seen: { content_id: string; asks: AccessCondition | GateRefusal };
  /** The rest of a gated text has loaded for a reader who may read it. */
  paywall_passed: { content_id: string; asks: AccessCondition };
  /** Half of an ad's area was visible for a second. */
  ad_seen: { position: string };
  /** An ad before a film started, was seen to its end, was skipped, or was clicked. */
  film_ad: { content_id: string; step: Extract<FilmAdStep, 'start' | 'complete' | 'skip' | 'click'> };
  /** A search was answered: its scope and number of results, without the search text. */
  search: { scope: SearchScope; results: number };
  /** A script or a style sheet did not load (spec §4). */
  chunk_failed: { chunk: string; type: ChunkFailure; request: string };
  /** A web vital of the page, once: milliseconds, or for `CLS` a share of the window. */
  web_vital: { name: WebVital; value: number; rating: 'good' | 'needs-improvement' | 'poor' };
  /** A reader reached a feature that is behind a flag: whether this reader has it. */
  flag_seen: { flag: FeatureFlag; on: boolean };
} & Record<Conversion, { method: EntryMethod }>;

/** An event in the data layer: its name and its fields. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { event: Name } & AnalyticsFacts[Name];
}[AnalyticsEventName];
