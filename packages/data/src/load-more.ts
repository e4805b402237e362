import { LOAD_MORE_DELAY_MS, type LoadMore as LoadMoreAnswer, loadMoreSchema, newItems } from '@portal/model';
import type { Client } from './request';

export type LoadMoreState = {
  status: 'idle' | 'loading' | 'error' | 'end';
  /** Items that were added, in order. */
  items: readonly LoadedItem[];
};

export type LoadMore = {
  /** Fetches the next page, once however often it is called meanwhile. Never rejects: failures are a state. */
  load: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => LoadMoreState;
};

export type LoadMoreOptions = {
  client: Client;
  /** Address of the next page; null when there is none. */
  nextPage: string | null;
  /** Ids of the contents already on the page. */
  known: Iterable<string>;
  /** Milliseconds before the page is fetched; 1 s by default (spec §4). */
  delayMs?: number;
};

const ITEM = /<li\b[^>]*\bdata-content-id="([^"]*)"[^>]*>/g;

export type LoadedItem = { id: string; html: string };

/** The items of a piece of HTML as the portal answers it: `<li data-content-id="…">` one after another, none in another. */
export function itemsOf(html: string): LoadedItem[] {
  const starts = [...html.matchAll(ITEM)];
  return starts.map((start, at) => ({
    id: start[1] ?? '',
    html: html.slice(start.index, starts[at + 1]?.index),
  }));
}

/** Pages fetched for one wish while they bring nothing new. */
const MOST_PAGES = 5;

/** Load more (spec §4): after a delay the next page is fetched, until none remains; duplicates are dropped. */
export function createLoadMore({
  client,
  nextPage,
  known,
  delayMs = LOAD_MORE_DELAY_MS,
}: LoadMoreOptions): LoadMore {
  const shown: LoadedItem[] = [...known].map((id) => ({ id, html: '' }));
  const listeners = new Set<() => void>();
  let next = nextPage;
  let state: LoadMoreState = { status: next ? 'idle' : 'end', items: [] };
  const become = (change: Partial<LoadMoreState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    load: async () => {
      if (!next || state.status === 'loading') return;
      become({ status: 'loading' });
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      try {
        const items: LoadedItem[] = [];
        // A page of nothing new would answer the reader's wish with nothing: the one after it is fetched at once.
        for (let pages = 0; next && !items.length && pages < MOST_PAGES; pages += 1) {
          const answer: LoadMoreAnswer = await client.request(next, loadMoreSchema);
          next = answer.nextPage;
          items.push(...newItems(shown, itemsOf(answer.html)));
        }
        shown.push(...items);
        become({ status: next ? 'idle' : 'end', items: [...state.items, ...items] });
      } catch {
        become({ status: 'error' });
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}
