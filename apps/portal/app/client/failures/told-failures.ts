import type { ErrorKey } from '@portal/model';

/** Calls of one kind that are tried again together. */
const MAX_RETRIES = 10;

/** Failures of one kind, and what tries them again. */
type ToldFailure = { key: ErrorKey; again: readonly (() => void)[] };

let told: readonly ToldFailure[] = [];
let hear: (() => void) | undefined;
/** Kinds that the reader has closed: on this page they are not told again. */
const closed = new Set<ErrorKey>();

function change(now: readonly ToldFailure[]): void {
  told = now;
  hear?.();
}

/** What is told now, oldest first, for the one place that shows it. */
export const toldFailures = {
  snapshot: (): readonly ToldFailure[] => told,
  subscribe: (listener: () => void): (() => void) => {
    hear = listener;
    return () => {
      hear = undefined;
    };
  },
  /** Whether it is told: a kind that was closed is not. */
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
  /** Tries again all that failed so: what fails once more is told once more. */
  again: (key: ErrorKey): void => {
    const failure = told.find((one) => one.key === key);
    change(told.filter((one) => one !== failure));
    for (const again of failure?.again ?? []) again();
  },
};
