import { and, eq, gt } from 'drizzle-orm';
import { notLoggedIn } from '../../platform/http';
import { digestOf } from '../../platform/secrets';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { deskChallenges, deskSessions } from './tables';

/** Time to create or use a passkey. */
export const CHALLENGE_MS = 5 * 60_000;

type ChallengeUse = (typeof deskChallenges.$inferSelect)['use'];

/** Desk session of a request, and the origin of the site. */
export type PasskeyContext = Pick<RequestContext, 'origin'> & { secret: string };

/** Relying party of an origin's passkeys: the host, since WebAuthn ignores ports. */
export const passkeyHost = ({ origin }: Pick<PasskeyContext, 'origin'>): string => new URL(origin).hostname;

/**
 * Stores the next challenge of a session, replacing the previous one.
 * @throws ApiError if the session has ended
 */
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
 * Takes the challenge of a session, once across processes: after a wrong signature a new one is needed.
 * @returns null if there is none or it has expired
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
