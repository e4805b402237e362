'use client';
import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/model';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** A part as far as it has come; `part` is undefined until it is here. */
type Arrival<Part> = { readonly part?: Part; readonly hasFailed?: true };

/** A part of a component that is fetched when it is wanted, once for all who want it. */
export type LazyPart<Part> = {
  /**
   * Fetches it; after a failure, again, and meanwhile it has still failed. It never rejects: who draws the part sees `hasFailed`,
   * at the latest after `CHUNK_LOAD_TIMEOUT_MS`.
   */
  load: () => Promise<void>;
  current: () => Arrival<Part>;
  subscribe: (listener: () => void) => () => void;
};

const NOTHING = {};
const FAILED = { hasFailed: true } as const;

/** @param bring imports the part; undefined where the file that came is another than the one that was meant */
export function lazyPart<Part>(bring: () => Promise<Part | undefined>): LazyPart<Part> {
  let arrival: Arrival<Part> = NOTHING;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: Arrival<Part>) => {
    // What came after its time stays, whatever was asked for since.
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

/** A part, fetched as soon as it is wanted. Servers have none, and browsers none while they wake what a server drew. */
export function useLazyPart<Part>(lazy: LazyPart<Part>, isWanted: boolean): Arrival<Part> {
  const arrival = useSyncExternalStore<Arrival<Part>>(lazy.subscribe, lazy.current, nothing);
  useEffect(() => {
    if (isWanted) void lazy.load();
  }, [lazy, isWanted]);
  return arrival;
}

/**
 * Whether something that is open is drawn without its part, because that failed. It stays so until it is closed: what is typed in it,
 * and the focus, would be lost if it were exchanged.
 */
export function useStaysWithout(isOpen: boolean, hasFailed = false): boolean {
  const [wasWithout, setWithout] = useState(false);
  const isWithout = isOpen && (wasWithout || hasFailed);
  if (isWithout !== wasWithout) setWithout(isWithout);
  return isWithout;
}

/** Handlers of whatever opens a part: it is fetched when somebody reaches for it; after a failure only when it is opened. */
export const fetchedEarly = (...parts: readonly LazyPart<unknown>[]) => {
  const load = () => {
    for (const part of parts) if (!part.current().hasFailed) void part.load();
  };
  return { onPointerEnter: load, onFocus: load };
};
