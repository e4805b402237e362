import { ROUTES } from '@portal/model';
import type { DeskLog } from '@portal/model/newsroom';
import { eq, inArray, sql } from 'drizzle-orm';
import { alerts } from '../../content/boards';
import { liveEntries } from '../../content/live-blogs';
import { contents } from '../../content/stories';
import { commentDecisions, commentReports, comments, disputes } from '../../participation/comments';
import { contactMessages } from '../../participation/contact';
import { interviewQuestions } from '../../participation/interviews';
import { polls } from '../../participation/polls';
import { rectifications } from '../../participation/rectifications';
import { uploads } from '../../participation/uploads';
import type { Database } from '../../platform/database';
import { accounts } from '../../readers/accounts';
import { newsletterDrafts } from '../newsletters';
import { deskAccounts, deskPasskeys } from './tables';

type About = DeskLog['lines'][number]['about'];
type Row = { id: number; title?: string | null; who?: string | null; path?: string; contentId?: number };

const ofContent = { title: contents.title, path: contents.path, contentId: contents.id };

/** Queries for the names of subjects by id, one per kind. */
const NAMES: Readonly<Record<string, (db: Database, ids: readonly number[]) => Promise<Row[]>>> = {
  comment: async (db, ids) =>
    (
      await db
        .select({
          id: comments.id,
          ...ofContent,
          who: sql<string | null>`coalesce(${accounts.nick}, ${comments.author})`,
        })
        .from(comments)
        .innerJoin(contents, eq(contents.id, comments.contentId))
        .leftJoin(accounts, eq(accounts.id, comments.accountId))
        .where(inArray(comments.id, [...ids]))
    ).map((row) => ({ ...row, path: `${row.path}#comment-${row.id}` })),
  reader: (db, ids) =>
    db
      .select({ id: accounts.id, who: accounts.nick })
      .from(accounts)
      .where(inArray(accounts.id, [...ids])),
  decision: (db, ids) =>
    db
      .select({
        id: commentDecisions.id,
        who: accounts.nick,
        title: contents.title,
      })
      .from(commentDecisions)
      .leftJoin(accounts, eq(accounts.id, commentDecisions.accountId))
      .leftJoin(comments, eq(comments.id, commentDecisions.commentId))
      .leftJoin(contents, eq(contents.id, comments.contentId))
      .where(inArray(commentDecisions.id, [...ids])),
  report: (db, ids) =>
    db
      .select({ id: commentReports.id, who: accounts.nick, title: contents.title })
      .from(commentReports)
      .innerJoin(comments, eq(comments.id, commentReports.commentId))
      .innerJoin(contents, eq(contents.id, comments.contentId))
      .leftJoin(accounts, eq(accounts.id, commentReports.accountId))
      .where(inArray(commentReports.id, [...ids])),
  dispute: (db, ids) =>
    db
      .select({ id: disputes.id, title: disputes.body })
      .from(disputes)
      .where(inArray(disputes.id, [...ids])),
  content: (db, ids) =>
    db
      .select({ id: contents.id, ...ofContent })
      .from(contents)
      .where(inArray(contents.id, [...ids])),
  poll: (db, ids) =>
    db
      .select({ id: contents.id, ...ofContent, title: polls.question })
      .from(polls)
      .innerJoin(contents, eq(contents.id, polls.contentId))
      .where(inArray(polls.contentId, [...ids])),
  newsletter: async (db, ids) =>
    (
      await db
        .select({
          id: newsletterDrafts.id,
          newsletter: newsletterDrafts.newsletter,
          day: newsletterDrafts.day,
          subject: newsletterDrafts.subject,
        })
        .from(newsletterDrafts)
        .where(inArray(newsletterDrafts.id, [...ids]))
    ).map(({ id, newsletter, day, subject }) => ({
      id,
      title: subject ?? `${newsletter} ${day}`,
      path: `${ROUTES.deskNewsletters}?${new URLSearchParams({ id: newsletter, dia: day })}`,
    })),
  question: (db, ids) =>
    db
      .select({ id: interviewQuestions.id, ...ofContent, who: interviewQuestions.author })
      .from(interviewQuestions)
      .innerJoin(contents, eq(contents.id, interviewQuestions.contentId))
      .where(inArray(interviewQuestions.id, [...ids])),
  entry: async (db, ids) =>
    (
      await db
        .select({ id: liveEntries.id, ...ofContent, entry: liveEntries.title })
        .from(liveEntries)
        .innerJoin(contents, eq(contents.id, liveEntries.contentId))
        .where(inArray(liveEntries.id, [...ids]))
    ).map(({ entry, ...row }) => ({ ...row, title: entry || row.title })),
  upload: (db, ids) =>
    db
      .select({ id: uploads.id, title: uploads.title, who: accounts.nick })
      .from(uploads)
      .leftJoin(accounts, eq(accounts.id, uploads.accountId))
      .where(inArray(uploads.id, [...ids])),
  message: (db, ids) =>
    db
      .select({ id: contactMessages.id, who: contactMessages.name })
      .from(contactMessages)
      .where(inArray(contactMessages.id, [...ids])),
  rectification: (db, ids) =>
    db
      .select({ id: rectifications.id, ...ofContent, who: rectifications.party })
      .from(rectifications)
      .innerJoin(contents, eq(contents.id, rectifications.contentId))
      .where(inArray(rectifications.id, [...ids])),
  alert: (db, ids) =>
    db
      .select({ id: alerts.id, title: alerts.title })
      .from(alerts)
      .where(inArray(alerts.id, [...ids])),
  passkey: (db, ids) =>
    db
      .select({ id: deskPasskeys.id, title: deskPasskeys.name, who: deskAccounts.name })
      .from(deskPasskeys)
      .innerJoin(deskAccounts, eq(deskAccounts.id, deskPasskeys.accountId))
      .where(inArray(deskPasskeys.id, [...ids])),
  account: (db, ids) =>
    db
      .select({ id: deskAccounts.id, who: deskAccounts.name })
      .from(deskAccounts)
      .where(inArray(deskAccounts.id, [...ids])),
};

/** An interview has the id of its content. */
const KIND_OF: Readonly<Record<string, string>> = { interview: 'content' };

/** Kind and id of a subject; `entry:12/40` is entry 40. */
function partsOf(subject: string): { kind: string; id: number } {
  const at = subject.indexOf(':');
  const kind = subject.slice(0, at);
  const id = Number(
    subject
      .slice(at + 1)
      .split('/')
      .at(-1),
  );
  return { kind: KIND_OF[kind] ?? kind, id: Number.isSafeInteger(id) ? id : 0 };
}

const EMAIL = 'email:';

/**
 * Current names and paths of log subjects.
 * @returns lookup by subject; null if deleted
 */
export async function namesOfSubjects(
  db: Database,
  subjects: readonly string[],
): Promise<(subject: string) => About> {
  const asked = subjects.map(partsOf);
  const found = new Map<string, Row>();
  await Promise.all(
    Object.entries(NAMES).map(async ([kind, read]) => {
      const ids = [...new Set(asked.flatMap((one) => (one.kind === kind && one.id ? [one.id] : [])))];
      if (ids.length) for (const row of await read(db, ids)) found.set(`${kind}:${row.id}`, row);
    }),
  );
  return (subject) => {
    // One of a kind has no id and cannot be deleted.
    if (subject.endsWith(':')) return { title: null, who: null, path: null, contentId: null };
    if (subject.startsWith(EMAIL))
      return { title: null, who: subject.slice(EMAIL.length), path: null, contentId: null };
    const { kind, id } = partsOf(subject);
    const row = found.get(`${kind}:${id}`);
    if (!row) return null;
    const { title, who, path, contentId } = row;
    return {
      title: title || null,
      who: who || null,
      path: path ?? null,
      contentId: contentId === undefined ? null : String(contentId),
    };
  };
}
