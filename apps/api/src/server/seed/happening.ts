import { and, desc, eq, like } from 'drizzle-orm';
import { countChange, liveEntries } from '../../content/live-blogs';
import { contents, liveBlogs } from '../../content/stories';
import { touchContents } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { describeError } from '../../platform/log';
import type { Happening, Seed } from './seed';

const keyOf = (place: number | string) => `happening-${place}`;

/**
 * Writes the next entry into a running live blog, from only one of several processes: one per interval, and each
 * entry once. After the last one the live blog rests.
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
    if (!blog) return false;
    const { contentId } = blog;
    const written = await tx
      .select({ date: liveEntries.date })
      .from(liveEntries)
      .where(and(eq(liveEntries.contentId, contentId), like(liveEntries.key, keyOf('%'))))
      .orderBy(desc(liveEntries.date));
    const slotOf = (date: Date) => Math.floor(date.getTime() / everyMs);
    const [newest] = written;
    const entry = entries[written.length];
    if (!entry || (newest && slotOf(newest.date) >= slotOf(now))) return false;
    const [row] = await tx
      .insert(liveEntries)
      .values({
        contentId,
        key: keyOf(written.length),
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
