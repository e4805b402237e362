import { createHmac, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Maximum of stored accounts and sessions; the oldest are dropped. */
export const MAX_ACCOUNTS = 200;
const MAX_SESSIONS = 1_000;
const MAX_EMAIL_LENGTH = 254;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

const OK = { errorCode: 0 };
const INVALID_LOGIN = { errorCode: 403_042, errorMessage: 'Invalid LoginID' };
const LOGIN_EXISTS = { errorCode: 400_003, errorMessage: 'Unique identifier exists' };
const INVALID_PARAMETER = { errorCode: 400_006, errorMessage: 'Invalid parameter value' };
const UNAUTHORIZED_USER = { errorCode: 403_005, errorMessage: 'Unauthorized user' };

type Account = { uid: string; email: string; salt: Buffer; digest: Buffer };

function keep<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

const digestOf = (password: string, salt: Buffer) => derive(password, salt, 32, { cost: 4096 });

/**
 * Endpoints of the provider by name, each with a page's form data: their responses match those of the real
 * one.
 */
export function providerCalls(
  secret: () => string,
  maxAccounts = MAX_ACCOUNTS,
): ReadonlyMap<string, (given: URLSearchParams) => object | Promise<object>> {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, Account>();

  /** Account data for a page, signed as HMAC-SHA1 of time and id. */
  const told = ({ uid, email }: Account) => {
    const signatureTimestamp = String(Math.floor(Date.now() / 1000));
    return {
      ...OK,
      UID: uid,
      UIDSignature: createHmac('sha1', Buffer.from(secret(), 'base64'))
        .update(`${signatureTimestamp}_${uid}`)
        .digest('base64'),
      signatureTimestamp,
      profile: { email },
    };
  };
  const opened = (account: Account, newUser: boolean) => {
    const token = randomBytes(16).toString('hex');
    keep(sessions, token, account, MAX_SESSIONS);
    return { ...told(account), token, newUser };
  };
  const givenBy = (given: URLSearchParams) => ({
    email: (given.get('email') ?? '').trim().toLowerCase(),
    password: given.get('password') ?? '',
    token: given.get('token') ?? '',
  });

  return new Map<string, (given: URLSearchParams) => object | Promise<object>>([
    [
      'accounts.register',
      async (given) => {
        const { email, password } = givenBy(given);
        const isEmail = email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email);
        if (!isEmail || password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
          return INVALID_PARAMETER;
        const salt = randomBytes(16);
        const digest = await digestOf(password, salt);
        if (accounts.has(email)) return LOGIN_EXISTS;
        const account = { uid: `_guid_${randomBytes(12).toString('base64url')}=`, email, salt, digest };
        keep(accounts, email, account, maxAccounts);
        return opened(account, true);
      },
    ],
    [
      'accounts.login',
      async (given) => {
        const { email, password } = givenBy(given);
        const account = accounts.get(email);
        if (!account || password.length > MAX_PASSWORD_LENGTH) return INVALID_LOGIN;
        const isRight = timingSafeEqual(await digestOf(password, account.salt), account.digest);
        return isRight ? opened(account, false) : INVALID_LOGIN;
      },
    ],
    [
      'accounts.getAccountInfo',
      (given) => {
        const account = sessions.get(givenBy(given).token);
        // An account that was dropped for lack of space has no session either.
        return account && accounts.get(account.email) === account ? told(account) : UNAUTHORIZED_USER;
      },
    ],
    ['accounts.logout', (given) => (sessions.delete(givenBy(given).token) ? OK : UNAUTHORIZED_USER)],
  ]);
}
