import { dayOf } from '@portal/model';
import {
  type Conversion,
  ENTRY_COOKIE,
  ENTRY_SECONDS,
  type EntryMethod,
  writeEntry,
} from '@portal/model/readers';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { childAccount, forbidden, hostOf, notLoggedIn, unknown, unproven } from '../../platform/http';
import {
  clearSessionCookies,
  isOwnRequest,
  type RequestContext,
  requestContextOf,
  setSessionCookies,
} from '../../sites';
import type { AccountDeps } from './deps';
import type { LoggedIn } from './login';
import {
  type AccountWithLists,
  accountWithLists,
  currentUser,
  isProven,
  type Reader,
  readerOf,
} from './reader';

type Call = (c: Context) => Promise<Response>;
type ReaderWork = (c: Context, context: RequestContext, who: Reader) => Promise<Response>;

/** Request context of the account endpoints, and their permissions. */
export type AccountContext = ReturnType<typeof accountContext>;

/** Rejects requests that were not sent by a page of this host. */
const changeIn =
  (find: (c: Context) => Promise<RequestContext>) =>
  (work: (c: Context, context: RequestContext) => Promise<Response>): Call =>
  async (c) => {
    const context = await find(c);
    if (!isOwnRequest(c, context)) throw forbidden();
    return work(c, context);
  };

/** Rejects readers without a verified address. */
const provenIn =
  (work: ReaderWork): ReaderWork =>
  async (c, context, who) => {
    if (!isProven(who)) throw unproven();
    return work(c, context, who);
  };

/** Tells the next page how the reader logged in, by a cookie. */
const tellEntry = (c: Context, { origin }: RequestContext, event: Conversion, method: EntryMethod) =>
  setCookie(c, ENTRY_COOKIE, writeEntry({ event, method }), {
    path: '/',
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    maxAge: ENTRY_SECONDS,
  });

export function accountContext({
  db,
  sites,
  now,
  hooks,
}: Pick<AccountDeps, 'db' | 'sites' | 'now' | 'hooks'>) {
  /**
   * Site and origin of a request that anybody may make, on a site without users too.
   * @throws ApiError if there is no site
   */
  const openContextOf = async (c: Context): Promise<RequestContext> => {
    const site = await sites.byHost(hostOf(c));
    if (!site) throw unknown();
    return requestContextOf(c, site);
  };

  /** Site and origin of a request. @throws ApiError on a site without users */
  const contextOf = async (c: Context): Promise<RequestContext> => {
    const context = await openContextOf(c);
    if (!context.site.features.users) throw unknown();
    return context;
  };

  /** Wraps an endpoint that changes something: it must be called by a page of this host. */
  const change = changeIn(contextOf);
  /** Like `change`, for endpoints that anybody may call, on a site without users too. */
  const openChange = changeIn(openContextOf);

  /** The logged-in reader. @throws ApiError if there is none */
  const reader = async (c: Context, context: RequestContext): Promise<Reader> => {
    const found = await readerOf(db, context.site, context.session, now());
    if (found) return found;
    clearSessionCookies(c, context);
    throw notLoggedIn();
  };

  /** Like `change`, for logged-in readers. */
  const own = (work: ReaderWork): Call =>
    change(async (c, context) => work(c, context, await reader(c, context)));

  /** Like `own`, but not for children's accounts. */
  const independent = (work: ReaderWork): Call =>
    own(async (c, context, who) => {
      if (who.guardianId !== null) throw childAccount();
      return work(c, context, who);
    });

  /**
   * Like `own`, for acts that affect others: requires a verified address. `participant` excludes children's
   * accounts as well.
   */
  const proven = (work: ReaderWork): Call => own(provenIn(work));
  const participant = (work: ReaderWork): Call => independent(provenIn(work));

  /** An account as its reader's pages see it. A site without a paywall has no subscribers to look up. */
  const shown = async ({ site }: RequestContext, account: AccountWithLists) =>
    currentUser(account, site, site.paywall ? await hooks.isSubscriber(site.alias, account) : false);

  /** Response to a login: its cookies, and the reader. */
  const entered = async (
    c: Context,
    context: RequestContext,
    { accountId, isNew = false, session, device, reader: known }: LoggedIn & { isNew?: boolean },
    method: EntryMethod,
  ) => {
    setSessionCookies(c, context, { session, device, userId: String(accountId) });
    tellEntry(c, context, isNew ? 'sign_up' : 'login', method);
    return shown(context, known ?? (await accountWithLists(db, context.site, accountId)));
  };

  /** The calendar day in the site's time zone. */
  const today = ({ site }: RequestContext) => dayOf(now(), site.timeZone) ?? '';

  /** Context of a change: it must come from a page of this host. */
  const checkOwn = (c: Context, context: RequestContext): RequestContext => {
    if (c.req.method !== 'GET' && !isOwnRequest(c, context)) throw forbidden();
    return context;
  };
  const anyone = async (c: Context) => ({ context: checkOwn(c, await openContextOf(c)) });
  const visitor = async (c: Context) => ({ context: checkOwn(c, await contextOf(c)) });
  const readerOnly = async (c: Context) => {
    const { context } = await visitor(c);
    return { context, reader: await reader(c, context) };
  };
  const independentOnly = async (c: Context) => {
    const found = await readerOnly(c);
    if (found.reader.guardianId !== null) throw childAccount();
    return found;
  };
  const provenOf = <Found extends { reader: Reader }>(found: Found): Found => {
    if (!isProven(found.reader)) throw unproven();
    return found;
  };
  /** Finds the caller of an endpoint of readers. */
  const guards = {
    anyone,
    visitor,
    reader: readerOnly,
    independent: independentOnly,
    proven: async (c: Context) => provenOf(await readerOnly(c)),
    participant: async (c: Context) => provenOf(await independentOnly(c)),
  };

  return {
    guards,
    contextOf,
    openContextOf,
    change,
    openChange,
    reader,
    own,
    independent,
    proven,
    participant,
    tellEntry,
    shown,
    entered,
    today,
  };
}
