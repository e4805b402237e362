import { sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../database';

/** Updates the search index for these contents, in the transaction that wrote or withdrew them. */
export async function indexContents(tx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  if (ids.length) await tx.execute(sql`select index_contents(array[${list}])`);
}
