import type { BodyPart } from '@portal/model';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { liveBlogs } from '../stories';
import { liveEntries } from './tables';

/** An entry of a newsroom's export, its body split into parts. */
export type ImportedEntry = {
  sourceId: string;
  date: Date;
  title: string;
  author: string;
  isKey: boolean;
  isPinned: boolean;
  body: BodyPart[];
};

/** Entries written per statement. */
const BATCH = 500;

/**
 * Stores the entries of an imported content whose row this transaction has written. Entries that the desk
 * wrote, corrected or withdrew stay unchanged; an entry that the export no longer contains is withdrawn.
 */
export async function storeImportedEntries(
  tx: DatabaseTransaction,
  contentId: number,
  { isLive, entries }: { isLive: boolean; entries: readonly ImportedEntry[] },
  at: Date,
): Promise<void> {
  const [blog] = await tx
    .insert(liveBlogs)
    .values({ contentId, isLive, changedAt: at, sequence: 1 })
    .onConflictDoUpdate({
      target: liveBlogs.contentId,
      set: {
        isLive: sql`case when ${liveBlogs.isDecided} then ${liveBlogs.isLive} else excluded.is_live end`,
        sequence: sql`${liveBlogs.sequence} + 1`,
        changedAt: at,
      },
    })
    .returning({ sequence: liveBlogs.sequence });
  const sequence = blog?.sequence ?? 1;
  const known = [...new Map(entries.map((entry) => [entry.sourceId, entry])).values()];
  for (let from = 0; from < known.length; from += BATCH)
    await tx
      .insert(liveEntries)
      .values(
        known
          .slice(from, from + BATCH)
          .map((entry) => ({ ...entry, contentId, sequence, state: 'published' as const })),
      )
      .onConflictDoUpdate({
        target: [liveEntries.contentId, liveEntries.sourceId],
        set: {
          date: sql`excluded.date`,
          title: sql`excluded.title`,
          author: sql`excluded.author`,
          isKey: sql`excluded.is_key`,
          isPinned: sql`excluded.is_pinned`,
          body: sql`excluded.body`,
          state: 'published',
          sequence,
          version: sql`${liveEntries.version} + 1`,
        },
        setWhere: sql`not ${liveEntries.isDecided} and (${liveEntries.date}, ${liveEntries.title}, ${liveEntries.author},
          ${liveEntries.isKey}, ${liveEntries.isPinned}, ${liveEntries.body}, ${liveEntries.state}) is distinct from
          (excluded.date, excluded.title, excluded.author, excluded.is_key, excluded.is_pinned, excluded.body, 'published')`,
      });
  await tx
    .update(liveEntries)
    .set({ state: 'withdrawn', isPinned: false, sequence, version: sql`${liveEntries.version} + 1` })
    .where(
      and(
        eq(liveEntries.contentId, contentId),
        sql`${liveEntries.sourceId} is not null and not ${liveEntries.isDecided} and ${liveEntries.state} = 'published'`,
        known.length
          ? notInArray(
              liveEntries.sourceId,
              sql`(select jsonb_array_elements_text(${JSON.stringify(known.map(({ sourceId }) => sourceId))}::jsonb))`,
            )
          : undefined,
      ),
    );
}
