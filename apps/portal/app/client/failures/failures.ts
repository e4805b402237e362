import { failedCall } from '@portal/data';
import { isServer } from '../islands/client';
import { toldFailures } from './told-failures';

/**
 * Reports a failed request that nothing on the page shows (spec §7, the global list): once per kind, however
 * many fail. The list is loaded with the first. Requests whose failures are only logged (spec §8) are never
 * reported here.
 * @param again retries it
 * @throws `error`, if it is no failed request
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
      // The list failed to load too: the next failure tries again.
      shown = undefined;
    });
  return shown;
}
