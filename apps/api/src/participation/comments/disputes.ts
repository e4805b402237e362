import type { DisputeClosing, DisputeForm } from '@portal/model/newsroom';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { unknown } from '../../platform/http';
import { type DeskActor, writeLog } from '../../sites/desk-kit';
import type { DecisionDeps } from './decisions';
import type { DecisionPlace } from './statements';
import { disputes } from './tables';

type Deps = Pick<DecisionDeps, 'db' | 'now'>;
type Place = Pick<DecisionPlace, 'site'>;

/**
 * Records, for the yearly report, that a decision was taken to an out-of-court body (Digital Services Act,
 * article 21).
 */
export async function openDispute(
  { db, now }: Deps,
  actor: DeskActor,
  { site }: Place,
  { body, day }: DisputeForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(disputes)
      .values({
        site: site.alias,
        body,
        openedAt: sql`${day}::date::timestamp at time zone ${site.timeZone}`,
      })
      .returning({ id: disputes.id });
    const line = { site: site.alias, actor, act: 'dispute.open', subject: `dispute:${row?.id}` } as const;
    await writeLog(tx, [{ ...line, details: { note: body } }], now());
  });
}

/**
 * Records the outcome of a dispute.
 * @throws ApiError if it is closed already or belongs to another site
 */
export async function closeDispute(
  { db, now }: Deps,
  actor: DeskActor,
  { site }: Place,
  { id, outcome }: DisputeClosing,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(disputes)
      .set({ outcome, closedAt: at })
      .where(and(eq(disputes.id, id), eq(disputes.site, site.alias), isNull(disputes.closedAt)))
      .returning({ id: disputes.id });
    if (!closed.length) throw unknown();
    await writeLog(tx, [{ site: site.alias, actor, act: 'dispute.close', subject: `dispute:${id}` }], at);
  });
}
