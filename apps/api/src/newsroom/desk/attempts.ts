import { ROUTES } from '@portal/model';
import { eq } from 'drizzle-orm';
import { ApiError, notLoggedIn } from '../../platform/http';
import { digestOf } from '../../platform/secrets';
import { writeEmail } from '../../readers/accounts';
import type { RequestContext } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { DESK_EMAILS } from './emails';
import { knownBrowserSecret } from './known-browsers';
import { deskAccounts } from './tables';

type Account = typeof deskAccounts.$inferSelect;

/** Origin of an attempt: IP address, and the browser's mark, if sent. */
export type AttemptContext = Pick<RequestContext, 'ip'> & { browser: string | null };

type Attempt = {
  /** Whether this browser has logged in to this account before with both factors. */
  isKnown: boolean;
  /** Attempts left in this window, of the known browser or of all others together. */
  left: number;
  /** Removes a successful attempt from that count, but not from the network's. */
  forgive: () => Promise<void>;
};

/**
 * Counts an attempt on an account. Each known browser has its own count, separate from its network's. All
 * other browsers share one count, and also count for their network. So strangers can neither keep guessing
 * nor lock the owner out, even from the newsroom's own network.
 * @param key identifies the account, whether it exists or not
 * @throws TooOften
 */
export async function countAttempt(
  limits: DeskDeps['limits'],
  call: 'deskLogin' | 'deskCode' | 'deskPasskey',
  { account, key }: { account: Account | undefined; key: string },
  { browser, ip }: AttemptContext,
): Promise<Attempt> {
  const known = account ? knownBrowserSecret(account, browser) : null;
  const counted = known === null ? key : `${key} in ${digestOf(known).toString('base64')}`;
  const left =
    known === null ? await limits.count(call, ip, counted) : await limits.countAccount(call, counted);
  return { isKnown: known !== null, left, forgive: () => limits.forgive(call, counted) };
}

export class WrongFactor extends ApiError {
  constructor(code: 'INVALID_CODE' | 'INVALID_PASSKEY', message: string) {
    super(401, code, message);
  }
}

type EmailContext = Pick<RequestContext, 'site' | 'origin'>;

/**
 * Counts a wrong code and emails the owner, at most once a day: when unknown browsers have used up their
 * attempts, and from the tenth wrong code of a day in any browser, because a thief may be slow or have the
 * mark of a known browser.
 */
async function noteWrongFactor(
  { db, limits, outbox }: Pick<DeskDeps, 'db' | 'limits' | 'outbox'>,
  { id, email }: Account,
  { isKnown, left }: Pick<Attempt, 'isKnown' | 'left'>,
  context: EmailContext,
): Promise<void> {
  const key = String(id);
  const areManyInDay = await limits.reaches('deskCodeDay', key);
  if (!areManyInDay && (isKnown || left > 0)) return;
  const link = `${context.origin}${ROUTES.deskAccount}`;
  const isWritten = await db.transaction(async (tx) => {
    if (!(await limits.fitsAccount(tx, 'deskCodeLetter', key))) return false;
    await writeEmail({ outbox }, tx, context, DESK_EMAILS, 'deskCodes', email, { link });
    return true;
  });
  if (isWritten) outbox.sendSoon();
}

/**
 * Counts an attempt at the second factor, which requires the right password. Wrong ones may be emailed to the
 * owner, unless codes are not set up yet.
 * @param prove throws a WrongFactor for a wrong code or passkey
 * @throws ApiError, TooOften
 */
export async function attemptSecondFactor(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'outbox'>,
  accountId: number,
  context: AttemptContext & EmailContext,
  prove: (account: Account) => Promise<string>,
): Promise<string> {
  const { db, limits } = deps;
  const [account] = await db.select().from(deskAccounts).where(eq(deskAccounts.id, accountId));
  if (!account) throw notLoggedIn();
  const attempt = await countAttempt(limits, 'deskCode', { account, key: String(accountId) }, context);
  try {
    const secret = await prove(account);
    await attempt.forgive();
    return secret;
  } catch (error) {
    const isSetUp = account.totpStep !== null;
    if (error instanceof WrongFactor && isSetUp) await noteWrongFactor(deps, account, attempt, context);
    throw error;
  }
}
