import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database';
import { signingKeys } from '../../../platform/secrets';
import { mailboxKey } from '../../../platform/words';
import type { AccountRow } from '../reader';

/**
 * Data that an account leaves with its mailbox: a suspension on a site (its alias), a vote in a poll (the id
 * of its content), or the proof of a consent.
 */
type Holding = { suspended: string; slot?: number } | { voted: number } | { consented: true };

/**
 * Keyed digest of an email address's mailbox and a holding. Without the key nobody can compute it, or tell
 * which digests belong to one mailbox.
 */
export type DigestOfMailbox = (email: string, holding: Holding) => Buffer;

/** Keys that this process has loaded or is loading, by database. */
const keys = new WeakMap<Database, Promise<Buffer>>();

async function readKey(db: Database): Promise<Buffer> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.name, 'mailbox'));
  if (!row) throw new Error('the database has no key for mailboxes: its migrations are not whole');
  return row.key;
}

/** Loads this installation's key and returns the digest function. Call it outside of transactions: it takes a connection of its own. */
export async function loadMailboxDigest(db: Database): Promise<DigestOfMailbox> {
  const loading = keys.get(db) ?? readKey(db);
  keys.set(db, loading);
  loading.catch(() => keys.delete(db));
  const key = await loading;
  return (email, holding) =>
    createHmac('sha256', key)
      .update(JSON.stringify([holding, mailboxKey(email)]))
      .digest();
}

/** The email address that an account has validated; null without one, as for children. */
export const validatedAddress = ({ emailKey, validatedAt }: Pick<AccountRow, 'emailKey' | 'validatedAt'>) =>
  validatedAt === null ? null : emailKey;

/** The fields of an account that decide what was kept for its mailbox. */
export type MailboxAccount = Pick<AccountRow, 'emailKey' | 'validatedAt'>;
