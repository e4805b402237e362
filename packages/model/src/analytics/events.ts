import { CONVERSIONS, type Conversion, type EntryMethod } from '../accounts/entry';
import type { VideoMilestone } from '../constants/media';
import type { ChunkFailure } from '../errors/index';
import type { SearchScope } from '../routes/paths';
import type { PageVariables } from '../shell/page-variables';

/** Events that analytics are told of, by their names in the data layer (spec §7, §9). */
export const ANALYTICS_EVENTS = [
  'page_view',
  ...CONVERSIONS,
  'video_milestone',
  'share',
  'save',
  'comment',
  'vote',
  'search',
  'ad_seen',
  'chunk_failed',
] as const;
/** Name of an event in the data layer. */
export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];

/** What is told of each event beside its name. Nothing in it says who the reader is. */
export type AnalyticsFacts = {
  /** A page was opened, with what it knows of itself (spec §3). */
  page_view: Partial<PageVariables>;
  /** A quarter, half or three quarters of a film were seen. */
  video_milestone: { milestone: VideoMilestone; content_id: string; source: string; player_version: string };
  /** A page was sent on: over a network, by the device, or as a copied link. */
  share: { network: string };
  /** A content was saved, or is saved no more. */
  save: { content_id: string; saved: boolean };
  /** A comment has reached the newsroom. */
  comment: { content_id: string };
  /** A vote in a poll has been counted. */
  vote: { content_id: string };
  /** A search was answered: where it looked, and how many results there are. Not what was searched. */
  search: { scope: SearchScope; results: number };
  /** An ad of an ad server was in sight: its position in the ad map and its unit. */
  ad_seen: { position: string; unit: string };
  /** A script or a style sheet did not load (spec §4). */
  chunk_failed: { chunk: string; type: ChunkFailure; request: string };
} & Record<Conversion, { method: EntryMethod }>;

/** An event as it is put into the data layer: its name and what is told of it. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { event: Name } & AnalyticsFacts[Name];
}[AnalyticsEventName];
