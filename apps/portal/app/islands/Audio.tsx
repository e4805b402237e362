'use client';
import type { Audio } from '@portal/model';
import { AudioPlayer } from '@portal/ui/audio-player';
import { portraitSource } from '@portal/ui/image';
import { useEffect, useState } from 'react';
import { track } from '../client/analytics/data-layer';
import { useOneAtATime } from '../client/islands/one-at-a-time';
import { Slot } from '../client/islands/Slot';
import { playNext, useOneAfterAnother } from '../client/player/following';
import {
  type Following,
  forgetListening,
  keepListening,
  keepSpeed,
  keptListening,
  keptSpeed,
  placeOf,
} from '../client/player/listening';
import { showOutside } from '../client/player/lock-screen';
import { island } from '../declare-island';

export type AudioIslandProps = {
  /** Undefined for a live stream, which has no milestones. */
  contentId?: string;
  audio: Audio;
  title?: string;
  kicker?: string;
  isLive?: boolean;
  /** Next edition, if it is an edition of a programme. */
  following?: Following;
  /** Its cover is the page's first picture. */
  priority?: boolean;
  /** A transcript with times, if there is one. */
  slots?: readonly string[];
};

/** An audio whose controls follow the reader down the page, and that goes on from page to page. */
function AudioIsland({
  contentId,
  audio,
  title,
  kicker,
  isLive,
  following,
  priority,
  slots,
}: AudioIslandProps) {
  useOneAtATime();
  const choice = useOneAfterAnother();
  // The server that drew it does not know what the browser has kept.
  const [kept, setKept] = useState<{ startsAt: number; rate: number }>();
  useEffect(() => {
    setKept({ startsAt: isLive ? 0 : placeOf(audio.src, location.pathname), rate: keptSpeed() });
  }, [audio.src, isLive]);
  const { src, poster } = audio;
  return (
    <AudioPlayer
      audio={audio}
      title={title}
      kicker={kicker}
      isLive={isLive}
      priority={priority}
      follows
      startsAt={kept?.startsAt}
      rate={isLive ? 1 : kept?.rate}
      onRate={keepSpeed}
      onProgress={({ status, time, duration }) => {
        if (status === 'ended') {
          // The next one may be playing already.
          if (keptListening()?.href === location.pathname) forgetListening();
        } else if (status !== 'failed')
          keepListening({
            src,
            title: title ?? document.title,
            kicker: kicker ?? '',
            href: location.pathname,
            cover: poster && !poster.missing ? portraitSource(poster) : '',
            isLive: isLive ?? false,
            time,
            duration,
            isPlaying: status === 'playing' || status === 'waiting',
            contentId: contentId ?? '',
            following: following ?? null,
          });
      }}
      upNext={following && { ...following, ...choice, onStart: () => void playNext(following) }}
      onClose={forgetListening}
      onMetadata={showOutside}
      onMilestone={(milestone) => {
        if (contentId !== undefined)
          track({ event: 'audio_milestone', milestone, content_id: contentId, source: src });
      }}
    >
      {slots?.length ? <Slot html={slots[0] ?? ''} /> : null}
    </AudioPlayer>
  );
}

export default island({ wakes: 'interaction', component: AudioIsland });
