import type { Card } from '@portal/model';
import { and, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { contents } from './tables';

/** Stored cards, unchanged, without those of contents that have been withdrawn since. */
export async function withoutWithdrawn(db: Database, cards: readonly Card[]): Promise<Card[]> {
  const ids = cards.flatMap(({ id }) => (/^\d{1,15}$/.test(id) ? [Number(id)] : []));
  if (!ids.length) return [...cards];
  const withdrawn = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(inArray(contents.id, ids), ne(contents.status, 'published')));
  const gone = new Set(withdrawn.map(({ id }) => String(id)));
  return cards.filter(({ id }) => !gone.has(id));
}
