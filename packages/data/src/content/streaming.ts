import { backOffMs, CALLS, STREAMING_POLL_MS, type Streaming, streamingListSchema } from '@portal/model';
import { type Client, failedCall } from '../client/request';
import { createStore, readable, type Store } from '../client/store';

/** State of the list of live streams, polled every 10 s (spec §4). */
export type StreamsState = {
  streams: readonly Streaming[];
  /** The current streams stay while `loading` and after `failed`. */
  status: 'ready' | 'loading' | 'failed';
};

/** Visibility of the page: a browser's `document`, or a test double. */
export type Visibility = {
  isHidden: () => boolean;
  onChange: (listener: () => void) => () => void;
};

/** Store of the live streams; it polls only while it has subscribers. */
export type StreamPoll = Store<StreamsState> & {
  /** Polls now, and continues polling as before. */
  retry: () => void;
};

/** Longest wait between two calls while they fail, in poll intervals. */
const MAX_WAIT_POLLS = 16;

/**
 * Polls the live streams every 10 s (spec §4, §9) while there is a subscriber; pauses while the page is
 * hidden, and slows down while calls fail.
 */
export function createStreamPoll({
  client,
  streams = [],
  excludeId,
  visibility,
  intervalMs = STREAMING_POLL_MS,
}: {
  client: Client;
  /** Streams that the document shows. */
  streams?: readonly Streaming[];
  /** The stream of this page, which its list leaves out (spec §7). */
  excludeId?: string;
  visibility: Visibility;
  intervalMs?: number;
}): StreamPoll {
  const path = `${CALLS.streaming}${excludeId === undefined ? '' : `/${encodeURIComponent(excludeId)}`}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsking = false;
  let isRead = false;
  const wait = () => {
    clearTimeout(timer);
    if (!isRead || visibility.isHidden()) return;
    timer = setTimeout(
      () => void ask(),
      backOffMs(failures, { first: intervalMs, longest: intervalMs * MAX_WAIT_POLLS }),
    );
  };
  const start = () => {
    // A reader who comes back to the page gets the current streams.
    const stopListening = visibility.onChange(() =>
      visibility.isHidden() ? clearTimeout(timer) : void ask(),
    );
    isRead = true;
    wait();
    return () => {
      stopListening();
      isRead = false;
      clearTimeout(timer);
    };
  };
  const store = createStore<StreamsState>({ streams, status: 'ready' }, start);
  const { snapshot, set } = store;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    if (snapshot().streams.length === 0) set({ streams: [], status: 'loading' });
    try {
      const { streamingList } = await client.request(path, streamingListSchema);
      failures = 0;
      set({ streams: streamingList, status: 'ready' });
    } catch (error) {
      failedCall(error);
      failures += 1;
      set({ streams: snapshot().streams, status: 'failed' });
    } finally {
      isAsking = false;
      wait();
    }
  };
  return { ...readable(store), retry: () => void ask() };
}

/** Visibility of this browser's page, from its `document`. */
export const pageVisibility: Visibility = {
  isHidden: () => document.hidden,
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
