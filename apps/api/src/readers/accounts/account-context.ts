import {
  type Conversion,
  dayOf,
  ENTRY_COOKIE,
  ENTRY_SECONDS,
  type EntryMethod,
  userIdSchema,
  writeEntry,
} from '@portal/model';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import {
  checked,
  childAccount,
  done,
  forbidden,
  hostOf,
  notLoggedIn,
  unknown,
  unproven,
} from '../../platform/http';
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

/** Request context of the calls of accounts, and their permissions. */
export type AccountContext = ReturnType<typeof accountContext>;

/** Refuses what no page of this host has sent. */
const changeIn =
  (find: (c: Context) => Promise<RequestContext>) =>
  (work: (c: Context, context: RequestContext) => Promise<Response>): Call =>
  async (c) => {
    const context = await find(c);
    if (!isOwnRequest(c, context)) throw forbidden();
    return work(c, context);
  };

/** Refuses who has proved no address. */
const provenIn =
  (work: ReaderWork): ReaderWork =>
  async (c, context, who) => {
    if (!isProven(who)) throw unproven();
    return work(c, context, who);
  };

/** How somebody came in, for the page they come to. */
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
  /** For which site, from where, of what anybody may do: on a site without users too. @throws ApiError on no site */
  const openContextOf = async (c: Context): Promise<RequestContext> => {
    const site = await sites.byHost(hostOf(c));
    if (!site) throw unknown();
    return requestContextOf(c, site);
  };

  /** For which site, from where. @throws ApiError on a site without users */
  const contextOf = async (c: Context): Promise<RequestContext> => {
    const context = await openContextOf(c);
    if (!context.site.features.users) throw unknown();
    return context;
  };

  /** A call that changes something: made by a page of this host. */
  const change = changeIn(contextOf);
  /** The same of what anybody may do, on a site without users too. */
  const openChange = changeIn(openContextOf);

  /** The logged-in reader. @throws ApiError where nobody is */
  const reader = async (c: Context, context: RequestContext): Promise<Reader> => {
    const found = await readerOf(db, context.site, context.session, now());
    if (found) return found;
    clearSessionCookies(c, context);
    throw notLoggedIn();
  };

  /** As `change`, by who is logged in. */
  const own = (work: ReaderWork): Call =>
    change(async (c, context) => work(c, context, await reader(c, context)));

  /** As `own`, of what a child's account may not do. */
  const independent = (work: ReaderWork): Call =>
    own(async (c, context, who) => {
      if (who.guardianId !== null) throw childAccount();
      return work(c, context, who);
    });

  /** As `own`, of what has weight for others; as `independent`, of what a child's account may not do either. */
  const proven = (work: ReaderWork): Call => own(provenIn(work));
  const participant = (work: ReaderWork): Call => independent(provenIn(work));

  /** One's own list; another's is not given. */
  const list =
    (work: (context: RequestContext, who: Reader) => Promise<unknown>): Call =>
    async (c) => {
      const context = await contextOf(c);
      const who = await reader(c, context);
      if (checked(userIdSchema, c.req.query()).userId !== String(who.id)) throw forbidden();
      return done(await work(context, who));
    };

  /** An account as its reader's pages know it. A site without a paywall has no subscribers to look for. */
  const shown = async ({ site }: RequestContext, account: AccountWithLists) =>
    currentUser(account, site, site.paywall ? await hooks.isSubscriber(site.alias, account) : false);

  /** Somebody has come in: their cookies, and who they are. */
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

  /** The calendar day where the site is. */
  const today = ({ site }: RequestContext) => dayOf(now(), site.timeZone) ?? '';

  return {
    contextOf,
    openContextOf,
    change,
    openChange,
    reader,
    own,
    independent,
    proven,
    participant,
    list,
    tellEntry,
    shown,
    entered,
    today,
  };
}
