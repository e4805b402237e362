'use client';
import { pushMilestone } from '@portal/data';
import type { Multimedia } from '@portal/model';
import { Video360 } from '@portal/ui/video360';
import { dataLayer } from '../client/analytics/data-layer';
import { useOneAtATime } from '../client/islands/one-at-a-time';
import { island } from '../declare-island';

export type Video360IslandProps = {
  contentId: string;
  video: Extract<Multimedia, { type: 'video360' }>;
  title?: string;
  priority?: boolean;
};

/** A 360° video. */
function Video360Island({ contentId, video, title, priority }: Video360IslandProps) {
  useOneAtATime();
  return (
    <Video360
      video={video}
      title={title}
      priority={priority}
      onMilestone={(milestone) => {
        pushMilestone(dataLayer(), milestone, { contentId, source: video.src });
      }}
    />
  );
}

export default island({ wakes: 'interaction', component: Video360Island });
