import { appendFileSync } from 'node:fs';

/** Figures of the suite, by name. The last line with a name counts. */
export type Figures = Partial<
  Record<
    | 'requests'
    | 'answered'
    | 'ended'
    | 'failures'
    | 'answersScanned'
    | 'sentences'
    | 'leaks'
    | 'memory32'
    | 'memory96'
    | 'hungMs'
    | 'backMs'
    | 'correctionP95'
    | 'corrections',
    number
  >
>;

/** Prints a measurement, and writes it as a line of JSON if `HOSTILE_REPORT` names a file. */
export function report(figures: Figures): void {
  console.info(figures);
  const file = process.env.HOSTILE_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
