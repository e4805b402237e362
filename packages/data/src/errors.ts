import type { GlobalError } from '@portal/model';

/** Errors kept in the list; older ones leave it. */
const MOST_ERRORS = 20;

/** The global list of failed calls (spec §7), as an external store: `subscribe` and `snapshot` fit React's hook. */
export type ErrorList = {
  add: (error: GlobalError) => void;
  dismiss: (error: GlobalError) => void;
  subscribe: (listener: () => void) => () => void;
  /** The same array until the list changes; newest last. */
  snapshot: () => readonly GlobalError[];
};

export function createErrorList(): ErrorList {
  let errors: readonly GlobalError[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly GlobalError[]) => {
    errors = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (error) => become([...errors, error].slice(-MOST_ERRORS)),
    dismiss: (error) => become(errors.filter((kept) => kept !== error)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => errors,
  };
}
