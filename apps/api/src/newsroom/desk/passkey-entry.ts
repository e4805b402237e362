import type { PasskeyProof } from '@portal/model/newsroom';
import { and, eq, lt } from 'drizzle-orm';
import { ApiError, notLoggedIn } from '../../platform/http';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type AttemptContext, attemptSecondFactor, countAttempt, WrongFactor } from './attempts';
import { CHALLENGE_MS, keepChallenge, type PasskeyContext, passkeyHost, takeChallenge } from './challenges';
import { credentialsOf, webAuthn } from './passkeys';
import { type DeskSession, proveDeskSession } from './sessions';
import { deskAccounts, deskPasskeys } from './tables';

const wrong = () => new WrongFactor('INVALID_PASSKEY', 'credential: wrong, too late or used already');

/**
 * Options for a browser to use a passkey as the second factor.
 * @throws ApiError 404 without a passkey for this host; TooOften
 */
export async function passkeyToShow(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now'>,
  { accountId }: Pick<DeskSession, 'accountId'>,
  context: PasskeyContext & AttemptContext,
) {
  const [account] = await deps.db.select().from(deskAccounts).where(eq(deskAccounts.id, accountId));
  await countAttempt(deps.limits, 'deskPasskey', { account, key: String(accountId) }, context);
  const host = passkeyHost(context);
  const allowCredentials = await credentialsOf(deps, accountId, host);
  if (allowCredentials.length === 0) throw new ApiError(404, 'NOT_FOUND', 'passkeys: none for this host');
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: host,
    allowCredentials,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  await keepChallenge(deps, context, 'show', options.challenge);
  return options;
}

/**
 * Second step with a passkey instead of a code. Its signature counts once across processes, and so does each
 * value of the authenticator's counter.
 * @returns a new secret, of a session that may act
 * @throws ApiError 401 for another account's passkey, a failed or late signature, or an ended session;
 * TooOften
 */
export function provePasskey(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  { accountId }: Pick<DeskSession, 'accountId'>,
  { credential }: PasskeyProof,
  context: PasskeyContext & AttemptContext & Pick<RequestContext, 'site'>,
): Promise<string> {
  const { db, now } = deps;
  return attemptSecondFactor(deps, accountId, context, async () => {
    const expectedChallenge = await takeChallenge(deps, context, 'show');
    if (expectedChallenge === null) throw wrong();
    const host = passkeyHost(context);
    const own = and(eq(deskPasskeys.accountId, accountId), eq(deskPasskeys.host, host));
    const [passkey] = await db
      .select()
      .from(deskPasskeys)
      .where(and(own, eq(deskPasskeys.credentialId, credential.id)));
    if (!passkey) throw wrong();
    const counter = await verifiedCounter(passkey, { credential }, { expectedChallenge, context });
    const at = now();
    return db.transaction(async (tx) => {
      // Locked, so that the proof waits for a reset or a new password that is ending the account's sessions.
      const [account] = await tx
        .select({ id: deskAccounts.id })
        .from(deskAccounts)
        .where(eq(deskAccounts.id, accountId))
        .for('share');
      if (!account) throw notLoggedIn();
      const used = await tx
        .update(deskPasskeys)
        .set({ counter, usedAt: at })
        .where(
          and(
            own,
            eq(deskPasskeys.id, passkey.id),
            counter === 0 ? eq(deskPasskeys.counter, 0) : lt(deskPasskeys.counter, counter),
          ),
        )
        .returning({ id: deskPasskeys.id });
      if (used.length === 0) throw wrong();
      return proveDeskSession(tx, context.secret, accountId, at);
    });
  });
}

/**
 * Verifies the signature.
 * @returns the authenticator's new counter.
 * @throws WrongFactor
 */
async function verifiedCounter(
  passkey: typeof deskPasskeys.$inferSelect,
  { credential }: PasskeyProof,
  { expectedChallenge, context }: { expectedChallenge: string; context: Pick<PasskeyContext, 'origin'> },
): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn();
  // Also rejects a counter that has not increased. A malformed response is treated like a wrong signature.
  const shown = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: context.origin,
    expectedRPID: passkeyHost(context),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!shown?.verified) throw wrong();
  return shown.authenticationInfo.newCounter;
}
