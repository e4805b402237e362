import type { FrontPin, PinMove } from '@portal/model/newsroom';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, unknown } from '../../platform/http';
import type { ModulePlan, SiteRecord } from '../../sites';
import { boards, selectionOf } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeAct } from '../../sites/desk-kit';
import { contents } from '../stories';
import { frontPins } from './tables';

type Site = Pick<SiteRecord, 'alias'>;
type PinDeps = Pick<DeskDeps, 'db' | 'now'>;

/** Ids of the articles that the desk has pinned, by the place of their module, in order. */
export async function pinsOf(
  db: Database | DatabaseTransaction,
  { alias }: Site,
  now: Date,
): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ contentId: frontPins.contentId, place: frontPins.place })
    .from(frontPins)
    .where(and(eq(frontPins.site, alias), or(isNull(frontPins.until), gt(frontPins.until, now))))
    .orderBy(asc(frontPins.place), asc(frontPins.position), asc(frontPins.contentId));
  const pins = new Map<number, number[]>();
  for (const { contentId, place } of rows) pins.set(place, [...(pins.get(place) ?? []), contentId]);
  return pins;
}

/**
 * Locks the modules of a site's front page so that concurrent changes of its pins are serialised, and deletes
 * expired pins.
 */
async function heldPlan(tx: DatabaseTransaction, { alias }: Site, now: Date): Promise<ModulePlan[]> {
  const [found] = await tx
    .select({ plan: boards.plan })
    .from(boards)
    .where(eq(boards.site, alias))
    .for('update');
  await tx.delete(frontPins).where(and(eq(frontPins.site, alias), lte(frontPins.until, now)));
  return (found?.plan ?? []).flatMap(({ columns }) => columns.flat());
}

/** Stores the order of a module's pins. */
async function keepOrder(tx: DatabaseTransaction, { alias }: Site, ids: readonly number[]): Promise<void> {
  for (const [position, contentId] of ids.entries())
    await tx
      .update(frontPins)
      .set({ position })
      .where(and(eq(frontPins.site, alias), eq(frontPins.contentId, contentId)));
}

/**
 * Pins an article at the head of a module of the front page; pins that no longer fit are removed.
 * @throws ApiError 404 for an article that is not published, 409 for a module that cannot hold articles
 */
export async function pin(
  { db, now }: PinDeps,
  actor: DeskActor,
  { site }: { site: Site },
  { contentId, place, hours }: FrontPin,
): Promise<void> {
  await db.transaction(async (tx) => {
    const plan = (await heldPlan(tx, site, now()))[place];
    const room = plan ? (selectionOf(plan)?.count ?? 0) : 0;
    if (!room) throw new ApiError(409, 'INVALID_FIELD', 'place: no module of the front that takes contents');
    const [content] = await tx
      .select({ title: contents.title })
      .from(contents)
      .where(
        and(
          eq(contents.id, contentId),
          eq(contents.site, site.alias),
          eq(contents.status, 'published'),
          eq(contents.listed, true),
        ),
      );
    if (!content) throw unknown();
    const until = hours === null ? null : new Date(now().getTime() + hours * 3_600_000);
    await tx
      .insert(frontPins)
      .values({ site: site.alias, contentId, place, position: 0, until })
      .onConflictDoUpdate({ target: [frontPins.site, frontPins.contentId], set: { place, until } });
    const others = ((await pinsOf(tx, site, now())).get(place) ?? []).filter((id) => id !== contentId);
    await keepOrder(tx, site, [contentId, ...others]);
    for (const id of others.slice(room - 1))
      await tx.delete(frontPins).where(and(eq(frontPins.site, site.alias), eq(frontPins.contentId, id)));
    await touchContents(tx, [contentId, ...others]);
    await writeAct(
      tx,
      actor,
      {
        act: 'front.pin',
        subject: `content:${contentId}`,
        details: { title: content.title, place, ...(until ? { until: until.toISOString() } : {}) },
      },
      now(),
    );
  });
}

/**
 * Removes a pin from the front page.
 * @throws ApiError 404 if the article is not pinned
 */
export async function unpin(
  { db, now }: PinDeps,
  actor: DeskActor,
  { site }: { site: Site },
  contentId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await heldPlan(tx, site, now());
    const [row] = await tx
      .delete(frontPins)
      .where(and(eq(frontPins.site, site.alias), eq(frontPins.contentId, contentId)))
      .returning({ place: frontPins.place });
    if (!row) throw unknown();
    await touchContents(tx, [contentId]);
    await writeAct(
      tx,
      actor,
      { act: 'front.unpin', subject: `content:${contentId}`, details: { place: row.place } },
      now(),
    );
  });
}

/** The list with one of its members in another place; unchanged if it is there already. */
export function moved(ids: readonly number[], id: number, move: PinMove): number[] {
  const at = ids.indexOf(id);
  const to = { first: 0, up: at - 1, down: at + 1 }[move];
  const rest = ids.filter((other) => other !== id);
  const place = Math.min(Math.max(to, 0), rest.length);
  return at < 0 ? [...ids] : [...rest.slice(0, place), id, ...rest.slice(place)];
}

/**
 * Moves a pin within its module.
 * @throws ApiError 404 if the content is not pinned
 */
export async function movePin(
  { db, now }: PinDeps,
  actor: DeskActor,
  { site }: { site: Site },
  { contentId, move }: { contentId: number; move: PinMove },
): Promise<void> {
  await db.transaction(async (tx) => {
    await heldPlan(tx, site, now());
    const found = [...(await pinsOf(tx, site, now()))].find(([, ids]) => ids.includes(contentId));
    if (!found) throw unknown();
    const [place, ids] = found;
    const order = moved(ids, contentId, move);
    if (order.join() === ids.join()) return;
    await keepOrder(tx, site, order);
    await touchContents(tx, ids);
    await writeAct(
      tx,
      actor,
      { act: 'front.pin', subject: `content:${contentId}`, details: { place, move } },
      now(),
    );
  });
}
