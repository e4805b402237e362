import { describeError } from '../../platform/log';
import { DAY_MS } from '../../platform/time';

type Kept = { close: () => Promise<void> };

/** As `everyDay`, ever so many milliseconds; one that lasts longer is waited for. */
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
 * Does a work now, and each day while the process runs.
 * @param failed what the log says before the reason where it fails: it is tried again the next day
 */
export const everyDay = (work: () => Promise<void>, failed: string, warn: (line: string) => void): Kept =>
  every(DAY_MS, work, failed, warn);
