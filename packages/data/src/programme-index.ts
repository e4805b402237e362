import {
  BROADCAST_ROUTES,
  newItems,
  PAGINATION_DELAY_MS,
  PROGRAMME_PAGE_SIZE,
  programmeIndexPath,
  SEARCH_DELAY_MS,
  showSearchAnswerSchema,
} from '@portal/model';
import { itemsOf, type LoadedItem } from './load-more';
import { pause } from './pause';
import { type Client, failedCall } from './request';
import type { SearchPlace } from './searcher';

export type ProgrammeIndexState = {
  /** `failed`: what was there stays, and it can be tried again. */
  status: 'idle' | 'loading' | 'more' | 'failed';
  letter: string;
  text: string;
  /** Programmes as the server draws them. */
  items: readonly LoadedItem[];
  /** Of the next page; null on the last. */
  cursorMark: string | null;
  /** How many there are in all, shown or not; unknown where the server did not say. */
  numResults?: number | undefined;
};

export type ProgrammeIndex = {
  /** A letter, or none for all; it puts out the text (spec §4). */
  choose: (letter: string) => void;
  /** A text, asked for after the delay; it puts out the letter. An empty one clears (spec §5). */
  search: (text: string) => void;
  more: () => void;
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => ProgrammeIndexState;
};

export type ProgrammeIndexOptions = {
  client: Client;
  place: SearchPlace;
  /** What the document shows. */
  first: Omit<ProgrammeIndexState, 'status'>;
};

/** The programme index (spec §2, §7): by letter or text, page by page, its address in step. */
export function createProgrammeIndex({ client, place, first }: ProgrammeIndexOptions): ProgrammeIndex {
  const listeners = new Set<() => void>();
  let state: ProgrammeIndexState = { ...first, status: 'idle' };
  let underWay = new AbortController();
  let again: () => void = () => undefined;
  const become = (change: Partial<ProgrammeIndexState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const ask = async (
    cursorMark: string,
    waitMs: number,
    take: (answer: Pick<ProgrammeIndexState, 'items' | 'cursorMark' | 'numResults'>) => void,
  ) => {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const { letter, text } = state;
    again = () => void ask(cursorMark, 0, take);
    become({ status: cursorMark ? 'more' : 'loading' });
    const query = new URLSearchParams({
      limit: String(PROGRAMME_PAGE_SIZE),
      letter,
      text,
      types: 'program',
      orderBy: 'lastPublishedContentDate',
    });
    try {
      await pause(waitMs, signal);
      const path = `/webapi/shows/search/${encodeURIComponent(cursorMark)}?${query}`;
      const answer = await client.request(path, showSearchAnswerSchema, { signal });
      const { cursorMark: next, numResults } = answer;
      if (!signal.aborted) take({ items: itemsOf(answer.html), cursorMark: next, numResults });
    } catch (error) {
      if (signal.aborted) return;
      failedCall(error);
      become({ status: 'failed' });
    }
  };

  const look = (letter: string, text: string, waitMs: number, isMove = false) => {
    become({ letter, text });
    void ask('', waitMs, (answer) => {
      become({ ...answer, status: 'idle' });
      const address = programmeIndexPath({ letter, text });
      if (!isMove && address !== place.address()) place.push(address);
    });
  };

  place.onMove(() => {
    const [path, query] = place.address().split('?');
    if (path !== BROADCAST_ROUTES.programmes) return;
    const params = new URLSearchParams(query);
    look(params.get('letter') ?? '', params.get('text') ?? '', 0, true);
  });

  return {
    choose: (letter) => look(letter, '', 0),
    search: (text) => look('', text, text.trim() === '' ? 0 : SEARCH_DELAY_MS),
    more: () => {
      const { cursorMark } = state;
      if (!cursorMark || state.status !== 'idle') return;
      void ask(cursorMark, PAGINATION_DELAY_MS, (answer) =>
        become({
          status: 'idle',
          items: [...state.items, ...newItems(state.items, answer.items)],
          cursorMark: answer.cursorMark,
          numResults: answer.numResults,
        }),
      );
    },
    retry: () => {
      if (state.status === 'failed') again();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}
