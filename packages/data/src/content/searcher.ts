import {
  archivePath,
  CALLS,
  type Card,
  cardSchema,
  daysOfDateValue,
  type Facets,
  filterTypeOf,
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
import type { Client } from '../client/request';
import { createStore, readable, type Store } from '../client/store';
import { createLatest } from './latest';
import { follow, type SearchHistory } from './search-history';

/** `searching` for a first page, `loading` the next page, `failed` for either. */
export type SearcherStatus = 'idle' | 'searching' | 'loading' | 'failed';

/** State of a listing's search: its question, results and outcome (spec §4). */
export type SearcherState = {
  status: SearcherStatus;
  /** The reader's current question, answered or not. */
  question: SearchQuestion;
  /** Results loaded by JavaScript. */
  results: readonly Card[];
  /** Whether the document's results are still shown, before those loaded by JavaScript. */
  keepsFirst: boolean;
  outcome: SearchOutcome;
};

/** Options of a listing's search: its URL, and the outcome and articles that the document already shows. */
export type SearcherOptions = {
  client: Client;
  history: SearchHistory;
  /** Path of the listing, without search parameters. */
  path: string;
  /** Outcome that the document shows. */
  outcome: SearchOutcome;
  /** Ids of the articles that the document shows. */
  known: () => Iterable<string>;
  timeZone: string;
  /** Milliseconds; 1 s by default (spec §4, §9). */
  delayMs?: number;
};

/** Follows the browser's back and forward while it has a subscriber. */
export type Searcher = Store<SearcherState> & {
  /** Changes text, filters or dates: searches after the delay, for the last change only (spec §4). */
  change: (question: SearchQuestion) => void;
  /** Loads the next page. Does nothing if there is none, or one is loading. */
  more: () => void;
  /** Repeats the failed call at once. */
  retry: () => void;
  /** State of the search as plain data, to restore when the reader comes back. */
  keep: () => unknown;
  /**
   * Restores the state that `keep` returned.
   * @returns whether it could; any other value is ignored
   */
  resume: (kept: unknown) => boolean;
};

/** Most states that a reader can go back to without a call. */
const MAX_VISITED = 20;

const answerSchema = searchResponseSchema(cardSchema);
type Answer = v.InferOutput<typeof answerSchema>;

/**
 * State kept for the reader's return; results of an older version of the portal may not match it any more.
 */
const keptSchema = v.object({ ...answerSchema.entries, keepsFirst: v.boolean() });

const questionOf = ({
  searcherPayload: { searchText, dateValue, filterValues },
}: SearchOutcome): SearchQuestion => ({ searchText, dateValue, filterValues });

/**
 * Facets after a search. A filter that is set was counted within its own result, where only its value is
 * left: it keeps the values it had before, without counts.
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

/** States by URL, so that going back makes no call. */
function createVisited() {
  const visited = new Map<string, SearcherState>();
  return {
    at: (address: string) => visited.get(address),
    add: (address: string, state: SearcherState) => {
      visited.delete(address);
      visited.set(address, state);
      const oldest = visited.keys().next();
      if (visited.size > MAX_VISITED && !oldest.done) visited.delete(oldest.value);
    },
  };
}

/** A listing's URLs. In the archive the dates are in its path (spec §2), and no question changes them. */
function addressesOf({ path, outcome, timeZone }: Pick<SearcherOptions, 'path' | 'outcome' | 'timeZone'>) {
  const { dateValue, type } = outcome.searcherPayload;
  const isArchive = type === 'archive';
  return {
    of: (question: SearchQuestion) =>
      searchAddress(path, isArchive ? { ...question, dateValue: [] } : question, timeZone),
    questionAt: (address: string): SearchQuestion => {
      const asked = readSearchQuestion(new URLSearchParams(address.split('?')[1] ?? ''), timeZone);
      return isArchive ? { ...asked, dateValue } : asked;
    },
    /** URL of the question's dates, if they are not those of the archive. */
    elsewhere: (question: SearchQuestion): string | null => {
      if (!isArchive || String(question.dateValue) === String(dateValue)) return null;
      const days = daysOfDateValue(question.dateValue, timeZone) ?? [];
      return searchAddress(archivePath(...days), { ...question, dateValue: [] }, timeZone);
    },
  };
}

const requestAnswer = (
  client: Client,
  { question, outcome }: SearcherState,
  cursorMark: string,
  signal: AbortSignal,
) => {
  const { moduleId, categoryId, limit, type, taxonUrl } = outcome.searcherPayload;
  const taxon = type === 'newsletter' && taxonUrl ? { taxonUrl } : {};
  const filters = Object.keys(question.filterValues).map((name) => ({ name, type: filterTypeOf(name) }));
  return client.request(`${CALLS.searcher}${encodeURIComponent(cursorMark)}`, answerSchema, {
    method: 'POST',
    body: { params: { ...question, categoryId, moduleId, type, limit, ...taxon, filters } },
    signal,
  });
};

/** Appends the next page to the results. Facets were counted with the first page, so they stay. */
function withPage({ outcome, results, keepsFirst }: SearcherState, page: Answer, known: Iterable<string>) {
  const { results: answered, ...found } = page;
  const first = keepsFirst ? Array.from(known, (id) => ({ id })) : [];
  const added = newItems([...first, ...results], answered);
  return { results: [...results, ...added], outcome: { ...found, facets: outcome.facets } };
}

/**
 * Creates the search of a listing (spec §4): the URL follows, stale responses are dropped, no call is made at
 * first.
 */
export function createSearcher(options: SearcherOptions): Searcher {
  const { client, history, path, outcome, known, delayMs } = options;
  const addresses = addressesOf(options);
  const visited = createVisited();
  const latest = createLatest();
  const move = () => {
    const address = history.address();
    if (address.split('?')[0] !== path) return;
    const question = addresses.questionAt(address);
    latest.end();
    const reached = visited.at(addresses.of(question));
    if (reached) become(reached);
    else search(question, 0, true);
  };
  const store = createStore<SearcherState>(
    { status: 'idle', question: questionOf(outcome), results: [], keepsFirst: true, outcome },
    follow(history, move, latest),
  );
  const { snapshot } = store;
  const become = (change: Partial<SearcherState>) => {
    const state = { ...snapshot(), ...change };
    if (state.status === 'idle') visited.add(addresses.of(state.question), state);
    store.set(state);
  };
  visited.add(addresses.of(questionOf(outcome)), snapshot());

  const ask = (cursorMark: string, waitMs: number, take: (answer: Answer) => void) => {
    const asked = snapshot();
    void latest.ask({
      waitMs,
      begin: () => become({ status: cursorMark ? 'loading' : 'searching' }),
      ask: (signal) => requestAnswer(client, asked, cursorMark, signal),
      take,
      fail: () => become({ status: 'failed' }),
    });
  };
  const search = (question: SearchQuestion, waitMs: number, isMove: boolean) => {
    // Changed together with the status: the results of the question before do not belong to the new URL.
    become({ status: 'searching', question });
    ask('', waitMs, ({ results, ...found }) => {
      const facets = facetsAfter(snapshot().outcome.facets, found.facets, question);
      become({ status: 'idle', results, keepsFirst: false, outcome: { ...found, facets } });
      const address = addresses.of(question);
      if (!isMove && address !== history.address()) history.push(address);
    });
  };

  return {
    ...readable(store),
    change: (question) => {
      const elsewhere = addresses.elsewhere(question);
      if (elsewhere === null) search(question, delayMs ?? SEARCH_DELAY_MS, false);
      else history.leave(elsewhere);
    },
    more: () => {
      const { status, outcome: before } = snapshot();
      const { cursorMark } = before.searcherPayload;
      if (status !== 'idle' || cursorMark === null || !hasNextPage({ cursorMark })) return;
      ask(cursorMark, delayMs ?? PAGINATION_DELAY_MS, (page) =>
        become({ status: 'idle', ...withPage(snapshot(), page, known()) }),
      );
    },
    retry: () => {
      if (snapshot().status === 'failed') latest.again();
    },
    keep: () => {
      const { outcome: reached, results, keepsFirst } = snapshot();
      return { ...reached, results, keepsFirst };
    },
    resume: (brought) => {
      const begun = begin(brought);
      if (begun) become(begun);
      return begun !== null;
    },
  };
}
