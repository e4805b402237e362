import { failedCall } from '@portal/data';
import { isServer } from '../islands/client';
import { toldFailures } from './told-failures';

/**
 * Tells of a failed call that nothing on the page shows in its place (spec §7, the global list): once for each kind, however many
 * fail. What shows it is loaded with the first. Calls whose failures are only logged (spec §8) are never handed over.
 * @param again asks once more
 * @throws what it was given, where that is no failed call
 */
export function tellFailure(error: unknown, again: () => void): void {
  const { key } = failedCall(error);
  if (!isServer && toldFailures.add(key, again)) void showFailures();
}

let shown: Promise<unknown> | undefined;

function showFailures(): Promise<unknown> {
  shown ??= import('./failure-list')
    .then(({ show }) => show())
    .catch(() => {
      // Its script, or what it needs, did not come either: the next failure asks for it again.
      shown = undefined;
    });
  return shown;
}
