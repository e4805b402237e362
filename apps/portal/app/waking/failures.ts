import { failedCall } from '@portal/data';
import type { ErrorKey } from '@portal/model';
import { isServer } from './client';

/** Calls of one kind that are tried again together. */
const MOST_AGAIN = 10;

/** Failures of one kind, and what tries them again. */
export type ToldFailure = { key: ErrorKey; again: readonly (() => void)[] };

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

/**
 * Tells of a failed call that nothing on the page shows in its place (spec §7, the global list): once for each kind, however many
 * fail. What shows it is loaded with the first. Calls whose failures are only logged (spec §8) are never handed over.
 * @param again asks once more
 * @throws what it was given, where that is no failed call
 */
export function tellFailure(error: unknown, again: () => void): void {
  const { key } = failedCall(error);
  if (isServer || closed.has(key)) return;
  const before = told.find((failure) => failure.key === key);
  const failure = { key, again: [...(before?.again ?? []), again].slice(-MOST_AGAIN) };
  change(before ? told.map((one) => (one === before ? failure : one)) : [...told, failure]);
  void showFailures();
}

let shown: Promise<unknown> | undefined;

function showFailures(): Promise<unknown> {
  shown ??= import('./failure-list').then(
    ({ show }) => show(),
    () => {
      // Its script did not come either: the next failure asks for it again.
      shown = undefined;
    },
  );
  return shown;
}
