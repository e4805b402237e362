/** Players, ads and other figures of spec §9. */

/** Version of the video player that analytics report (spec §9). */
export const VIDEO_PLAYER_VERSION = '8.9.3';
/** Shares of a video, in percent, that are tracked once they were watched. */
export const VIDEO_MILESTONES = [25, 50, 75] as const;
/** Watched share of a video, in percent, at which an event is sent (spec §9). */
export type VideoMilestone = (typeof VIDEO_MILESTONES)[number];

/** Milestones reached at a position, both in seconds. A live stream (no finite duration) has none. */
export function videoMilestonesReached(positionS: number, durationS: number): VideoMilestone[] {
  if (!Number.isFinite(durationS) || durationS <= 0) return [];
  return VIDEO_MILESTONES.filter((milestone) => positionS * 100 >= durationS * milestone);
}

/** Highest value of the random suffix of an ad's element id, a whole number. */
export const AD_ID_SUFFIX_MAX = 1_000_000;
