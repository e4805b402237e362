import { describeError } from '../../platform/log';
import { DAY_MS } from '../../platform/time';

type Kept = { close: () => Promise<void> };

/**
 * Like `everyDay`, with another interval in milliseconds. A run is skipped while the previous one is in
 * progress.
 */
export function every(
  milliseconds: number,
  work: () => Promise<void>,
  failed: string,
  warn: (line: string) => void,
): Kept {
  let working: Promise<void> | undefined;
  const run = () => {
    working ??= work()
      .catch((error: unknown) => warn(`${failed}: ${describeError(error)}`))
      .finally(() => {
        working = undefined;
      });
  };
  run();
  const timer = setInterval(run, milliseconds);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await working;
    },
  };
}

/**
 * Runs a task now and once a day while the process runs.
 * @param failed log text before the reason if it fails; it is retried the next day
 */
export const everyDay = (work: () => Promise<void>, failed: string, warn: (line: string) => void): Kept =>
  every(DAY_MS, work, failed, warn);
