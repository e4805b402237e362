import type { ErrorKey } from '@portal/model';

/** Failures of one kind that are retried together. */
const MAX_RETRIES = 10;

/** Failures of one kind, and their retries. */
type ToldFailure = { key: ErrorKey; again: readonly (() => void)[] };

let told: readonly ToldFailure[] = [];
let hear: (() => void) | undefined;
/** Kinds that the reader has closed: they are not shown again on this page. */
const closed = new Set<ErrorKey>();

function change(now: readonly ToldFailure[]): void {
  told = now;
  hear?.();
}

/** Current failures, oldest first, for the component that shows them. */
export const toldFailures = {
  snapshot: (): readonly ToldFailure[] => told,
  subscribe: (listener: () => void): (() => void) => {
    hear = listener;
    return () => {
      hear = undefined;
    };
  },
  /** Adds a failure. Returns whether it is shown: a kind that was closed is not. */
  add: (key: ErrorKey, again: () => void): boolean => {
    if (closed.has(key)) return false;
    const before = told.find((failure) => failure.key === key);
    const failure = { key, again: [...(before?.again ?? []), again].slice(-MAX_RETRIES) };
    change(before ? told.map((one) => (one === before ? failure : one)) : [...told, failure]);
    return true;
  },
  close: (key: ErrorKey): void => {
    closed.add(key);
    change(told.filter((failure) => failure.key !== key));
  },
  /** Retries all failures of a kind: what fails again is shown again. */
  again: (key: ErrorKey): void => {
    const failure = told.find((one) => one.key === key);
    change(told.filter((one) => one !== failure));
    for (const again of failure?.again ?? []) again();
  },
};
