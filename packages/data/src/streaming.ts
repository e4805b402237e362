import { STREAMING_POLL_MS, type Streaming, streamingListSchema } from '@portal/model';
import { type Client, failedCall } from './request';

export type StreamsState = {
  streams: readonly Streaming[];
  /** Streams that are there stay while they are asked for anew, or could not be. */
  status: 'ready' | 'loading' | 'error';
};

/** Whether anybody looks at the page; a browser's `document`, or a double. */
export type Visibility = {
  isHidden: () => boolean;
  onChange: (listener: () => void) => () => void;
};

export type StreamPoll = {
  start: () => void;
  stop: () => void;
  /** Asks now, and goes on as before. */
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => StreamsState;
};

/** Longest wait between two questions while none is answered, in polls. */
const LONGEST_WAIT = 16;

/** What is live now, asked for every 10 s (spec §4, §9): not while nobody looks, and less often while it fails. */
export function createStreamPoll({
  client,
  streams = [],
  excludeId,
  visibility,
  intervalMs = STREAMING_POLL_MS,
}: {
  client: Client;
  /** What the document shows already. */
  streams?: readonly Streaming[];
  /** The stream of this page, which its list leaves out (spec §7). */
  excludeId?: string;
  visibility: Visibility;
  intervalMs?: number;
}): StreamPoll {
  const path = `/api/front/streaming/list${excludeId === undefined ? '' : `/${encodeURIComponent(excludeId)}`}`;
  const listeners = new Set<() => void>();
  let state: StreamsState = { streams, status: 'ready' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asking = false;
  let stopListening: (() => void) | undefined;
  const become = (change: Partial<StreamsState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const wait = () => {
    clearTimeout(timer);
    if (!stopListening || visibility.isHidden()) return;
    timer = setTimeout(() => void ask(), intervalMs * Math.min(2 ** failures, LONGEST_WAIT));
  };
  const ask = async () => {
    if (asking) return;
    asking = true;
    clearTimeout(timer);
    if (state.streams.length === 0) become({ status: 'loading' });
    try {
      const { streamingList } = await client.request(path, streamingListSchema);
      failures = 0;
      become({ streams: streamingList, status: 'ready' });
    } catch (error) {
      failedCall(error);
      failures += 1;
      become({ status: 'error' });
    } finally {
      asking = false;
      wait();
    }
  };
  return {
    start: () => {
      // Who comes back to the page sees what is on now.
      stopListening ??= visibility.onChange(() => (visibility.isHidden() ? clearTimeout(timer) : void ask()));
      wait();
    },
    stop: () => {
      stopListening?.();
      stopListening = undefined;
      clearTimeout(timer);
    },
    retry: () => void ask(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}

/** Whether anybody looks at this browser's page. */
export const pageVisibility: Visibility = {
  isHidden: () => document.hidden,
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
