import type { Image } from '@portal/model';
import type { PollForm } from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { pollChanged } from './refresh';
import { pollOptions, polls, pollVotes } from './tables';

/** Poll of a seed, with the votes of invented readers. */
export type SeededPoll = Pick<PollForm, 'question' | 'results' | 'voters'> & {
  options: readonly { text: string; image?: Image; votes: number }[];
  start: Date | null;
  end: Date | null;
};

/** Creates the poll of an article with invented votes; does nothing if it exists. */
export async function seedPoll(
  db: Database,
  contentId: number,
  { options, start, end, ...settings }: SeededPoll,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(polls)
      .values({
        ...settings,
        contentId,
        startAt: start,
        endAt: end,
        choices: 1,
        isChangeable: true,
        createdAt: start && start < now ? start : now,
        toldState: 'not-started',
      })
      .onConflictDoNothing()
      .returning({ contentId: polls.contentId });
    if (!made) return;
    const written = await tx
      .insert(pollOptions)
      .values(
        options.map(({ text, image }, position) => ({ contentId, position, text, image: image ?? null })),
      )
      .returning({ id: pollOptions.id, position: pollOptions.position });
    for (const { id, position } of written)
      await tx.execute(sql`
        insert into ${pollVotes} (content_id, voter, options, voted_at)
        select ${contentId}, 'seed:' || ${id}::bigint || ':' || n, array[${id}::bigint], ${start ?? now}::timestamptz
        from generate_series(1, ${options[position]?.votes ?? 0}) n`);
    await pollChanged(tx, contentId, now);
  });
}
