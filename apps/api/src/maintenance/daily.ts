import { describeError } from '../log';

const DAY_MS = 86_400_000;

/**
 * Does a work now, and each day while the process runs.
 * @param failed what the log says before the reason where it fails: it is tried again the next day
 */
export function everyDay(
  work: () => Promise<void>,
  failed: string,
  warn: (line: string) => void,
): { close: () => Promise<void> } {
  let working: Promise<void>;
  const run = () => {
    working = work().catch((error: unknown) => warn(`${failed}: ${describeError(error)}`));
  };
  run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
