'use client';
import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/model';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Loading state of a part; `part` is undefined until it has loaded. */
type Arrival<Part> = { readonly part?: Part; readonly hasFailed?: true };

/** A part of a component that is fetched on demand, once for all callers. */
export type LazyPart<Part> = {
  /**
   * Fetches it, or retries after a failure; during the retry it still counts as failed. It never rejects: the
   * component that renders the part reads `hasFailed`, which is set after `CHUNK_LOAD_TIMEOUT_MS` at the
   * latest.
   */
  load: () => Promise<void>;
  current: () => Arrival<Part>;
  subscribe: (listener: () => void) => () => void;
};

const NOTHING = {};
const FAILED = { hasFailed: true } as const;

/** @param bring imports the part; undefined if another file arrived than was requested */
export function lazyPart<Part>(bring: () => Promise<Part | undefined>): LazyPart<Part> {
  let arrival: Arrival<Part> = NOTHING;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: Arrival<Part>) => {
    // A late file is kept, whatever was requested since.
    if (arrival.part !== undefined || next === arrival) return;
    arrival = next;
    for (const listener of listeners) listener();
  };
  return {
    load() {
      loading ??= new Promise((resolve) => {
        const settle = (next: Arrival<Part>) => {
          clearTimeout(timer);
          if (next.hasFailed && arrival.part === undefined) loading = undefined;
          become(next);
          resolve();
        };
        const timer = setTimeout(settle, CHUNK_LOAD_TIMEOUT_MS, FAILED);
        bring().then(
          (part) => settle(part === undefined ? FAILED : { part }),
          () => settle(FAILED),
        );
      });
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

/** A part, fetched as soon as it is wanted. Undefined on servers, and in browsers during hydration. */
export function useLazyPart<Part>(lazy: LazyPart<Part>, isWanted: boolean): Arrival<Part> {
  const arrival = useSyncExternalStore<Arrival<Part>>(lazy.subscribe, lazy.current, nothing);
  useEffect(() => {
    if (isWanted) void lazy.load();
  }, [lazy, isWanted]);
  return arrival;
}

/**
 * Whether something open is rendered without its part, because that failed to load. It stays so until it is
 * closed: replacing it would lose typed text and the focus.
 */
export function useStaysWithout(isOpen: boolean, hasFailed = false): boolean {
  const [wasWithout, setWithout] = useState(false);
  const isWithout = isOpen && (wasWithout || hasFailed);
  if (isWithout !== wasWithout) setWithout(isWithout);
  return isWithout;
}

/**
 * Handlers of an element that opens a part: the part is fetched on hover or focus; after a failure only on
 * opening.
 */
export const fetchedEarly = (...parts: readonly LazyPart<unknown>[]) => {
  const load = () => {
    for (const part of parts) if (!part.current().hasFailed) void part.load();
  };
  return { onPointerEnter: load, onFocus: load };
};
