import { and, desc, eq, like, sql } from 'drizzle-orm';
import { countChange, liveEntries } from '../../content/live-blogs';
import { contents, liveBlogs } from '../../content/stories';
import { touchContents } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { describeError } from '../../platform/log';
import type { Happening, Seed } from './seed';

/** Automatic entries kept, so that a demo running for weeks does not grow. */
const MOST_KEPT = 40;

const keyOf = (slot: number | string) => `happening-${slot}`;

/**
 * Writes the entry that is due now into a running live blog, from only one of several processes, and deletes
 * the oldest automatic entries. The clock determines the entry.
 * @returns whether an entry was written
 */
export function happen(
  db: Database,
  site: string,
  source: string,
  { sourceId, everyMs, entries }: Happening,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [blog] = await tx
      .select({ contentId: liveBlogs.contentId })
      .from(contents)
      .innerJoin(liveBlogs, eq(liveBlogs.contentId, contents.id))
      .where(
        and(
          eq(contents.site, site),
          eq(contents.source, source),
          eq(contents.sourceId, sourceId),
          eq(contents.status, 'published'),
          eq(liveBlogs.isLive, true),
        ),
      )
      .for('no key update', { of: contents });
    const slot = Math.floor(now.getTime() / everyMs);
    const entry = entries[slot % entries.length];
    if (!blog || !entry) return false;
    const { contentId } = blog;
    const ofThese = and(eq(liveEntries.contentId, contentId), like(liveEntries.key, keyOf('%')));
    const [row] = await tx
      .insert(liveEntries)
      .values({
        contentId,
        key: keyOf(slot),
        state: 'published',
        date: now,
        isDecided: true,
        ...entry,
      })
      .onConflictDoNothing()
      .returning({ id: liveEntries.id });
    if (!row) return false;
    const sequence = await countChange(tx, contentId, now);
    await tx.update(liveEntries).set({ sequence }).where(eq(liveEntries.id, row.id));
    const kept = tx
      .select({ id: liveEntries.id })
      .from(liveEntries)
      .where(ofThese)
      .orderBy(desc(liveEntries.date), desc(liveEntries.id))
      .limit(MOST_KEPT);
    await tx.delete(liveEntries).where(and(ofThese, sql`${liveEntries.id} not in ${kept}`));
    await touchContents(tx, [contentId]);
    return true;
  });
}

type Deps = {
  db: Database;
  seed: Pick<Seed, 'name' | 'sites' | 'happening'>;
  sites: readonly { alias: string }[];
  now: () => Date;
  log: (message: string) => void;
};

/** Keeps adding entries to the live blogs of a seed while the process runs. */
export function keepHappening({ db, seed, sites, now, log }: Deps): { close: () => Promise<void> } {
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;
  let work: Promise<unknown> = Promise.resolve();

  const wait = (alias: string, happening: Happening) => {
    if (isClosed) return;
    const { everyMs } = happening;
    const left = everyMs - (now().getTime() % everyMs);
    const step = () => {
      work = work
        .then(() => (isClosed ? undefined : happen(db, alias, seed.name, happening, now())))
        .catch((error: unknown) => log(`a live blog of the demo does not go on: ${describeError(error)}`))
        .then(() => wait(alias, happening));
    };
    timers.set(alias, setTimeout(step, left + 10).unref());
  };
  for (const { alias } of sites)
    if (seed.happening && seed.sites.includes(alias))
      seed.happening(alias).then(
        (happening) => wait(alias, happening),
        (error: unknown) => log(`a live blog of the demo does not go on: ${describeError(error)}`),
      );
  return {
    close: async () => {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await work;
    },
  };
}
