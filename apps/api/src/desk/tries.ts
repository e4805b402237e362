import { ROUTES } from '@portal/model';
import { eq } from 'drizzle-orm';
import { ApiError, notLoggedIn } from '../accounts/api-error';
import { writeEmail } from '../accounts/deps';
import type { RequestContext } from '../accounts/request-context';
import { digestOf } from '../accounts/secrets';
import { deskAccounts } from '../database/desk';
import type { DeskDeps } from './deps';
import { knownBrowser } from './known-browsers';

type Account = typeof deskAccounts.$inferSelect;

/** A browser that tries something, by the mark that it brought, and its address in the network. */
export type Trying = Pick<RequestContext, 'address'> & { browser: string | null };

type Tried = {
  /** Whether the browser has come to the desk by both factors before. */
  isKnown: boolean;
  /** How many more tries there are in this window. */
  left: number;
  /** Takes the try back: it was right, and only wrong ones are bounded. */
  forgive: () => Promise<void>;
};

/**
 * Counts a try at an account: of a browser that has been let in by both factors by itself, of all others together and by network. So
 * strangers can neither guess on for long nor lock a colleague out, not even from the newsroom's own network.
 * @param key the account's, whether there is one or not
 * @throws TooOften
 */
export async function countTry(
  limits: DeskDeps['limits'],
  call: 'deskLogin' | 'deskCode' | 'deskPasskey',
  { account, key }: { account: Account | undefined; key: string },
  { browser, address }: Trying,
): Promise<Tried> {
  const known = account ? knownBrowser(account, browser) : null;
  const counted = known === null ? key : `${key} in ${digestOf(known).toString('base64')}`;
  const left =
    known === null ? await limits.count(call, address, counted) : await limits.countAccount(call, counted);
  return { isKnown: known !== null, left, forgive: () => limits.forgive(call, counted) };
}

/** A code or a passkey that is not right. */
export class WrongFactor extends ApiError {
  constructor(code: 'INVALID_CODE' | 'INVALID_PASSKEY', message: string) {
    super(401, code, message);
  }
}

/**
 * Counts a try at the second factor. Whoever makes one has shown the password before: where strangers have used up their tries, the owner
 * is told by email, once in a window. A browser that has been at the desk before is the owner's, who has mistyped.
 * @param prove throws a WrongFactor for what is not right
 * @throws ApiError, TooOften
 */
export async function tryFactor(
  deps: Pick<DeskDeps, 'db' | 'limits' | 'outbox'>,
  accountId: number,
  context: Trying & Pick<RequestContext, 'site' | 'origin'>,
  prove: (account: Account) => Promise<string>,
): Promise<string> {
  const { db, limits, outbox } = deps;
  const [account] = await db.select().from(deskAccounts).where(eq(deskAccounts.id, accountId));
  if (!account) throw notLoggedIn();
  const tried = await countTry(limits, 'deskCode', { account, key: String(accountId) }, context);
  try {
    const secret = await prove(account);
    await tried.forgive();
    return secret;
  } catch (error) {
    const isSetUp = account.totpStep !== null;
    if (error instanceof WrongFactor && isSetUp && !tried.isKnown && tried.left === 0) {
      const link = `${context.origin}${ROUTES.deskAccount}`;
      await db.transaction((tx) => writeEmail(deps, tx, context, 'deskCodes', account.email, { link }));
      outbox.sendSoon();
    }
    throw error;
  }
}
