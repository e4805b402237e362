import { and, eq } from 'drizzle-orm';
import { movedTo } from '../contents/moved';
import { normalPath } from '../contents/paths';
import type { Database, DatabaseTransaction } from '../database/client';
import { contents } from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import { touchContents } from './touch';

/** Sentence that reports an editor's act. */
export type Told = { isDone: boolean; sentence: string };

type Found = Pick<
  typeof contents.$inferSelect,
  'id' | 'path' | 'title' | 'status' | 'withdrawnBy' | 'publishedAt'
>;
type Values = Partial<typeof contents.$inferInsert>;
/** Columns to write and the sentence to report; nothing to write where it is so already. */
type Decision = { values?: Values; sentence: string };

const NOT_HERE = (site: SiteRecord, path: string): Told => ({
  isDone: false,
  sentence: `There is no content at ${path} of ${site.name}.`,
});

async function findAt(
  tx: DatabaseTransaction,
  { alias }: SiteRecord,
  path: string,
): Promise<Found | undefined> {
  const { id, title, status, withdrawnBy, publishedAt } = contents;
  const [row] = await tx
    .select({ id, path: contents.path, title, status, withdrawnBy, publishedAt })
    .from(contents)
    .where(and(eq(contents.site, alias), eq(contents.path, path)))
    .for('update');
  return row;
}

async function decide(
  db: Database,
  site: SiteRecord,
  address: string,
  decision: (found: Found) => Decision,
): Promise<Told> {
  const path = normalPath(address);
  const present = (await movedTo(db, site, path)) ?? path;
  return db.transaction(async (tx) => {
    const found = await findAt(tx, site, present);
    if (!found) return NOT_HERE(site, path);
    const { values, sentence } = decision(found);
    if (values) {
      await tx.update(contents).set(values).where(eq(contents.id, found.id));
      await touchContents(tx, [found.id]);
    }
    return { isDone: true, sentence: `“${found.title}” (${new URL(found.path, site.url).href}) ${sentence}` };
  });
}

/** Takes a content back: its address answers 410, and an import leaves it so. */
export const withdraw = (db: Database, site: SiteRecord, address: string): Promise<Told> =>
  decide(db, site, address, ({ status, withdrawnBy }) => ({
    ...(withdrawnBy === 'editor' ? {} : { values: { status: 'withdrawn', withdrawnBy: 'editor' } }),
    sentence:
      status !== 'withdrawn'
        ? 'is withdrawn: its address answers 410, and imports leave it so.'
        : withdrawnBy === 'editor'
          ? 'was withdrawn already.'
          : 'was withdrawn by its newsroom; now imports leave it so.',
  }));

/** Publishes a withdrawn content again, or lets it wait for its date. */
export const restore = (db: Database, site: SiteRecord, address: string, now: Date): Promise<Told> =>
  decide(db, site, address, ({ status, publishedAt }) => {
    if (status !== 'withdrawn')
      return {
        sentence: `was not withdrawn: it is ${status === 'scheduled' ? `due at ${publishedAt.toISOString()}` : 'published'}.`,
      };
    const isDue = publishedAt <= now;
    return {
      values: { status: isDue ? 'published' : 'scheduled', withdrawnBy: null },
      sentence: isDue ? 'is published again.' : `is restored, and published at ${publishedAt.toISOString()}.`,
    };
  });

/** Sets the date of a content: one to come hides it until then. A withdrawn one stays withdrawn. */
export const reschedule = (
  db: Database,
  site: SiteRecord,
  address: string,
  publishedAt: Date,
  now: Date,
): Promise<Told> =>
  decide(db, site, address, ({ status }) => {
    const values: Values = { publishedAt, isRescheduled: true };
    const date = publishedAt.toISOString();
    if (status === 'withdrawn') return { values, sentence: `has the date ${date}, and stays withdrawn.` };
    return publishedAt > now
      ? { values: { ...values, status: 'scheduled' }, sentence: `is hidden until ${date}.` }
      : { values: { ...values, status: 'published' }, sentence: `is published, with the date ${date}.` };
  });
