import { VIDEO_PLAYER_VERSION, type VideoMilestone } from '@portal/model';
import { type DataLayer, track } from '../analytics/data-layer';

/** Playing recording: the content it belongs to, and its own URL. */
export type Played = { contentId: string; source: string };

/** Pushes that a quarter, half or three quarters of a film were seen (spec §9), and the player's version. */
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
