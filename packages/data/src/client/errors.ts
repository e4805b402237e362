import type { GlobalError } from '@portal/model';
import { createStore, readable, type Store } from './store';

/** Errors kept in the list; the oldest are dropped. */
const MAX_ERRORS = 20;

/** The global list of failed calls (spec §7), newest last. */
export type ErrorList = Store<readonly GlobalError[]> & {
  add: (error: GlobalError) => void;
  dismiss: (error: GlobalError) => void;
};

/** Creates the global error list (spec §7): a store of failed calls, oldest first, that drops the oldest when full. */
export function createErrorList(): ErrorList {
  const store = createStore<readonly GlobalError[]>([]);
  const { snapshot, set } = store;
  return {
    ...readable(store),
    add: (error) => set([...snapshot(), error].slice(-MAX_ERRORS)),
    dismiss: (error) => set(snapshot().filter((kept) => kept !== error)),
  };
}
