import type { ReturnKind } from '@portal/model';
import { letterNamedIn } from './letter-name';
import { reportIn } from './reports';
import { type ReturnDeps, takeReturnOf } from './returns';

/** What became of messages: new ones by their kind, those told before, of no letter of ours, and those that are no reports. */
export type TakenReports = Record<ReturnKind | 'read' | 'known' | 'unknown' | 'other', number>;

/**
 * Takes the reports among messages. Anybody can write to the address of bounces: a report counts where it names a letter by the seal
 * that only the letter bore. That seal goes on in whatever is forwarded or answered, so a complaint stops newsletters only.
 */
export async function takeReports(deps: ReturnDeps, messages: AsyncIterable<Buffer>): Promise<TakenReports> {
  const counts: TakenReports = { read: 0, hard: 0, soft: 0, complaint: 0, known: 0, unknown: 0, other: 0 };
  const cursors = await deps.cursors();
  for await (const message of messages) {
    counts.read += 1;
    const report = await reportIn(message);
    if (!report) {
      counts.other += 1;
      continue;
    }
    const { kind, named } = report;
    const letter = letterNamedIn(cursors, named);
    const at = report.at ?? deps.now();
    const taken =
      letter === null ? 'unknown' : await takeReturnOf(deps, { kind, at, letter, isSigned: false });
    counts[taken === 'taken' ? kind : taken] += 1;
  }
  return counts;
}
