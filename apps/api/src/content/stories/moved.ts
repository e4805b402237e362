import { and, eq, ne } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { contents, redirects } from './tables';

/** New address of the content that was once at an address; null if there was none. */
export async function movedTo(
  db: Database,
  { alias }: { alias: string },
  path: string,
): Promise<string | null> {
  const [row] = await db
    .select({ path: contents.path })
    .from(redirects)
    .innerJoin(contents, eq(contents.id, redirects.contentId))
    .where(and(eq(redirects.site, alias), eq(redirects.path, path), ne(contents.status, 'scheduled')));
  return row?.path ?? null;
}

/** Records that a content has moved to another address: the old one redirects permanently. */
export async function rememberMove(
  tx: DatabaseTransaction,
  site: string,
  { contentId, from, to }: { contentId: number; from: string; to: string },
): Promise<void> {
  // It may return to its former address.
  await tx.delete(redirects).where(and(eq(redirects.site, site), eq(redirects.path, to)));
  await tx
    .insert(redirects)
    .values({ site, path: from, contentId })
    .onConflictDoUpdate({ target: [redirects.site, redirects.path], set: { contentId } });
}
