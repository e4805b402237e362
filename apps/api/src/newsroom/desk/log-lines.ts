import { DESK_ACTS, type DeskLog, type DeskLogQuery, LOG_RULES } from '@portal/model/newsroom';
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { deskLog } from '../../sites/desk-kit';
import { namesOfSubjects } from './subjects';
import { deskAccounts, deskRoles } from './tables';

/** Entries per page of the log. */
const LOG_LINES = 50;
/** Maximum people offered as a filter; no newsroom has as many. */
const MAX_PEOPLE = 500;

function chosenBy(site: string, { before, act, topic, subject, actor }: DeskLogQuery) {
  return and(
    eq(deskLog.site, site),
    before === undefined ? undefined : lt(deskLog.line, before),
    act === undefined ? undefined : eq(deskLog.act, act),
    topic === undefined
      ? undefined
      : inArray(
          deskLog.act,
          Object.keys(DESK_ACTS).filter((name) => name.startsWith(`${topic}.`)),
        ),
    subject === undefined ? undefined : eq(deskLog.subject, subject),
    actor === undefined
      ? undefined
      : actor === LOG_RULES
        ? isNull(deskLog.actorId)
        : eq(deskLog.actorId, actor),
  );
}

/** A site's log, newest first, with the names of its subjects. */
export async function logOf(db: Database, site: string, query: DeskLogQuery): Promise<DeskLog> {
  const [rows, people] = await Promise.all([
    db
      .select()
      .from(deskLog)
      .where(chosenBy(site, query))
      .orderBy(desc(deskLog.line))
      .limit(LOG_LINES + 1),
    db
      .select({ id: deskAccounts.id, name: deskAccounts.name })
      .from(deskRoles)
      .innerJoin(deskAccounts, eq(deskAccounts.id, deskRoles.accountId))
      .where(eq(deskRoles.site, site))
      .orderBy(asc(deskAccounts.name), asc(deskAccounts.id))
      .limit(MAX_PEOPLE),
  ]);
  const lines = rows.slice(0, LOG_LINES);
  const aboutOf = await namesOfSubjects(
    db,
    lines.map(({ subject }) => subject),
  );
  return {
    lines: lines.map(({ line, at, actorName, act, subject, details }) => ({
      line,
      act,
      subject,
      details,
      at: at.toISOString(),
      actor: actorName,
      about: aboutOf(subject),
    })),
    next: rows.length > LOG_LINES ? (lines.at(-1)?.line ?? null) : null,
    people: people.map(({ id, name }) => ({ id: String(id), name })),
  };
}
