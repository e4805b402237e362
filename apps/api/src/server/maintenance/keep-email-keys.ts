import { eq, sql } from 'drizzle-orm';
import { deskAccounts, deskInvitations } from '../../newsroom/desk';
import { newsletterReturns } from '../../newsroom/newsletters';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database';
import type { Log } from '../../platform/log';
import { emailKey } from '../../platform/words';
import { accounts, newsletterSubscriptions } from '../../readers/accounts';
import { once } from './once';

/** Tables that may have a row for each of two spellings of an address. */
const OTHERS = [deskAccounts, deskInvitations, newsletterSubscriptions, newsletterReturns];

/** Selects keys whose domain is in ASCII (`xn--…`), the form compared by older versions. */
const isOld = sql`email_key like '%@%xn--%'`;

/**
 * Runs a statement.
 * @returns false if another row already has the key
 */
async function fits(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/**
 * Rewrites account keys. If two accounts have the same address, the one that validated it gets the key.
 * @returns ids of the accounts that can no longer be found by their address
 */
async function keepAccounts(db: Database): Promise<number[]> {
  const lost: number[] = [];
  const rows = await db
    .select({ id: accounts.id, key: accounts.emailKey, validatedAt: accounts.validatedAt })
    .from(accounts)
    .where(isOld);
  for (const { id, key, validatedAt } of rows) {
    const wanted = emailKey(key ?? '');
    if (wanted === key) continue;
    const take = () => db.update(accounts).set({ emailKey: wanted }).where(eq(accounts.id, id));
    if (await fits(take)) continue;
    const [other] = await db.select().from(accounts).where(eq(accounts.emailKey, wanted));
    if (!other || other.validatedAt || !validatedAt) {
      lost.push(id);
      continue;
    }
    await db.transaction(async (tx) => {
      await tx.update(accounts).set({ emailKey: null }).where(eq(accounts.id, other.id));
      await tx.update(accounts).set({ emailKey: wanted }).where(eq(accounts.id, id));
    });
    lost.push(other.id);
  }
  return lost;
}

const oldKeysOf = async (db: Database, table: ReturnType<typeof sql>): Promise<[string, string][]> => {
  const { rows } = await db.execute<{ key: string }>(
    sql`select distinct email_key as key from ${table} where ${isOld}`,
  );
  return rows
    .map(({ key }): [string, string] => [key, emailKey(key)])
    .filter(([key, wanted]) => key !== wanted);
};

/** Merges the stops of both spellings, so that no unsubscribed reader gets newsletters again. */
async function keepNewsletters(db: Database): Promise<void> {
  for (const [key, wanted] of await oldKeysOf(db, sql`newsletter_stops`))
    await db.execute(sql`
      with old as (delete from newsletter_stops where email_key = ${key} returning *)
      insert into newsletter_stops (email_key, refusals, stopped_at, reason, restarted_at, token_hash)
      select ${wanted}, refusals, stopped_at, reason, restarted_at, token_hash from old
      on conflict (email_key) do update set
        refusals = greatest(newsletter_stops.refusals, excluded.refusals),
        stopped_at = coalesce(newsletter_stops.stopped_at, excluded.stopped_at),
        reason = coalesce(newsletter_stops.reason, excluded.reason)`);
  for (const [key, wanted] of await oldKeysOf(db, sql`newsletter_letters`))
    await db.execute(sql`
      update newsletter_letters letter set email_key = ${wanted} where email_key = ${key} and not exists (
        select from newsletter_letters other where other.edition_id = letter.edition_id and other.email_key = ${wanted})`);
}

/** Rewrites email keys whose domain is in ASCII, so that both spellings of a domain are one address. */
export async function keepEmailKeys(db: Database, now: () => Date, log: Log): Promise<void> {
  let lost: number[] = [];
  await once(db, 'domains of email addresses in letters', now, async () => {
    lost = await keepAccounts(db);
    await keepNewsletters(db);
    let twice = 0;
    for (const table of OTHERS)
      for (const [key, wanted] of await oldKeysOf(db, sql`${table}`)) {
        const write = () =>
          db.execute(sql`update ${table} set email_key = ${wanted} where email_key = ${key}`);
        if (!(await fits(write))) twice += 1;
      }
    return { lost: lost.length, twice };
  });
  if (lost.length)
    log.warn(
      `accounts that can no longer be found by their email address, because another account has it: ${lost.join(', ')}`,
    );
}
