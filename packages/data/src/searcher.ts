import {
  archivePath,
  type Card,
  cardSchema,
  daysOfDateValue,
  type Facets,
  hasNextPage,
  newItems,
  PAGINATION_DELAY_MS,
  readSearchQuestion,
  SEARCH_DELAY_MS,
  type SearchOutcome,
  type SearchQuestion,
  searchAddress,
  searchResponseSchema,
} from '@portal/model';
import * as v from 'valibot';
import { pause } from './pause';
import { type Client, failedCall } from './request';

/** `searching` anew, `loading` the page that follows, `failed` either of them. */
export type SearcherStatus = 'idle' | 'searching' | 'loading' | 'failed';

export type SearcherState = {
  status: SearcherStatus;
  /** What the reader asks for, answered or not. */
  question: SearchQuestion;
  /** Results that came by script. */
  results: readonly Card[];
  /** The results that the document came with still stand, before those that came by script. */
  keepsFirst: boolean;
  outcome: SearchOutcome;
};

/** Where a searcher is: the address of the page and the browser's way back and forward. */
export type SearchPlace = {
  /** Path and query. */
  address: () => string;
  /** A new entry of the history. */
  push: (address: string) => void;
  /** Leaves the page. */
  leave: (address: string) => void;
  /** Told whenever the reader goes back or forward. @returns ends it */
  onMove: (listener: () => void) => () => void;
};

export type SearcherOptions = {
  client: Client;
  place: SearchPlace;
  /** Path of the listing, without what narrows it. */
  path: string;
  /** What the document shows. */
  outcome: SearchOutcome;
  /** Ids of the contents that the document shows. */
  known: () => Iterable<string>;
  timeZone: string;
  /** Milliseconds; 1 s by default (spec §4, §9). */
  delayMs?: number;
};

export type Searcher = {
  /** Any change of text, filters or dates: searched after the delay, the last one alone (spec §4). */
  change: (question: SearchQuestion) => void;
  /** The next page. Nothing where there is none, or one is on its way. */
  more: () => void;
  /** What failed, once more and at once. */
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => SearcherState;
  /** What the reader has come to, as plain data for their way back. */
  keep: () => unknown;
  /** Goes on from what `keep` gave. @returns whether it could: anything else is left alone */
  resume: (kept: unknown) => boolean;
  /** Ends it: nothing that is on its way is heard any more. */
  end: () => void;
};

/** Answers that a reader can go back to without a call. */
const MOST_KEPT = 20;

const answerSchema = searchResponseSchema(cardSchema);
type Answer = v.InferOutput<typeof answerSchema>;

/** What a reader had come to; results of an older version of the portal may not fit any more. */
const keptSchema = v.object({ ...answerSchema.entries, keepsFirst: v.boolean() });

const questionOf = ({
  searcherPayload: { searchText, dateValue, filterValues },
}: SearchOutcome): SearchQuestion => ({ searchText, dateValue, filterValues });

/**
 * What filters offer after a search. One that is set was counted within its own result, where it would be alone: it goes on
 * offering what it did before, uncounted.
 */
function facetsAfter(before: Facets, found: Facets, { filterValues }: SearchQuestion): Facets {
  return Object.fromEntries(
    Object.entries(found).map(([filter, options]) => {
      const known = before[filter] ?? [];
      if (filterValues[filter] === undefined || known.length <= options.length) return [filter, options];
      const counts = new Map(options.map(({ value, count }) => [value, count]));
      return [
        filter,
        known.map(({ value, name }) => {
          const count = counts.get(value);
          return count === undefined ? { value, name } : { value, name, count };
        }),
      ];
    }),
  );
}

function begin(brought: unknown): SearcherState | null {
  const parsed = v.safeParse(keptSchema, brought);
  if (!parsed.success) return null;
  const { results, keepsFirst, ...outcome } = parsed.output;
  return { status: 'idle', question: questionOf(outcome), results, keepsFirst, outcome };
}

/** The search of a listing (spec §4): the address is kept in step, stale answers are dropped, nothing is asked at first. */
export function createSearcher({
  client,
  place,
  path,
  outcome,
  known,
  timeZone,
  delayMs,
}: SearcherOptions): Searcher {
  const listeners = new Set<() => void>();
  const { dateValue, type } = outcome.searcherPayload;
  let state: SearcherState = {
    status: 'idle',
    question: questionOf(outcome),
    results: [],
    keepsFirst: true,
    outcome,
  };
  /** Ends what is on its way. */
  let underWay = new AbortController();
  let again: () => void = () => undefined;

  /** In the archive the dates are in the path (spec §2); a reader who changes them goes there. */
  const isArchive = type === 'archive';
  const addressOf = (question: SearchQuestion) =>
    searchAddress(path, isArchive ? { ...question, dateValue: [] } : question, timeZone);
  const questionAt = (address: string): SearchQuestion => {
    const asked = readSearchQuestion(new URLSearchParams(address.split('?')[1] ?? ''), timeZone);
    return isArchive ? { ...asked, dateValue } : asked;
  };

  const kept = new Map<string, SearcherState>([[addressOf(state.question), state]]);
  const become = (change: Partial<SearcherState>) => {
    state = { ...state, ...change };
    if (state.status === 'idle') {
      const address = addressOf(state.question);
      kept.delete(address);
      kept.set(address, state);
      const oldest = kept.keys().next();
      if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
    }
    for (const listener of listeners) listener();
  };

  /** Waits, asks, and hands on the answer unless another question has been asked meanwhile. */
  const ask = async (cursorMark: string, waitMs: number, take: (answer: Answer) => void) => {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const { moduleId, categoryId, limit } = state.outcome.searcherPayload;
    const { question } = state;
    again = () => {
      become({ status: cursorMark ? 'loading' : 'searching' });
      void ask(cursorMark, 0, take);
    };
    try {
      await pause(waitMs, signal);
      const filters = Object.keys(question.filterValues).map((name) => ({ name, type: '' }));
      const answer = await client.request(
        `/webapi/searcher/${encodeURIComponent(cursorMark)}`,
        answerSchema,
        {
          method: 'POST',
          body: { params: { ...question, categoryId, moduleId, type, limit, filters } },
          signal,
        },
      );
      if (!signal.aborted) take(answer);
    } catch (error) {
      if (signal.aborted) return;
      failedCall(error);
      become({ status: 'failed' });
    }
  };

  const search = (question: SearchQuestion, waitMs: number, isMove: boolean) => {
    become({ status: 'searching', question });
    void ask('', waitMs, ({ results, ...found }) => {
      const facets = facetsAfter(state.outcome.facets, found.facets, question);
      become({ status: 'idle', results, keepsFirst: false, outcome: { ...found, facets } });
      const address = addressOf(question);
      if (!isMove && address !== place.address()) place.push(address);
    });
  };

  const stopListening = place.onMove(() => {
    const address = place.address();
    if (address.split('?')[0] !== path) return;
    const question = questionAt(address);
    underWay.abort();
    const known = kept.get(addressOf(question));
    if (known) become(known);
    else search(question, 0, true);
  });

  return {
    change: (question) => {
      if (isArchive && String(question.dateValue) !== String(dateValue)) {
        const days = daysOfDateValue(question.dateValue, timeZone) ?? [];
        place.leave(searchAddress(archivePath(...days), { ...question, dateValue: [] }, timeZone));
        return;
      }
      search(question, delayMs ?? SEARCH_DELAY_MS, false);
    },
    more: () => {
      const { cursorMark } = state.outcome.searcherPayload;
      if (state.status !== 'idle' || cursorMark === null || !hasNextPage({ cursorMark })) return;
      become({ status: 'loading' });
      void ask(cursorMark, delayMs ?? PAGINATION_DELAY_MS, ({ results, ...found }) => {
        const first = state.keepsFirst ? Array.from(known(), (id) => ({ id })) : [];
        const added = newItems([...first, ...state.results], results);
        // What the filters offer was counted with the first page.
        const { facets } = state.outcome;
        become({ status: 'idle', results: [...state.results, ...added], outcome: { ...found, facets } });
      });
    },
    retry: () => {
      if (state.status === 'failed') again();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    keep: () => ({ ...state.outcome, results: state.results, keepsFirst: state.keepsFirst }),
    resume: (brought) => {
      const begun = begin(brought);
      if (begun) become(begun);
      return begun !== null;
    },
    end: () => {
      underWay.abort();
      stopListening();
    },
  };
}
