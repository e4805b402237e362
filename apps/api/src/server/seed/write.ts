import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  contentRelated,
  contents,
  editContent,
  programmes,
  seedings,
  withdrawal,
} from '../../content/stories';
import { ContentWriter, imageFor, MediaIntake } from '../../newsroom/import';
import { commentReports, comments } from '../../participation/comments';
import { seedInterview } from '../../participation/interviews';
import { seedPoll } from '../../participation/polls';
import { seedRectifications } from '../../participation/rectifications';
import type { Database } from '../../platform/database';
import { bodyParts } from '../../platform/html';
import type { MediaLibrary } from '../../platform/media';
import type { Seed, SeededNewsroom, SeededProgramme, SeededSite, SeededWaiting } from './seed';
import { writeUpload } from './uploads';

export type Progress = (done: number, total: number) => void;

/** Sites that a seed has a newsroom for and has not filled yet. */
export async function unseeded<Site extends SeededSite>(
  db: Database,
  seed: Pick<Seed, 'sites'>,
  sites: readonly Site[],
): Promise<Site[]> {
  const finished = await db
    .select({ site: seedings.site })
    .from(seedings)
    .where(isNotNull(seedings.finishedAt));
  const done = new Set(finished.map(({ site }) => site));
  return sites.filter(({ alias }) => seed.sites.includes(alias) && !done.has(alias));
}

/**
 * Advisory lock, the same in every process: servers that start together on one PostgreSQL seed one after
 * another.
 */
const SEEDING_LOCK = 7_061_904;

/**
 * Fills a site with its newsroom, once, while no other process does. It may be interrupted at any time: the
 * next start resumes with the same clock, and keeps what is written.
 */
export async function writeSeed(
  db: Database,
  library: MediaLibrary,
  seed: Pick<Seed, 'name' | 'newsroom' | 'open'>,
  site: SeededSite,
  now: Date,
  progress: Progress,
): Promise<void> {
  const holder = await db.$client.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [SEEDING_LOCK]);
    await fillSite(db, library, seed, site, now, progress);
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [SEEDING_LOCK]).catch(() => undefined);
    holder.release();
  }
}

const fillSite: typeof writeSeed = async (db, library, seed, site, now, progress) => {
  await db.insert(seedings).values({ site: site.alias, startedAt: now }).onConflictDoNothing();
  const [seeding] = await db.select().from(seedings).where(eq(seedings.site, site.alias));
  if (!seeding || seeding.finishedAt) return;

  const newsroom = await seed.newsroom(site, seeding.startedAt);
  const intake = new MediaIntake(db, library, site.alias, seed.open);
  for (const programme of newsroom.programmes) await writeProgramme(db, site.alias, programme, intake);
  const writer = new ContentWriter(db, site.alias, seed.name, intake);
  for (const [done, { item }] of newsroom.items.entries()) {
    await writer.write(item);
    progress(done + 1, newsroom.items.length);
  }
  const ids = await idsOf(db, site.alias, seed.name, newsroom.items);
  await relate(db, ids, newsroom.items);
  await writePolls(db, ids, newsroom.items, intake, seeding.startedAt);
  await writeInterviews(db, ids, newsroom.items, intake, seeding.startedAt);
  for (const { item, waiting = [] } of newsroom.items)
    await writeWaiting(db, ids.get(item.sourceId) ?? 0, waiting);
  for (const { item, rectifications = [] } of newsroom.items)
    await seedRectifications(db, site, ids.get(item.sourceId) ?? 0, rectifications);
  for (const { item, isWithdrawn } of newsroom.items)
    if (isWithdrawn)
      await db.transaction((tx) => editContent(tx, eq(contents.id, ids.get(item.sourceId) ?? 0), withdrawal));
  for (const upload of newsroom.uploads ?? [])
    await writeUpload(db, library, { site: site.alias, source: seed.name, open: seed.open }, upload);
  await db.update(seedings).set({ finishedAt: sql`now()` }).where(eq(seedings.site, site.alias));
};

async function writeProgramme(
  db: Database,
  site: string,
  { picture, html, ...programme }: SeededProgramme,
  intake: MediaIntake,
): Promise<void> {
  const found = await intake.find([picture.url]);
  const values = {
    ...programme,
    site,
    image: imageFor(found, picture.url, picture.alt),
    body: bodyParts(html, { image: (url, alt) => imageFor(found, url, alt), file: (url) => url }),
  };
  await db
    .insert(programmes)
    .values(values)
    .onConflictDoUpdate({ target: [programmes.site, programmes.slug], set: values });
}

/** Ids of a seed's articles by source id. */
async function idsOf(
  db: Database,
  site: string,
  source: string,
  items: SeededNewsroom['items'],
): Promise<ReadonlyMap<string, number>> {
  const sourceIds = items.map(({ item }) => item.sourceId);
  const rows = await db
    .select({ id: contents.id, sourceId: contents.sourceId })
    .from(contents)
    .where(and(eq(contents.site, site), eq(contents.source, source), inArray(contents.sourceId, sourceIds)));
  return new Map(rows.map(({ id, sourceId }) => [sourceId, id]));
}

async function relate(
  db: Database,
  ids: ReadonlyMap<string, number>,
  items: SeededNewsroom['items'],
): Promise<void> {
  const pairs = items.flatMap(({ item, related }) =>
    related.flatMap((sourceId, position) => {
      const [contentId, relatedId] = [ids.get(item.sourceId), ids.get(sourceId)];
      return contentId && relatedId ? [{ contentId, relatedId, position }] : [];
    }),
  );
  if (pairs.length) await db.insert(contentRelated).values(pairs).onConflictDoNothing();
}

async function writePolls(
  db: Database,
  ids: ReadonlyMap<string, number>,
  items: SeededNewsroom['items'],
  intake: MediaIntake,
  now: Date,
): Promise<void> {
  for (const { item, poll } of items) {
    const contentId = ids.get(item.sourceId);
    if (!poll || contentId === undefined) continue;
    const found = await intake.find(poll.options.flatMap(({ picture }) => picture?.url ?? []));
    const options = poll.options.map(({ picture, ...option }) => ({
      ...option,
      ...(picture ? { image: imageFor(found, picture.url, picture.alt) } : {}),
    }));
    await seedPoll(db, contentId, { ...poll, options }, now);
  }
}

async function writeInterviews(
  db: Database,
  ids: ReadonlyMap<string, number>,
  items: SeededNewsroom['items'],
  intake: MediaIntake,
  now: Date,
): Promise<void> {
  for (const { item, interview } of items) {
    const contentId = ids.get(item.sourceId);
    if (!interview || contentId === undefined) continue;
    const { portrait, ...rest } = interview;
    const found = await intake.find(portrait ? [portrait.url] : []);
    const image = portrait ? { image: imageFor(found, portrait.url, portrait.alt) } : {};
    await seedInterview(db, contentId, { ...rest, ...image }, now);
  }
}

/** Marks seeded comments as held or reported, once. A decision already made by the desk stays. */
async function writeWaiting(
  db: Database,
  contentId: number,
  waiting: readonly SeededWaiting[],
): Promise<void> {
  for (const { sourceId, rule, reports } of waiting)
    await db.transaction(async (tx) => {
      const [comment] = await tx
        .update(comments)
        .set({ reports: reports.length, ...(rule ? { state: 'held', rule } : {}) })
        .where(
          and(
            eq(comments.contentId, contentId),
            eq(comments.sourceId, sourceId),
            eq(comments.state, 'published'),
            eq(comments.reports, 0),
            isNull(comments.reviewedAt),
          ),
        )
        .returning({ id: comments.id });
      if (!comment || !reports.length) return;
      await tx
        .insert(commentReports)
        .values(reports.map(({ at, ...report }) => ({ ...report, commentId: comment.id, reportedAt: at })));
    });
}
