import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import { rectifications } from './tables';

/**
 * Deletes requests, counted from receipt, once no court action is possible. A published one keeps only its
 * public text. Waiting requests are kept, since nobody has decided on them.
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
