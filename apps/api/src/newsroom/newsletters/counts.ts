import type { EmailCounts } from '@portal/model/newsroom';
import { inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';

export const NO_EMAILS: EmailCounts = {
  waiting: 0,
  sent: 0,
  unanswered: 0,
  refused: 0,
  left: 0,
  bounced: 0,
  complained: 0,
};

/** Counts of emails by outcome, by edition id. */
export async function emailCounts(
  db: Database | DatabaseTransaction,
  editions: readonly number[],
): Promise<Map<number, EmailCounts>> {
  if (!editions.length) return new Map();
  const { rows } = await db.execute<EmailCounts & { id: string }>(sql`
    select edition_id as id,
      (count(*) filter (where state in ('waiting', 'claimed')))::int as waiting,
      (count(*) filter (where state = 'sent'))::int as sent,
      (count(*) filter (where state = 'unanswered'))::int as unanswered,
      (count(*) filter (where state = 'refused'))::int as refused,
      (count(*) filter (where left_at is not null))::int as left,
      (count(*) filter (where returned in ('hard', 'soft')))::int as bounced,
      (count(*) filter (where returned = 'complaint'))::int as complained
    from newsletter_letters where ${inArray(sql`edition_id`, [...editions])} group by edition_id`);
  return new Map(rows.map(({ id, ...counts }) => [Number(id), counts]));
}
