import { and, asc, eq, type SQL } from 'drizzle-orm';
import { touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { movedTo, normalPath } from './paths';
import { contents, corrections } from './tables';

/** Result of an editor's action, as a sentence. */
export type Told = { isDone: boolean; sentence: string };

type Row = typeof contents.$inferSelect;
type Found = Pick<
  Row,
  'id' | 'path' | 'title' | 'status' | 'withdrawnBy' | 'publishedAt' | 'closesAt' | 'closesTo'
>;
type Values = Partial<typeof contents.$inferInsert>;
/** Columns to write and the sentence to report; no columns if nothing changes. */
type Edit = { values?: Values; sentence: string };
/** The edit that an action makes to an article. */
export type EditOf = (found: Found) => Edit;

const NOT_HERE = (site: SiteRecord, path: string): Told => ({
  isDone: false,
  sentence: `There is no content at ${path} of ${site.name}.`,
});

/**
 * Applies an action to the content that matches a condition, in the caller's transaction.
 * @returns the content before and the result; null if there is none
 */
export async function editContent(
  tx: DatabaseTransaction,
  where: SQL | undefined,
  editOf: EditOf,
): Promise<{ found: Found; edit: Edit } | null> {
  const { id, title, path, status, withdrawnBy, publishedAt, closesAt, closesTo } = contents;
  const [found] = await tx
    .select({ id, path, title, status, withdrawnBy, publishedAt, closesAt, closesTo })
    .from(contents)
    .where(where)
    .for('update');
  if (!found) return null;
  const edit = editOf(found);
  if (edit.values) {
    await tx.update(contents).set(edit.values).where(eq(contents.id, found.id));
    await touchContents(tx, [found.id]);
  }
  return { found, edit };
}

/** Applies an action to the content at a URL of a site, or at a former URL. */
export async function editAt(db: Database, site: SiteRecord, address: string, editOf: EditOf): Promise<Told> {
  const path = normalPath(address);
  const present = (await movedTo(db, site, path)) ?? path;
  return db.transaction(async (tx) => {
    const where = and(eq(contents.site, site.alias), eq(contents.path, present));
    const edited = await editContent(tx, where, editOf);
    if (!edited) return NOT_HERE(site, path);
    const { found, edit } = edited;
    return {
      isDone: true,
      sentence: `“${found.title}” (${new URL(found.path, site.url).href}) ${edit.sentence}`,
    };
  });
}

/**
 * Withdraws an article: its URL returns 410 (404 before its date), and an import leaves it withdrawn. A
 * draft, which nobody has seen, stays a draft.
 */
export const withdrawal: EditOf = ({ status, withdrawnBy }) => {
  if (status === 'draft') return { sentence: 'is a draft, which nobody sees.' };
  return {
    ...(withdrawnBy === 'editor' ? {} : { values: { status: 'withdrawn', withdrawnBy: 'editor' } }),
    sentence:
      status !== 'withdrawn'
        ? 'is withdrawn: its address answers 410, and imports leave it so.'
        : withdrawnBy === 'editor'
          ? 'was withdrawn already.'
          : 'was withdrawn by its newsroom; now imports leave it so.',
  };
};

/** Descriptions of articles that are not withdrawn. */
const NOT_WITHDRAWN = {
  published: () => 'published',
  scheduled: (date: Date) => `due at ${date.toISOString()}`,
  draft: () => 'a draft',
} as const;

/** Publishes a withdrawn article again, or schedules it for its date. */
export const restoration =
  (now: Date): EditOf =>
  ({ status, publishedAt }) => {
    if (status !== 'withdrawn')
      return {
        sentence: `was not withdrawn: it is ${NOT_WITHDRAWN[status](publishedAt)}.`,
      };
    const isDue = publishedAt <= now;
    return {
      values: { status: isDue ? 'published' : 'scheduled', withdrawnBy: null },
      sentence: isDue ? 'is published again.' : `is restored, and published at ${publishedAt.toISOString()}.`,
    };
  };

/**
 * Moves the end of an article's free period with its publication date, keeping the length. A period that is
 * already over applies the access condition at once.
 */
function movedHours(found: Found, publishedAt: Date, now: Date): Values {
  if (!found.closesAt) return {};
  const closesAt = new Date(publishedAt.getTime() + found.closesAt.getTime() - found.publishedAt.getTime());
  return closesAt > now ? { closesAt } : { condition: found.closesTo, closesAt: null, closesTo: null };
}

/**
 * Sets the date of an article: a future one hides it until then, and first hours that are not over begin at
 * the new date. A withdrawn article stays withdrawn.
 */
export const rescheduling =
  (publishedAt: Date, now: Date): EditOf =>
  (found) => {
    const { status } = found;
    const values: Values = { publishedAt, isRescheduled: true, ...movedHours(found, publishedAt, now) };
    const date = publishedAt.toISOString();
    if (status === 'withdrawn') return { values, sentence: `has the date ${date}, and stays withdrawn.` };
    return publishedAt > now
      ? { values: { ...values, status: 'scheduled' }, sentence: `is hidden until ${date}.` }
      : { values: { ...values, status: 'published' }, sentence: `is published, with the date ${date}.` };
  };

/** Notes about an article's corrections, oldest first. */
export const correctionsOf = (db: Database, contentId: number) =>
  db
    .select({ id: corrections.id, at: corrections.at, text: corrections.text })
    .from(corrections)
    .where(and(eq(corrections.contentId, contentId), eq(corrections.isWithdrawn, false)))
    .orderBy(asc(corrections.at), asc(corrections.id));
