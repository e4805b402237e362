import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database';
import type { Log } from '../../platform/log';
import { nickKey, writtenKey } from '../../platform/words';
import { accounts } from '../../readers/accounts';
import { once } from './once';

/** Accounts per query. */
const BATCH = 500;

/**
 * Rewrites the keys of nicks after a change of their comparison. Of two nicks with the same new key, the
 * later one gets its literal spelling as its key.
 */
export async function keepNickKeys(db: Database, now: () => Date, log: Log): Promise<void> {
  const report = await once(db, 'nicks that look alike, with strokes and capitals', now, async () => {
    let [after, written, alike] = [0, 0, 0];
    for (;;) {
      const rows = await db
        .select({ id: accounts.id, nick: accounts.nick, key: accounts.nickKey })
        .from(accounts)
        .where(gt(accounts.id, after))
        .orderBy(asc(accounts.id))
        .limit(BATCH);
      for (const { id, nick, key } of rows) {
        const wanted = nickKey(nick);
        if (wanted === key || writtenKey(nick) === key) continue;
        const write = (nickKey: string) => db.update(accounts).set({ nickKey }).where(eq(accounts.id, id));
        try {
          await write(wanted);
          written += 1;
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          await write(writtenKey(nick));
          alike += 1;
        }
      }
      const last = rows.at(-1);
      if (!last) return { written, alike };
      after = last.id;
    }
  });
  if (report?.alike) log.warn(`nicks that look like another reader’s: ${report.alike}`);
}
