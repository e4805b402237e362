'use client';
import { pushMilestone } from '@portal/data';
import type { Video } from '@portal/model';
import { VideoPlayer } from '@portal/ui/video-player';
import { island } from '../declare-island';
import { useCaptionPreference } from '../waking/caption-preference';
import { dataLayer } from '../waking/data-layer';
import { useOneAtATime } from '../waking/one-at-a-time';

export type VideoIslandProps = { contentId: string; video: Video; title?: string; priority?: boolean };

/** A film with the brand's controls. Its stream is played by script, so that the reader can choose its quality. */
function VideoIsland({ contentId, video, title, priority }: VideoIslandProps) {
  useOneAtATime();
  return (
    <VideoPlayer
      video={video}
      title={title}
      priority={priority}
      {...useCaptionPreference()}
      engine="script"
      opening={async (stage) => {
        if (!document.documentElement.dataset.filmAds) return;
        const { showFilmAd } = await import('../waking/film-ads');
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
