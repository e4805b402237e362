import type { DeskCode, SecondFactor } from '@portal/model/newsroom';
import type { LoginForm } from '@portal/model/readers';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { wrongCredentials } from '../../platform/http';
import { emailKey } from '../../platform/words';
import { isPassword } from '../../readers/accounts';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type AttemptContext, attemptSecondFactor, countAttempt, WrongFactor } from './attempts';
import { passkeyHost } from './challenges';
import { type DeskSession, openDeskSession, proveDeskSession } from './sessions';
import { deskAccounts, deskPasskeys } from './tables';

/** Bytes of a one-time code secret (RFC 4226, section 4: at least 16, better 20). */
const SECRET_BYTES = 20;
/** Validity of a one-time code. */
export const TOTP_PERIOD_SECONDS = 30;
/** Steps of clock drift allowed. */
const STEPS_OFF = 1;

/** Secret of a new account's one-time codes, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * One-time codes of a base32 secret. Authenticator apps show the label and the issuer; the codes do not
 * depend on them.
 */
export const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: TOTP_PERIOD_SECONDS, digits: 6 });

/**
 * First step of the login: email and password. The response does not reveal whether the account exists;
 * `countAttempt` limits wrong ones.
 * @returns secret of a session that waits for the second factor
 * @throws ApiError, TooOften
 */
export async function deskLogin(
  { db, limits, now }: Pick<DeskDeps, 'db' | 'limits' | 'now'>,
  { email, password }: LoginForm,
  context: AttemptContext,
): Promise<string> {
  const key = emailKey(email);
  const [account] = await db.select().from(deskAccounts).where(eq(deskAccounts.emailKey, key));
  const attempt = await countAttempt(limits, 'deskLogin', { account, key }, context);
  const passwordHash = account?.passwordHash ?? null;
  const isRight = await isPassword(password, passwordHash);
  if (!account || passwordHash === null || !isRight) throw wrongCredentials();
  await attempt.forgive();
  return db.transaction(async (tx) => {
    // The password may have been replaced, and the account's sessions ended, during the comparison.
    const [same] = await tx
      .select({ id: deskAccounts.id })
      .from(deskAccounts)
      .where(and(eq(deskAccounts.id, account.id), eq(deskAccounts.passwordHash, passwordHash)))
      .for('share');
    if (!same) throw wrongCredentials();
    return openDeskSession(tx, same.id, now());
  });
}

/**
 * State of the second factor; the secret is shown until the first right code.
 * @throws ApiError once the account is gone
 */
export async function secondFactorOf(
  { db }: Pick<DeskDeps, 'db'>,
  { accountId, email }: Pick<DeskSession, 'accountId' | 'email'>,
  { site, origin }: Pick<RequestContext, 'site' | 'origin'>,
): Promise<SecondFactor> {
  const [account] = await db.select().from(deskAccounts).where(eq(deskAccounts.id, accountId));
  if (!account) throw wrongCredentials();
  if (account.totpStep !== null) {
    const own = and(eq(deskPasskeys.accountId, accountId), eq(deskPasskeys.host, passkeyHost({ origin })));
    return { isSetUp: true, hasPasskeys: (await db.$count(deskPasskeys, own)) > 0 };
  }
  const address = totpOf(account.totpSecret, email, site.name).toString();
  return { isSetUp: false, secret: account.totpSecret, address };
}

/**
 * Second step: a code, accepted once across processes.
 * @returns a new secret, of a session that may act
 * @throws ApiError for a wrong or used code, or if the session has ended; TooOften
 */
export function proveSecondFactor(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'now' | 'outbox'>,
  { accountId, email }: Pick<DeskSession, 'accountId' | 'email'>,
  { code }: DeskCode,
  context: AttemptContext & Pick<RequestContext, 'site' | 'origin'> & { secret: string },
): Promise<string> {
  return attemptSecondFactor(deps, accountId, context, async ({ totpSecret }) => {
    const at = deps.now();
    const timestamp = at.getTime();
    const off = totpOf(totpSecret, email, '').validate({ token: code, timestamp, window: STEPS_OFF });
    const wrong = () => new WrongFactor('INVALID_CODE', 'code: wrong, too old or used already');
    if (off === null) throw wrong();
    const step = Math.floor(timestamp / 1000 / TOTP_PERIOD_SECONDS) + off;
    return deps.db.transaction(async (tx) => {
      const taken = await tx
        .update(deskAccounts)
        .set({ totpStep: step })
        .where(
          and(
            eq(deskAccounts.id, accountId),
            // A reset may have replaced it in the meantime.
            eq(deskAccounts.totpSecret, totpSecret),
            or(isNull(deskAccounts.totpStep), lt(deskAccounts.totpStep, step)),
          ),
        )
        .returning({ id: deskAccounts.id });
      if (taken.length === 0) throw wrong();
      return proveDeskSession(tx, context.secret, accountId, at);
    });
  });
}
