import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { mailboxKey } from '../../platform/words';
import { accounts, loadMailboxDigest, MAILBOX } from '../../readers/accounts';
import { type DeskActor, MAILBOX_SUBJECT, writeLog } from '../../sites/desk-kit';
import type { DecisionDeps } from './decisions';
import {
  liftKeptSuspensionsOfAccount,
  liftKeptSuspensionsOfMailbox,
  type StandingAccount,
  standingColumns,
  standingOf,
} from './kept-suspensions';
import type { DecisionPlace } from './statements';
import { readerStandings } from './tables';

const suspensionOn = (site: DecisionPlace['site'], { id }: StandingAccount) =>
  and(
    eq(readerStandings.site, site.alias),
    eq(readerStandings.accountId, id),
    eq(readerStandings.standing, 'suspended'),
  );

/**
 * Lifts every suspension of a mailbox on a site: those of its accounts and those kept from deleted or moved
 * accounts. Meant for readers who write that they cannot comment: a suspended newcomer has no comment from
 * which a moderator could lift it. Trust stays.
 * @returns whether there was any
 */
export async function liftSuspensions(
  deps: Pick<DecisionDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Pick<DecisionPlace, 'site'>,
  email: string,
): Promise<boolean> {
  const now = deps.now();
  const mailboxDigest = await loadMailboxDigest(deps.db);
  return deps.db.transaction(async (tx) => {
    const ofMailbox = await tx
      .select(standingColumns)
      .from(accounts)
      .where(and(sql`${MAILBOX} = ${mailboxKey(email)}`, isNotNull(accounts.validatedAt)))
      .orderBy(asc(accounts.id))
      .for('key share');
    const suspended: StandingAccount[] = [];
    for (const account of ofMailbox)
      if ((await standingOf(tx, site, account, { mailboxDigest, now })) === 'suspended')
        suspended.push(account);
    const wasKept = await liftKeptSuspensionsOfMailbox(tx, site, email, { mailboxDigest, now });
    for (const account of suspended) {
      await liftKeptSuspensionsOfAccount(tx, site, account, mailboxDigest);
      await tx.delete(readerStandings).where(suspensionOn(site, account));
    }
    const subjects = suspended.map(({ id }) => `reader:${id}`);
    if (wasKept && !subjects.length) subjects.push(MAILBOX_SUBJECT);
    await writeLog(
      tx,
      subjects.map((subject) => ({ site: site.alias, actor, act: 'reader.release', subject })),
      now,
    );
    return subjects.length > 0;
  });
}
