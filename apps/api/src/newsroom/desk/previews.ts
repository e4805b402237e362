import { ROUTES } from '@portal/model';
import { MAX_PREVIEWS, type PreviewLink } from '@portal/model/newsroom';
import { and, count, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { ApiError, unknown } from '../../platform/http';
import { BadCursor, type Cursors, idSchema } from '../../platform/secrets';
import { DAY_MS } from '../../platform/time';
import type { SiteRecord } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeAct } from '../../sites/desk-kit';
import { previews } from './tables';

type Place = { site: Pick<SiteRecord, 'alias'> };
type Row = typeof contents.$inferSelect;

const tokenSchema = v.object({ id: idSchema });

/** Preview path of a link, signed by this installation so that it cannot be forged. */
const linkOf = (cursors: Cursors, id: number) =>
  ROUTES.preview.replace(':token', cursors.write(tokenSchema, 'preview', { id }));

/** Preview id in a token; null if it was not signed here. */
function idOfToken(cursors: Cursors, token: string): number | null {
  try {
    return cursors.read(tokenSchema, 'preview', token).id;
  } catch (error) {
    if (error instanceof BadCursor) return null;
    throw error;
  }
}

const isUnpublished = inArray(contents.status, ['scheduled', 'draft']);

/** Active preview links of an article, newest first; none if it is published or withdrawn. */
export async function previewsOf(
  db: Database,
  cursors: Cursors,
  contentId: number,
  now: Date,
): Promise<PreviewLink[]> {
  const { id, madeBy, endsAt } = previews;
  const rows = await db
    .select({ id, madeBy, endsAt })
    .from(previews)
    .innerJoin(contents, and(eq(contents.id, previews.contentId), isUnpublished))
    .where(and(eq(previews.contentId, contentId), gt(endsAt, now)))
    .orderBy(desc(endsAt), desc(id))
    .limit(MAX_PREVIEWS);
  return rows.map((row) => ({ ...row, link: linkOf(cursors, row.id), endsAt: row.endsAt.toISOString() }));
}

/**
 * Creates a preview link for an unpublished article, valid for some days.
 * @throws ApiError 404, 409 if it is published or withdrawn, or at the limit of links
 */
export async function makePreview(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Place,
  { contentId, days }: { contentId: number; days: number },
): Promise<void> {
  const endsAt = new Date(now().getTime() + days * DAY_MS);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ title: contents.title, status: contents.status })
      .from(contents)
      .where(and(eq(contents.site, site.alias), eq(contents.id, contentId)))
      .for('update');
    if (!row) throw unknown();
    if (row.status !== 'scheduled' && row.status !== 'draft')
      throw new ApiError(409, 'INVALID_FIELD', `the content is ${row.status}: it needs no link`);
    const [open] = await tx
      .select({ count: count() })
      .from(previews)
      .where(and(eq(previews.contentId, contentId), gt(previews.endsAt, now())));
    if ((open?.count ?? 0) >= MAX_PREVIEWS)
      throw new ApiError(409, 'INVALID_FIELD', `an article has at most ${MAX_PREVIEWS} open links: end one`);
    await tx.insert(previews).values({ contentId, madeBy: actor.name, endsAt });
    const details = { title: row.title, until: endsAt.toISOString() };
    await writeAct(tx, actor, { act: 'content.preview', subject: `content:${contentId}`, details }, now());
  });
}

/**
 * Ends a preview link at once.
 * @throws ApiError 404
 */
export async function endPreview(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Place,
  { contentId, previewId }: { contentId: number; previewId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ title: contents.title })
      .from(contents)
      .where(and(eq(contents.site, site.alias), eq(contents.id, contentId)));
    const [ended] = row
      ? await tx
          .delete(previews)
          .where(and(eq(previews.id, previewId), eq(previews.contentId, contentId)))
          .returning({ id: previews.id })
      : [];
    if (!row || !ended) throw unknown();
    const details = { title: row.title };
    await writeAct(tx, actor, { act: 'content.unpreview', subject: `content:${contentId}`, details }, now());
  });
}

/** Content of a preview token of a site; null unless the link is active and the content can be shown. */
export async function previewOf(
  db: Database,
  cursors: Cursors,
  { alias }: Pick<SiteRecord, 'alias'>,
  token: string,
  now: Date,
): Promise<(Pick<Row, 'path' | 'status' | 'publishedAt'> & { endsAt: Date }) | null> {
  const id = idOfToken(cursors, token);
  if (id === null) return null;
  const { path, status, publishedAt } = contents;
  const [row] = await db
    .select({ path, status, publishedAt, endsAt: previews.endsAt })
    .from(previews)
    .innerJoin(contents, eq(contents.id, previews.contentId))
    .where(and(eq(previews.id, id), gt(previews.endsAt, now), eq(contents.site, alias)));
  return row && row.status !== 'withdrawn' ? row : null;
}

/** Deletes expired links. */
export async function forgetPreviews({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(previews).where(lt(previews.endsAt, now()));
}
