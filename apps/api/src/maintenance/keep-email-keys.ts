import { sql } from 'drizzle-orm';
import { emailKey } from '../accounts/keys';
import { accounts, newsletterSubscriptions } from '../database/accounts';
import type { Database } from '../database/client';
import { deskAccounts, deskInvitations } from '../database/desk';
import { isUniqueViolation } from '../database/failure';
import { newsletterLetters, newsletterReturns, newsletterStops } from '../database/newsletters';
import type { Log } from '../log';
import { once } from './once';

const TABLES = [
  accounts,
  deskAccounts,
  deskInvitations,
  newsletterSubscriptions,
  newsletterLetters,
  newsletterStops,
  newsletterReturns,
];

/**
 * Writes the keys of email addresses again whose domain was compared as machines write it (`xn--…`). One that is there already by
 * both spellings keeps its two keys, and is told of.
 */
export async function keepEmailKeys(db: Database, now: () => Date, log: Log): Promise<void> {
  const report = await once(db, 'domains of email addresses in letters', now, async () => {
    let [written, twice] = [0, 0];
    for (const table of TABLES) {
      const { rows } = await db.execute<{ key: string }>(
        sql`select distinct email_key as key from ${table} where email_key like '%@%xn--%'`,
      );
      for (const { key } of rows) {
        if (emailKey(key) === key) continue;
        try {
          await db.execute(sql`update ${table} set email_key = ${emailKey(key)} where email_key = ${key}`);
          written += 1;
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          twice += 1;
        }
      }
    }
    return { written, twice };
  });
  if (report?.twice)
    log.warn(`email addresses that are kept by two spellings of their domain: ${report.twice}`);
}
