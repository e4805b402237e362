import { VIDEO_PLAYER_VERSION, type VideoMilestone } from '@portal/model';
import { type DataLayer, track } from './data-layer';

/** Recording that plays: the content it belongs to, and its own address. */
export type Played = { contentId: string; source: string };

/** Tells that a quarter, half or three quarters of a film were seen (spec §9), by which version of the player. */
export function pushMilestone(
  dataLayer: DataLayer,
  milestone: VideoMilestone,
  { contentId, source }: Played,
): void {
  track(dataLayer, {
    event: 'video_milestone',
    milestone,
    content_id: contentId,
    source,
    player_version: VIDEO_PLAYER_VERSION,
  });
}
