import { and, eq, gt } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { BadToken } from '../../../platform/http';
import { digestOf, newSecret } from '../../../platform/secrets';
import { HOUR_MS } from '../../../platform/time';
import type { AccountDeps } from '../deps';
import { accountTokens, type TokenPurpose } from '../tables';

/**
 * Lifetime of a link to a new password, for an account that has validated its email address and for one that
 * has not. The latter is the only way in for the owner of an address that somebody else registered: a
 * stranger can use up the mailbox's emails of a day, so the last of them must work until there are new ones.
 */
export const RESET_HOURS = { validated: 1, unvalidated: 24 } as const;

/** Lifetime of a token in an email. */
export const TOKEN_HOURS: Readonly<Record<TokenPurpose, number>> = {
  validate: 72,
  reset: RESET_HOURS.validated,
  'change-email': 24,
  child: 7 * 24,
};

/**
 * Performs the action of a link in an email. Only wrong links are counted: nobody guesses a right one, and
 * many readers of one network have right ones.
 * @throws TooOften in place of the error of a wrong link
 */
export async function byLink<Result>(
  { limits }: Pick<AccountDeps, 'limits'>,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadToken) await limits.count('token', address);
    throw error;
  }
}

/** Creates a one-time token; an older one of the same purpose is invalidated. */
export async function issueToken(
  tx: DatabaseTransaction,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
  hours: number = TOKEN_HOURS[purpose],
): Promise<string> {
  const token = newSecret();
  const row = {
    tokenHash: digestOf(token),
    expiresAt: new Date(now.getTime() + hours * HOUR_MS),
  };
  await tx
    .insert(accountTokens)
    .values({ accountId, purpose, ...row })
    .onConflictDoUpdate({ target: [accountTokens.accountId, accountTokens.purpose], set: row });
  return token;
}

const canBeSpent = (token: string, purpose: TokenPurpose, now: Date) =>
  and(
    eq(accountTokens.tokenHash, digestOf(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );

/** Account of a usable token; null if it was used, has expired or never existed. */
export async function tokenHolder(
  db: Database,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .where(canBeSpent(token, purpose, now));
  return row?.accountId ?? null;
}

/**
 * Uses up a token.
 * @returns its account, or null if it was used, has expired or never existed
 */
export async function spendToken(
  tx: DatabaseTransaction,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  const [spent] = await tx
    .delete(accountTokens)
    .where(canBeSpent(token, purpose, now))
    .returning({ accountId: accountTokens.accountId });
  return spent?.accountId ?? null;
}

/** Whether a token of a purpose is still usable. */
export async function isTokenOpen(
  db: Database,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const open = and(
    eq(accountTokens.accountId, accountId),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );
  return (await db.$count(accountTokens, open)) > 0;
}

/** Caps a token's remaining life at that of a newly issued one. */
export async function capTokenExpiry(
  tx: DatabaseTransaction,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + TOKEN_HOURS[purpose] * HOUR_MS);
  await tx
    .update(accountTokens)
    .set({ expiresAt })
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, expiresAt),
      ),
    );
}

/** Invalidates every token of an account: requests from before a change of password no longer count. */
export async function revokeTokens(tx: DatabaseTransaction, accountId: number): Promise<void> {
  await tx.delete(accountTokens).where(eq(accountTokens.accountId, accountId));
}
