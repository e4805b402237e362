'use client';
import { createStreamPoll, pageVisibility, type Visibility } from '@portal/data';
import { useStore } from '@portal/data/react';
import type { Streaming } from '@portal/model';
import { StreamPanel } from '@portal/ui/streams';
import { useState } from 'react';
import { client, isServer } from '../client/islands/client';
import { island } from '../declare-island';

export type StreamsIslandProps = {
  streams: readonly Streaming[];
  /** The stream of this page. */
  currentId: string;
};

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
  return (
    <StreamPanel streams={state.streams} status={state.status} currentId={currentId} onRetry={poll.retry} />
  );
}

export default island({ wakes: 'visible', component: StreamsIsland });
