import { stat } from 'node:fs/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { contentRelated, contents, programmes, seedings } from '../database/schema';
import { bodyParts } from '../html/parts';
import { illustrate } from '../illustrations/index';
import type { MediaOpener } from '../import/item';
import { imageFor, MediaIntake } from '../import/media';
import { ContentWriter } from '../import/write';
import type { MediaLibrary } from '../media/library';
import type { SiteFile } from '../sites/file';
import { checked, illustrationSchema } from './front-matter';
import { Newsroom } from './newsroom';
import { scheduleOf } from './schedule';

const SOURCE = 'demo';

/** Draws the illustration that an address orders. */
export const drawing: MediaOpener = (url) => {
  const { pathname, searchParams } = new URL(url);
  const order = checked(url, illustrationSchema, {
    scene: pathname.slice(1),
    alt: '',
    seed: Number(searchParams.get('seed')),
    hour: searchParams.get('hour') ?? undefined,
    weather: searchParams.get('weather') ?? undefined,
    ...(searchParams.has('pose') ? { pose: Number(searchParams.get('pose')) } : {}),
  });
  return illustrate(order);
};

export type Progress = (done: number, total: number, what: string) => void;

/**
 * Fills a site with its demo newsroom, once. It can be cut off at any moment: the next start goes on with the same
 * clock, and what is written stays as it is.
 * @param folder the newsroom's files; a site without any is left empty.
 */
export async function seedDemo(
  db: Database,
  library: MediaLibrary,
  site: SiteFile,
  folder: string,
  now: Date,
  progress: Progress,
): Promise<void> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) return;
  await db.insert(seedings).values({ site: site.alias, startedAt: now }).onConflictDoNothing();
  const [seeding] = await db.select().from(seedings).where(eq(seedings.site, site.alias));
  if (!seeding || seeding.finishedAt) return;

  const newsroom = await Newsroom.open(folder, site.sections, site.timeZone, seeding.startedAt);
  const intake = new MediaIntake(db, library, site.alias, drawing);
  await seedProgrammes(db, site, newsroom, intake);
  const items = await newsroom.items();
  const writer = new ContentWriter(db, site.alias, SOURCE, intake);
  for (const [done, { item }] of items.entries()) {
    await writer.write(item);
    progress(done + 1, items.length, site.name);
  }
  await relate(db, site.alias, items);
  await db.update(seedings).set({ finishedAt: sql`now()` }).where(eq(seedings.site, site.alias));
}

async function seedProgrammes(
  db: Database,
  site: SiteFile,
  newsroom: Newsroom,
  intake: MediaIntake,
): Promise<void> {
  for (const programme of await newsroom.programmes()) {
    const found = await intake.find([programme.picture.url]);
    const values = {
      site: site.alias,
      slug: programme.slug,
      name: programme.name,
      resume: programme.resume,
      medium: programme.medium,
      timetable: programme.timetable,
      schedule: scheduleOf(programme.slug, programme.schedule),
      image: imageFor(found, programme.picture.url, programme.picture.alt),
      body: bodyParts(programme.html, { image: (url, alt) => imageFor(found, url, alt), file: (url) => url }),
    };
    await db
      .insert(programmes)
      .values(values)
      .onConflictDoUpdate({ target: [programmes.site, programmes.slug], set: values });
  }
}

async function relate(
  db: Database,
  site: string,
  items: Awaited<ReturnType<Newsroom['items']>>,
): Promise<void> {
  const slugs = items.map(({ item }) => item.sourceId);
  const rows = await db
    .select({ id: contents.id, sourceId: contents.sourceId })
    .from(contents)
    .where(and(eq(contents.site, site), eq(contents.source, SOURCE), inArray(contents.sourceId, slugs)));
  const ids = new Map(rows.map(({ id, sourceId }) => [sourceId, id]));
  const pairs = items.flatMap(({ item, related }) =>
    related.flatMap((slug, position) => {
      const [contentId, relatedId] = [ids.get(item.sourceId), ids.get(slug)];
      return contentId && relatedId ? [{ contentId, relatedId, position }] : [];
    }),
  );
  if (pairs.length) await db.insert(contentRelated).values(pairs).onConflictDoNothing();
}
