import {
  CALLS,
  newItems,
  PAGINATION_DELAY_MS,
  PROGRAMME_PAGE_SIZE,
  programmeIndexPath,
  ROUTES,
  readNarrowing,
  SEARCH_DELAY_MS,
  showSearchAnswerSchema,
} from '@portal/model';
import type { Client } from '../client/request';
import { createStore, readable, type Store } from '../client/store';
import { createLatest } from './latest';
import { itemsOf, type LoadedItem } from './load-more';
import { follow, type SearchHistory } from './search-history';

/** State of the A–Z programme index: choosing a letter clears the text, and typing clears the letter (spec §4). */
export type ProgrammeIndexState = {
  /** `failed`: the items stay, and `retry` repeats the call. */
  status: 'idle' | 'loading' | 'more' | 'failed';
  letter: string;
  text: string;
  /** Programmes as drawn by the server. */
  items: readonly LoadedItem[];
  /** Cursor of the next page; null on the last. */
  cursorMark: string | null;
  /** Total number of programmes, shown or not; undefined if the server did not say. */
  numResults?: number | undefined;
};

/** Follows the browser's back and forward while it has a subscriber. */
export type ProgrammeIndex = Store<ProgrammeIndexState> & {
  /** Selects a letter, or '' for all; clears the text (spec §4). */
  choose: (letter: string) => void;
  /** Searches for a text after the delay; clears the letter. An empty text resets (spec §5). */
  search: (text: string) => void;
  more: () => void;
  retry: () => void;
};

/** Options of the programme index: its client, history and the state drawn by the server. */
export type ProgrammeIndexOptions = {
  client: Client;
  history: SearchHistory;
  /** State of the document as first loaded. */
  first: Omit<ProgrammeIndexState, 'status'>;
};

/** The programme index (spec §2, §7): by letter or text, page by page; the URL follows. */
export function createProgrammeIndex({ client, history, first }: ProgrammeIndexOptions): ProgrammeIndex {
  const latest = createLatest();
  const move = () => {
    const [path, query] = history.address().split('?');
    if (path !== ROUTES.programmes) return;
    const { letter, question } = readNarrowing(new URLSearchParams(query));
    look(letter, question.searchText, 0, true);
  };
  const store = createStore<ProgrammeIndexState>({ ...first, status: 'idle' }, follow(history, move, latest));
  const { snapshot } = store;
  const become = (change: Partial<ProgrammeIndexState>) => store.set({ ...snapshot(), ...change });

  const ask = (
    cursorMark: string,
    waitMs: number,
    take: (answer: Pick<ProgrammeIndexState, 'items' | 'cursorMark' | 'numResults'>) => void,
  ) => {
    const { letter, text } = snapshot();
    const query = new URLSearchParams({
      limit: String(PROGRAMME_PAGE_SIZE),
      letter,
      text,
      types: 'program',
      orderBy: 'lastPublishedContentDate',
    });
    const path = `${CALLS.shows}${encodeURIComponent(cursorMark)}?${query}`;
    void latest.ask({
      waitMs,
      begin: () => become({ status: cursorMark ? 'more' : 'loading' }),
      ask: (signal) => client.request(path, showSearchAnswerSchema, { signal }),
      take: ({ html, cursorMark: next, numResults }) =>
        take({ items: itemsOf(html), cursorMark: next, numResults }),
      fail: () => become({ status: 'failed' }),
    });
  };

  const look = (letter: string, text: string, waitMs: number, isMove = false) => {
    become({ letter, text });
    ask('', waitMs, (answer) => {
      become({ ...answer, status: 'idle' });
      const path = programmeIndexPath({ letter, text });
      if (!isMove && path !== history.address()) history.push(path);
    });
  };

  return {
    ...readable(store),
    choose: (letter) => look(letter, '', 0),
    search: (text) => look('', text, text.trim() === '' ? 0 : SEARCH_DELAY_MS),
    more: () => {
      const { cursorMark, status } = snapshot();
      if (!cursorMark || status !== 'idle') return;
      ask(cursorMark, PAGINATION_DELAY_MS, (answer) => {
        const { items } = snapshot();
        become({ ...answer, status: 'idle', items: [...items, ...newItems(items, answer.items)] });
      });
    },
    retry: () => {
      if (snapshot().status === 'failed') latest.again();
    },
  };
}
