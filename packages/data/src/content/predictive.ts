import {
  CALLS,
  type FilterOption,
  filterOptionSchema,
  isPredictable,
  PREDICTIVE_DEBOUNCE_MS,
} from '@portal/model';
import * as v from 'valibot';
import type { Client } from '../client/request';
import { createStore, readable, type Store } from '../client/store';
import { createLatest, type Latest } from './latest';

/** Options found by the last query of a predictive filter. */
export type Predicted = { options: readonly FilterOption[]; status: 'idle' | 'loading' | 'failed' };

/** Options found, by the filter's name. */
export type Predictive = Store<Readonly<Record<string, Predicted>>> & {
  /** Looks up a text once the reader stops typing (spec §5). Shorter texts find nothing and make no call. */
  ask: (filter: string, text: string) => void;
};

/**
 * Look-ups of predictive filters (spec §5): texts longer than 3 characters, after 400 ms without typing,
 * latest answer only.
 */
export function createPredictive({
  client,
  delayMs = PREDICTIVE_DEBOUNCE_MS,
}: {
  client: Client;
  /** Milliseconds; 0 if the field already waits. */
  delayMs?: number;
}): Predictive {
  const store = createStore<Readonly<Record<string, Predicted>>>({});
  const become = (filter: string, predicted: Predicted) =>
    store.set({ ...store.snapshot(), [filter]: predicted });
  const questions = new Map<string, Latest>();
  const questionOf = (filter: string) => {
    const known = questions.get(filter) ?? createLatest();
    questions.set(filter, known);
    return known;
  };
  return {
    ...readable(store),
    ask: (filter, text) => {
      const question = questionOf(filter);
      question.end();
      if (!isPredictable(text)) return become(filter, { options: [], status: 'idle' });
      const query = new URLSearchParams({ text: text.trim() });
      const path = `${CALLS.predictive}${encodeURIComponent(filter)}?${query}`;
      void question.ask({
        waitMs: delayMs,
        begin: () => become(filter, { options: store.snapshot()[filter]?.options ?? [], status: 'loading' }),
        ask: (signal) => client.request(path, v.array(filterOptionSchema), { signal }),
        take: (options) => become(filter, { options, status: 'idle' }),
        fail: () => become(filter, { options: [], status: 'failed' }),
      });
    },
  };
}
