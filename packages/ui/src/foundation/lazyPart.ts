'use client';
import { useEffect, useSyncExternalStore } from 'react';

/** A part as far as it has come; `part` is undefined until it is here. */
type Arrival<Part> = { readonly part?: Part; readonly hasFailed?: true };

/** A part of a component that is fetched when it is wanted, once for all who want it. */
export type LazyPart<Part> = {
  /** Fetches it; after a failure, again. It never rejects: who draws the part sees `hasFailed`. */
  load: () => Promise<void>;
  current: () => Arrival<Part>;
  subscribe: (listener: () => void) => () => void;
};

const NOTHING = {};
const FAILED = { hasFailed: true } as const;

/** @param bring imports the part */
export function lazyPart<Part>(bring: () => Promise<Part>): LazyPart<Part> {
  let arrival: Arrival<Part> = NOTHING;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: Arrival<Part>) => {
    arrival = next;
    for (const listener of listeners) listener();
  };
  return {
    load() {
      if (arrival.hasFailed) become(NOTHING);
      loading ??= bring().then(
        (part) => become({ part }),
        () => {
          loading = undefined;
          become(FAILED);
        },
      );
      return loading;
    },
    current: () => arrival,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothing = () => NOTHING;

/** A part, fetched as soon as it is wanted. Servers have none, and browsers none while they wake what a server drew. */
export function useLazyPart<Part>(lazy: LazyPart<Part>, isWanted: boolean): Arrival<Part> {
  const arrival = useSyncExternalStore<Arrival<Part>>(lazy.subscribe, lazy.current, nothing);
  useEffect(() => {
    if (isWanted) void lazy.load();
  }, [lazy, isWanted]);
  return arrival;
}

/** Handlers of whatever opens a part: it is fetched when somebody reaches for it. */
export const fetchedEarly = (...parts: readonly LazyPart<unknown>[]) => {
  const load = () => {
    for (const part of parts) void part.load();
  };
  return { onPointerEnter: load, onFocus: load };
};
