import { createHash } from 'node:crypto';
import type { DeskAct, DeskRole } from '@portal/model/newsroom';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { deskLog } from './tables';

/** Logged-in user of a site's desk, for its log. */
export type DeskActor = { id: number; name: string; site: string; role: DeskRole };

/** Subject for a reader's mailbox without an account: the log is permanent, so it never names the mailbox. */
export const MAILBOX_SUBJECT = 'mailbox:';

/** A log entry. */
export type LoggedAct = {
  site: string;
  /** Null for the site's own rules. */
  actor: Pick<DeskActor, 'id' | 'name'> | null;
  act: DeskAct;
  /** `<kind>:<id>`, such as `comment:12`; `<kind>:` for what has no id, such as `MAILBOX_SUBJECT`. */
  subject: string;
  details?: Readonly<Record<string, unknown>>;
};

type Line = Omit<typeof deskLog.$inferSelect, 'id' | 'digest'>;

/** JSON with sorted keys: PostgreSQL stores objects in its own order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

function digestOf(line: Line, before: Buffer | null): Buffer {
  const { site, line: number, at, actorId, actorName, act, subject, details } = line;
  const text = JSON.stringify([
    site,
    number,
    at.toISOString(),
    actorId,
    actorName,
    act,
    subject,
    inOrder(details),
  ]);
  return createHash('sha256')
    .update(before ?? '')
    .update(text)
    .digest();
}

/**
 * Writes actions into the log in the transaction that performs them: an action without a line did not happen.
 * The actions of one site are serialised.
 */
export async function writeLog(tx: DatabaseTransaction, acts: readonly LoggedAct[], at: Date): Promise<void> {
  for (const site of [...new Set(acts.map((act) => act.site))].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk_log ${site}`}, 0))`);
    const [last] = await tx
      .select({ line: deskLog.line, digest: deskLog.digest })
      .from(deskLog)
      .where(eq(deskLog.site, site))
      .orderBy(desc(deskLog.line))
      .limit(1);
    let before = last?.digest ?? null;
    const lines = acts
      .filter((act) => act.site === site)
      .map(({ actor, act, subject, details = {} }, place) => {
        const line: Line = {
          site,
          line: (last?.line ?? 0) + place + 1,
          at,
          actorId: actor?.id ?? null,
          actorName: actor?.name ?? null,
          act,
          subject,
          // As the database will return it: the digest excludes values that JSON omits.
          details: JSON.parse(JSON.stringify(details)),
        };
        before = digestOf(line, before);
        return { ...line, digest: before };
      });
    await tx.insert(deskLog).values(lines);
  }
}

/** Writes one action of a person into the log of their site, as `writeLog` does. */
export const writeAct = (
  tx: DatabaseTransaction,
  actor: DeskActor,
  act: Omit<LoggedAct, 'site' | 'actor'>,
  at: Date,
): Promise<void> => writeLog(tx, [{ ...act, site: actor.site, actor }], at);

/** Log lines that are read at once to check it. */
const LINES_AT_ONCE = 1_000;

/**
 * Checks a site's log from its first line on.
 * @returns the number of the first line that was changed, or null if there is none
 */
export async function brokenLine(db: Database, site: string): Promise<number | null> {
  let before: Buffer | null = null;
  let number = 0;
  for (;;) {
    const lines = await db
      .select()
      .from(deskLog)
      .where(and(eq(deskLog.site, site), gt(deskLog.line, number)))
      .orderBy(asc(deskLog.line))
      .limit(LINES_AT_ONCE);
    for (const { digest, ...line } of lines) {
      number += 1;
      if (line.line !== number || !digest.equals(digestOf(line, before))) return number;
      before = digest;
    }
    if (lines.length < LINES_AT_ONCE) return null;
  }
}
