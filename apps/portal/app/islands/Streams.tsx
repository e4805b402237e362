'use client';
import { createStreamPoll, pageVisibility, type Visibility } from '@portal/data';
import { useStore } from '@portal/data/react';
import type { Streaming } from '@portal/model';
import { StreamPanel } from '@portal/ui/streams';
import { useEffect, useState } from 'react';
import { client, isServer } from '../client/islands/client';
import { island } from '../declare-island';

export type StreamsIslandProps = {
  streams: readonly Streaming[];
  /** The stream of this page. */
  currentId: string;
};

/** Events after which a player of the page may have begun or ended. They do not bubble, but are captured. */
const CHANGES = ['playing', 'pause', 'ended', 'emptied'] as const;

const isPlayingHere = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>('[data-part=live-player] :is(audio, video)')].some(
    ({ paused, ended }) => !(paused || ended),
  );

/** Whether a player of the page's stream is playing. */
function useIsPlaying(): boolean {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    const look = () => setIsPlaying(isPlayingHere());
    look();
    for (const change of CHANGES) document.addEventListener(change, look, true);
    return () => {
      for (const change of CHANGES) document.removeEventListener(change, look, true);
    };
  }, []);
  return isPlaying;
}

const UNSEEN: Visibility = { isHidden: () => true, onChange: () => () => undefined };

/** Live streams, refreshed every 10 s while the page is visible (spec §4). */
function StreamsIsland({ streams, currentId }: StreamsIslandProps) {
  const [poll] = useState(() =>
    createStreamPoll({
      client,
      streams,
      visibility: isServer ? UNSEEN : pageVisibility,
    }),
  );
  const state = useStore(poll);
  const isPlaying = useIsPlaying();
  return (
    <StreamPanel
      streams={state.streams}
      status={state.status}
      currentId={currentId}
      isPlaying={isPlaying}
      onRetry={poll.retry}
    />
  );
}

export default island({ wakes: 'visible', component: StreamsIsland });
