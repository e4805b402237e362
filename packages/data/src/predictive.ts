import { type FilterOption, filterOptionSchema, isPredictable, PREDICTIVE_DEBOUNCE_MS } from '@portal/model';
import * as v from 'valibot';
import { pause } from './pause';
import { type Client, failedCall } from './request';

/** What the last query of a predictive filter found. */
export type Predicted = { options: readonly FilterOption[]; status: 'idle' | 'loading' | 'failed' };

export type Predictive = {
  /** Asks what fits a text, once the keys are silent (spec §5). Shorter texts find nothing and ask nobody. */
  ask: (filter: string, text: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** By the filter's name. */
  snapshot: () => Readonly<Record<string, Predicted>>;
};

/** Look-ups of predictive filters (spec §5): text longer than 3, after 400 ms of silence, the last answer alone. */
export function createPredictive({
  client,
  delayMs = PREDICTIVE_DEBOUNCE_MS,
}: {
  client: Client;
  /** 0 where the field has waited already. */
  delayMs?: number;
}): Predictive {
  const listeners = new Set<() => void>();
  const underWay = new Map<string, AbortController>();
  let state: Readonly<Record<string, Predicted>> = {};
  const become = (filter: string, predicted: Predicted) => {
    state = { ...state, [filter]: predicted };
    for (const listener of listeners) listener();
  };
  const look = async (filter: string, text: string, signal: AbortSignal) => {
    try {
      await pause(delayMs, signal);
      const query = new URLSearchParams({ text });
      const path = `/api/front/predictive/${encodeURIComponent(filter)}?${query}`;
      const options = await client.request(path, v.array(filterOptionSchema), { signal });
      if (!signal.aborted) become(filter, { options, status: 'idle' });
    } catch (error) {
      if (signal.aborted) return;
      failedCall(error);
      become(filter, { options: [], status: 'failed' });
    }
  };
  return {
    ask: (filter, text) => {
      underWay.get(filter)?.abort();
      if (!isPredictable(text)) return become(filter, { options: [], status: 'idle' });
      const controller = new AbortController();
      underWay.set(filter, controller);
      become(filter, { options: state[filter]?.options ?? [], status: 'loading' });
      void look(filter, text.trim(), controller.signal);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}
