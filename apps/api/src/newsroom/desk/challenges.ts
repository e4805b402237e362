import { and, eq, gt } from 'drizzle-orm';
import { notLoggedIn } from '../../platform/http';
import { digestOf } from '../../platform/secrets';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { deskChallenges, deskSessions } from './tables';

/** Time that somebody has to make a passkey, or to show one. */
export const CHALLENGE_MS = 5 * 60_000;

type ChallengeUse = (typeof deskChallenges.$inferSelect)['use'];

/** Session of the desk that a request brought, and the site's origin that it came to. */
export type PasskeyContext = Pick<RequestContext, 'origin'> & { secret: string };

/** Host that passkeys of an origin are for: WebAuthn knows no ports. */
export const passkeyHost = ({ origin }: Pick<PasskeyContext, 'origin'>): string => new URL(origin).hostname;

/** Keeps what a session has to sign next, in place of what it had to sign before. @throws ApiError for one that has ended */
export async function keepChallenge(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  { secret }: Pick<PasskeyContext, 'secret'>,
  use: ChallengeUse,
  challenge: string,
): Promise<void> {
  const tokenHash = digestOf(secret);
  const kept = { challenge, expiresAt: new Date(now().getTime() + CHALLENGE_MS) };
  await db.transaction(async (tx) => {
    const [open] = await tx
      .select({ tokenHash: deskSessions.tokenHash })
      .from(deskSessions)
      .where(eq(deskSessions.tokenHash, tokenHash))
      .for('key share');
    if (!open) throw notLoggedIn();
    await tx
      .insert(deskChallenges)
      .values({ tokenHash, use, ...kept })
      .onConflictDoUpdate({ target: [deskChallenges.tokenHash, deskChallenges.use], set: kept });
  });
}

/**
 * Takes what a session has to sign, once, in whichever process: what was signed wrongly is asked for anew.
 * @returns null where nothing was kept, or too long ago
 */
export async function takeChallenge(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  { secret }: Pick<PasskeyContext, 'secret'>,
  use: ChallengeUse,
): Promise<string | null> {
  const [kept] = await db
    .delete(deskChallenges)
    .where(
      and(
        eq(deskChallenges.tokenHash, digestOf(secret)),
        eq(deskChallenges.use, use),
        gt(deskChallenges.expiresAt, now()),
      ),
    )
    .returning({ challenge: deskChallenges.challenge });
  return kept?.challenge ?? null;
}
