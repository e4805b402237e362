import { FRONT_EDITIONS, type FrontEditionKind } from '@portal/model';
import { type EditionStart, MAX_EDITION_DAYS } from '@portal/model/newsroom';
import { and, eq, gt } from 'drizzle-orm';
import { touchLists } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { ApiError, unknown } from '../../platform/http';
import { DAY_MS } from '../../platform/time';
import { type BoardPlan, editionRows, type SiteRecord } from '../../sites';
import { type DeskActor, type DeskDeps, writeAct } from '../../sites/desk-kit';
import { frontEditions } from './tables';

type Deps = Pick<DeskDeps, 'db' | 'now'>;
type Site = Pick<SiteRecord, 'alias' | 'editions'>;

/** Special editions that a site's file prepares. */
export const preparedEditions = ({ editions }: Pick<SiteRecord, 'editions'>): FrontEditionKind[] =>
  FRONT_EDITIONS.filter((kind) => editionRows(kind, editions) !== null);

/** Rows of an edition; none without one. */
export const editionPlan = (
  kind: FrontEditionKind | undefined,
  { editions }: Pick<SiteRecord, 'editions'>,
): BoardPlan[] => (kind && editionRows(kind, editions)) || [];

/** The special edition of a site's front, or null; one that the site's file no longer prepares is none. */
export async function currentEdition(
  db: Database,
  site: Site,
  now: Date,
): Promise<{ kind: FrontEditionKind; endsAt: Date } | null> {
  const [row] = await db
    .select({ kind: frontEditions.kind, endsAt: frontEditions.endsAt })
    .from(frontEditions)
    .where(and(eq(frontEditions.site, site.alias), gt(frontEditions.endsAt, now)));
  return row && editionRows(row.kind, site.editions) ? row : null;
}

/**
 * Starts a special edition, or moves the end of the current one. It ends by itself.
 * @throws ApiError 409 for one that the site's file does not prepare, 400 for an end that is past or too far
 */
export async function startEdition(
  { db, now }: Deps,
  actor: DeskActor,
  { site }: { site: Site },
  { kind, endsAt }: EditionStart,
): Promise<void> {
  if (!editionRows(kind, site.editions))
    throw new ApiError(409, 'INVALID_FIELD', `kind: the site’s file prepares no edition “${kind}”`);
  const ends = new Date(endsAt);
  const left = ends.getTime() - now().getTime();
  if (left <= 0 || left > MAX_EDITION_DAYS * DAY_MS)
    throw new ApiError(400, 'INVALID_FIELD', `endsAt: from now to ${MAX_EDITION_DAYS} days ahead`);
  const values = { kind, startedAt: now(), endsAt: ends };
  await db.transaction(async (tx) => {
    await tx
      .insert(frontEditions)
      .values({ site: site.alias, ...values })
      .onConflictDoUpdate({ target: frontEditions.site, set: values });
    await touchLists(tx, site.alias);
    await writeAct(
      tx,
      actor,
      { act: 'front.transform', subject: `edition:${kind}`, details: { until: ends.toISOString() } },
      now(),
    );
  });
}

/**
 * Ends the special edition.
 * @throws ApiError 404 if there is none
 */
export async function endEdition(
  { db, now }: Deps,
  actor: DeskActor,
  { site }: { site: Site },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(frontEditions)
      .set({ endsAt: now() })
      .where(and(eq(frontEditions.site, site.alias), gt(frontEditions.endsAt, now())))
      .returning({ kind: frontEditions.kind });
    if (!row) throw unknown();
    await touchLists(tx, site.alias);
    await writeAct(tx, actor, { act: 'front.revert', subject: `edition:${row.kind}`, details: {} }, now());
  });
}
