import { dayOf, type Endpoint } from '@portal/model';
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
import type { LoggedIn } from './entry/login';
import {
  type AccountWithLists,
  accountWithLists,
  currentUser,
  isProven,
  type Reader,
  readerOf,
} from './reader';

/** Request context of the account endpoints, and their permissions. */
export type AccountContext = ReturnType<typeof accountContext>;

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

  /**
   * Site and origin of a request.
   * @throws ApiError on a site without users
   */
  const contextOf = async (c: Context): Promise<RequestContext> => {
    const context = await openContextOf(c);
    if (!context.site.features.users) throw unknown();
    return context;
  };

  /**
   * The logged-in reader.
   * @throws ApiError if there is none
   */
  const reader = async (c: Context, context: RequestContext): Promise<Reader> => {
    const found = await readerOf(db, context.site, context.session, now());
    if (found) return found;
    clearSessionCookies(c, context);
    throw notLoggedIn();
  };

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

  type Asked = Pick<Endpoint, 'method'>;
  /** A change must come from a page of this host. */
  const checkOwn = (c: Context, context: RequestContext, { method }: Asked): RequestContext => {
    if (method !== 'GET' && !isOwnRequest(c, context)) throw forbidden();
    return context;
  };
  const anyone = async (c: Context, endpoint: Asked) => ({
    context: checkOwn(c, await openContextOf(c), endpoint),
  });
  const visitor = async (c: Context, endpoint: Asked) => ({
    context: checkOwn(c, await contextOf(c), endpoint),
  });
  const readerOnly = async (c: Context, endpoint: Asked) => {
    const { context } = await visitor(c, endpoint);
    return { context, reader: await reader(c, context) };
  };
  const independentOnly = async (c: Context, endpoint: Asked) => {
    const found = await readerOnly(c, endpoint);
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
    proven: async (c: Context, endpoint: Asked) => provenOf(await readerOnly(c, endpoint)),
    participant: async (c: Context, endpoint: Asked) => provenOf(await independentOnly(c, endpoint)),
  };

  return {
    guards,
    contextOf,
    openContextOf,
    reader,
    tellEntry,
    shown,
    entered,
    today,
  };
}
