import { ROUTES } from '@portal/model';
import { type DeskPasskeys, MAX_PASSKEYS, type NewPasskey } from '@portal/model/newsroom';
import { and, asc, eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../platform/database';
import { ApiError, notLoggedIn, unknown } from '../../platform/http';
import { writeEmail } from '../../readers/accounts';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeAct } from '../../sites/desk-kit';
import { CHALLENGE_MS, keepChallenge, type PasskeyContext, passkeyHost, takeChallenge } from './challenges';
import { DESK_EMAILS } from './emails';
import { deskAccounts, deskPasskeys } from './tables';

/**
 * Accepted signature algorithms (IANA COSE): ES256, Ed25519 and RS256, which every browser's authenticators
 * support.
 */
const ALGORITHMS = [-7, -8, -257];

/** Loaded on the first use of a passkey: it is larger than the rest of the desk. */
export const webAuthn = () => import('@simplewebauthn/server');

const passkeysOf = (accountId: number, host: string) =>
  and(eq(deskPasskeys.accountId, accountId), eq(deskPasskeys.host, host));

/** Passkeys of a host, in WebAuthn's format. */
export async function credentialsOf({ db }: Pick<DeskDeps, 'db'>, accountId: number, host: string) {
  return db
    .select({ id: deskPasskeys.credentialId, transports: deskPasskeys.transports })
    .from(deskPasskeys)
    .where(passkeysOf(accountId, host))
    .orderBy(asc(deskPasskeys.id));
}

/** Passkeys of the logged-in colleague on this host. */
export async function ownPasskeys(
  { db }: Pick<DeskDeps, 'db'>,
  { id: accountId }: Pick<DeskActor, 'id'>,
  context: Pick<PasskeyContext, 'origin'>,
): Promise<DeskPasskeys> {
  const { id, name, createdAt, usedAt } = deskPasskeys;
  const rows = await db
    .select({ id, name, createdAt, usedAt })
    .from(deskPasskeys)
    .where(passkeysOf(accountId, passkeyHost(context)))
    .orderBy(asc(id));
  return {
    passkeys: rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      createdAt: row.createdAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Counted apart from using a passkey: somebody with only the password cannot use up the owner's attempts.
 * @throws TooOften
 */
const countPasskeyCreation = ({ limits }: Pick<DeskDeps, 'limits'>, accountId: number) =>
  limits.countAccount('deskPasskey', `made by ${accountId}`);

const tooMany = () => new ApiError(409, 'TOO_MANY', `passkeys: at most ${MAX_PASSKEYS}`);

/**
 * Options for a browser to create a passkey.
 * @throws ApiError 409 at the limit of passkeys; TooOften
 */
export async function passkeyCreationOptions(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now'>,
  { id, name, email }: Pick<DeskActor, 'id' | 'name'> & { email: string },
  context: PasskeyContext & { site: { name: string } },
) {
  await countPasskeyCreation(deps, id);
  const host = passkeyHost(context);
  const known = await credentialsOf(deps, id, host);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: context.site.name,
    rpID: host,
    userID: new TextEncoder().encode(`desk:${id}`),
    userName: email,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await keepChallenge(deps, context, 'make', options.challenge);
  return options;
}

const wrong = () =>
  new ApiError(400, 'INVALID_PASSKEY', 'credential: not made for this session, too late or not to be read');

/**
 * Verifies a new credential against the session's challenge.
 * @throws ApiError 400
 */
async function madeCredential(
  deps: Pick<DeskDeps, 'db' | 'now'>,
  credential: NewPasskey['credential'],
  context: PasskeyContext,
) {
  const expectedChallenge = await takeChallenge(deps, context, 'make');
  if (expectedChallenge === null) throw wrong();
  const { verifyRegistrationResponse } = await webAuthn();
  // The library throws many kinds of errors for malformed input; all mean the same here.
  const made = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: context.origin,
    expectedRPID: passkeyHost(context),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!made?.verified) throw wrong();
  return made.registrationInfo.credential;
}

/**
 * Adds a passkey to an account whose codes are set up. Codes stay, for browsers without JavaScript or a lost
 * device. The owner gets an email, because a thief with a stolen session could add a passkey that outlives
 * the session.
 * @throws ApiError 400 for an invalid one, 409 for a known one or too many; TooOften
 */
export async function addPasskey(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  actor: DeskActor,
  { name, credential }: NewPasskey,
  context: PasskeyContext & Pick<RequestContext, 'site'>,
): Promise<void> {
  await countPasskeyCreation(deps, actor.id);
  const host = passkeyHost(context);
  const { id: credentialId, publicKey, counter } = await madeCredential(deps, credential, context);
  const at = deps.now();
  try {
    await deps.db.transaction(async (tx) => {
      // Locked, so that concurrent ones are counted, and none is added to an account whose factors are being
      // reset.
      const [account] = await tx
        .select({ email: deskAccounts.email, totpStep: deskAccounts.totpStep })
        .from(deskAccounts)
        .where(eq(deskAccounts.id, actor.id))
        .for('no key update');
      if (!account || account.totpStep === null) throw notLoggedIn();
      if ((await tx.$count(deskPasskeys, passkeysOf(actor.id, host))) >= MAX_PASSKEYS) throw tooMany();
      await deps.limits.countDone(tx, 'deskPasskeyDay', String(actor.id));
      const [row] = await tx
        .insert(deskPasskeys)
        .values({
          accountId: actor.id,
          host,
          credentialId,
          publicKey: Buffer.from(publicKey),
          counter,
          transports: credential.response.transports,
          name,
          createdAt: at,
        })
        .returning({ id: deskPasskeys.id });
      await writeAct(tx, actor, { act: 'passkey.add', subject: `passkey:${row?.id}`, details: { name } }, at);
      const link = `${context.origin}${ROUTES.deskAccount}`;
      await writeEmail(deps, tx, context, DESK_EMAILS, 'deskPasskeyAdded', account.email, { link });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError(409, 'KNOWN_PASSKEY', 'credential: known already');
    throw error;
  }
  deps.outbox.sendSoon();
}

/**
 * Removes a passkey of the logged-in colleague; codes and sessions stay.
 * @throws ApiError 404
 */
export async function removePasskey(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  actor: DeskActor,
  id: number,
  context: Pick<PasskeyContext, 'origin'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(deskPasskeys)
      .where(and(eq(deskPasskeys.id, id), passkeysOf(actor.id, passkeyHost(context))))
      .returning({ name: deskPasskeys.name });
    if (!gone) throw unknown();
    await writeAct(
      tx,
      actor,
      { act: 'passkey.remove', subject: `passkey:${id}`, details: { name: gone.name } },
      now(),
    );
  });
}
