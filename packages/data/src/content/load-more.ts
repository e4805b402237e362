import { LOAD_MORE_DELAY_MS, type LoadMore as LoadMoreAnswer, loadMoreSchema, newItems } from '@portal/model';
import type { Client } from '../client/request';
import { createStore, readable, type Store } from '../client/store';
import { createLatest } from './latest';

/** State of a load-more list: whether a page is loading, and the items added so far (spec §4). */
export type LoadMoreState = {
  status: 'idle' | 'loading' | 'failed' | 'end';
  /** Added items, in order. */
  items: readonly LoadedItem[];
};

/** Store of a load-more list. Items whose content is already on the page are dropped (spec §4). */
export type LoadMore = Store<LoadMoreState> & {
  /**
   * Fetches the next page, once however often it is called meanwhile. A failed call is a state, not a
   * rejection.
   */
  load: () => Promise<void>;
};

/** Options of a load-more list: its first URL and the articles already on the page. */
export type LoadMoreOptions = {
  client: Client;
  /** URL of the next page; null if there is none. */
  nextPage: string | null;
  /** Ids of the articles already on the page. */
  known: Iterable<string>;
  /** Milliseconds before the page is fetched; 1 s by default (spec §4). */
  delayMs?: number;
};

const ITEM = /<li\b[^>]*\bdata-content-id="([^"]*)"[^>]*>/g;

/** An item of a load-more page: its content's id and its drawn HTML. */
export type LoadedItem = { id: string; html: string };

/**
 * Parses the items of a piece of HTML from the portal: `<li data-content-id="…">` in sequence, never nested.
 */
export function itemsOf(html: string): LoadedItem[] {
  const starts = [...html.matchAll(ITEM)];
  return starts.map((start, at) => ({
    id: start[1] ?? '',
    html: html.slice(start.index, starts[at + 1]?.index),
  }));
}

/** Most pages fetched per call while they bring nothing new. */
const MAX_PAGES = 5;

/**
 * Creates a load-more list (spec §4): fetches the next page after a delay, until none remains; drops
 * duplicates.
 */
export function createLoadMore({
  client,
  nextPage,
  known,
  delayMs = LOAD_MORE_DELAY_MS,
}: LoadMoreOptions): LoadMore {
  const shown: LoadedItem[] = [...known].map((id) => ({ id, html: '' }));
  const latest = createLatest();
  let next = nextPage;
  const store = createStore<LoadMoreState>({ status: next ? 'idle' : 'end', items: [] });
  const { snapshot, set } = store;

  /** Fetches further if a page brings nothing new, so that a reader who requests more gets something. */
  const newPage = async (signal: AbortSignal) => {
    const items: LoadedItem[] = [];
    for (let pages = 0; next && !items.length && pages < MAX_PAGES; pages += 1) {
      const answer: LoadMoreAnswer = await client.request(next, loadMoreSchema, { signal });
      next = answer.nextPage;
      items.push(...newItems(shown, itemsOf(answer.html)));
    }
    return items;
  };

  return {
    ...readable(store),
    load: async () => {
      const { status, items } = snapshot();
      if (!next || status === 'loading') return;
      await latest.ask({
        waitMs: delayMs,
        begin: () => set({ status: 'loading', items }),
        ask: newPage,
        take: (added) => {
          shown.push(...added);
          set({ status: next ? 'idle' : 'end', items: [...items, ...added] });
        },
        fail: () => set({ status: 'failed', items }),
      });
    },
  };
}
