import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { newSecret, sameBytes } from '../../platform/secrets';
import { deskAccounts } from './tables';

type Account = Pick<typeof deskAccounts.$inferSelect, 'id' | 'totpSecret' | 'passwordHash'>;

/**
 * Signed with the secret of the second factor, over the hash of the password: once either is replaced, no
 * browser is known any more. So a stolen mark is worthless when the owner, who has been emailed, changes the
 * password.
 */
const signature = ({ id, totpSecret, passwordHash }: Account, secret: string): Buffer =>
  createHmac('sha256', totpSecret).update(`desk browser ${id} ${secret} ${passwordHash}`).digest();

/**
 * Mark of a browser that has logged in with both factors, or in which a password was chosen or an invitation
 * accepted. Wrong passwords and codes from elsewhere do not count against it, so nobody can lock a colleague
 * out, not even before the second factor is set up again.
 */
export async function newBrowserMark(db: Database, accountId: number): Promise<string> {
  const [account] = await db.select().from(deskAccounts).where(eq(deskAccounts.id, accountId));
  const secret = newSecret();
  return account ? `${secret}.${signature(account, secret).toString('base64url')}` : secret;
}

/**
 * The secret in a known browser's mark; null for any other browser. Attempts are counted by this secret: text
 * appended to the mark would otherwise start a new count.
 */
export function knownBrowserSecret(account: Account, mark: string | null): string | null {
  const [secret = '', signed = ''] = mark?.split('.') ?? [];
  return sameBytes(Buffer.from(signed, 'base64url'), signature(account, secret)) ? secret : null;
}
