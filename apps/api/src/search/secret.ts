import { eq } from 'drizzle-orm';
import type { Database } from '../database/client';
import { signingKeys } from '../database/search';

/** The key that cursors are signed with, the same in every process of this installation. */
export async function cursorSecret(db: Database): Promise<Buffer> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.name, 'cursor'));
  if (!row) throw new Error('the database has no key for cursors: its migrations are not whole');
  return row.key;
}
