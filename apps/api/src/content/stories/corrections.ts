import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { corrections } from './tables';

/** Notes about an article's corrections, oldest first. */
export const correctionsOf = (db: Database, contentId: number) =>
  db
    .select({ id: corrections.id, at: corrections.at, text: corrections.text })
    .from(corrections)
    .where(and(eq(corrections.contentId, contentId), eq(corrections.isWithdrawn, false)))
    .orderBy(asc(corrections.at), asc(corrections.id));
