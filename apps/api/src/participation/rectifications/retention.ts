import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import { rectifications } from './tables';

/**
 * Forgets requests once nothing can come of them in a court: of what stands beside a story all but that, of anything else everything.
 * Moments are those of receipt. What waits for the newsroom is never forgotten: nobody has decided on it.
 */
export async function forgetRequests({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const old = and(
    lt(rectifications.receivedAt, new Date(now().getTime() - KEPT_DAYS.rectification * DAY_MS)),
    isNotNull(rectifications.requester),
    ne(rectifications.state, 'waiting'),
  );
  const isShown = and(eq(rectifications.state, 'published'), isNull(rectifications.withdrawnAt));
  await db
    .update(rectifications)
    .set({
      requester: null,
      email: null,
      facts: '',
      evidence: '',
      note: '',
      asked: sql`${rectifications.text}`,
    })
    .where(and(old, isShown));
  await db.delete(rectifications).where(old);
}
