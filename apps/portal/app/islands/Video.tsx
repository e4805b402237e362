'use client';
import { pushMilestone } from '@portal/data';
import type { Video } from '@portal/model';
import { VideoPlayer } from '@portal/ui/video-player';
import { dataLayer } from '../client/analytics/data-layer';
import { useOneAtATime } from '../client/islands/one-at-a-time';
import { useCaptionPreference } from '../client/player/caption-preference';
import { playNext, useOneAfterAnother } from '../client/player/following';
import type { Following } from '../client/player/listening';
import { island } from '../declare-island';

export type VideoIslandProps = {
  contentId: string;
  video: Video;
  title?: string;
  priority?: boolean;
  /** Next edition, if it is an edition of a programme. */
  following?: Following;
};

/**
 * A video with the brand's controls. A script plays its stream, so that the reader can choose the quality.
 */
function VideoIsland({ contentId, video, title, priority, following }: VideoIslandProps) {
  useOneAtATime();
  const choice = useOneAfterAnother();
  return (
    <VideoPlayer
      video={video}
      title={title}
      priority={priority}
      {...useCaptionPreference()}
      engine="script"
      upNext={following && { ...following, ...choice, onStart: () => void playNext(following, true) }}
      opening={async (stage) => {
        if (!document.documentElement.dataset.filmAds) return;
        const { showFilmAd } = await import('../client/ads/film-ads');
        await showFilmAd(stage, contentId);
      }}
      onMilestone={(milestone) => {
        pushMilestone(dataLayer(), milestone, {
          contentId,
          source: video.hlsSource ?? video.mp4 ?? '',
        });
      }}
    />
  );
}

export default island({ wakes: 'interaction', component: VideoIsland });
