'use client';
import { createClient, createStreamPoll, pageVisibility, type Visibility } from '@portal/data';
import { useStreams } from '@portal/data/react';
import type { Streaming } from '@portal/model';
import { StreamPanel } from '@portal/ui/streams';
import { useEffect, useState } from 'react';
import { island } from '../island';
import { errors } from '../waking/reader';

export type StreamsIslandProps = {
  streams: readonly Streaming[];
  /** The stream of this page. */
  currentId: string;
};

const isServer = typeof document === 'undefined';
const UNSEEN: Visibility = { isHidden: () => true, onChange: () => () => undefined };

/** What is live now, asked for anew every 10 s while somebody looks (spec §4). */
function StreamsIsland({ streams, currentId }: StreamsIslandProps) {
  const [poll] = useState(() =>
    createStreamPoll({
      client: createClient({ origin: isServer ? 'http://server.internal' : location.origin, errors }),
      streams,
      visibility: isServer ? UNSEEN : pageVisibility,
    }),
  );
  useEffect(() => {
    poll.start();
    return poll.stop;
  }, [poll]);
  const state = useStreams(poll);
  return (
    <StreamPanel streams={state.streams} status={state.status} currentId={currentId} onRetry={poll.retry} />
  );
}

export default island({ wakes: 'visible', component: StreamsIsland });
