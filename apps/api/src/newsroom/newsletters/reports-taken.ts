import type { ReturnKind } from '@portal/model/newsroom';
import { letterNamedIn } from './letter-name';
import { reportIn } from './reports';
import { type ReturnDeps, takeReturnOf } from './returns';

/**
 * Counts of messages: new reports by kind, known ones, those that name no email of ours, and other messages.
 */
export type TakenReports = Record<ReturnKind | 'read' | 'known' | 'unknown' | 'other', number>;

/**
 * Processes the reports among messages. Anyone can write to the bounce address, so a report only counts if it
 * names an email by its seal, which was sent only with that email. The seal survives forwards and replies, so
 * such a complaint only stops newsletters.
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
