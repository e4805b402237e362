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
  type Asking,
  askingOf,
  clearSessionCookies,
  hostOf,
  isOwnRequest,
  setSessionCookies,
} from '../accounts/asking';
import type { LoggedIn } from '../accounts/login';
import type { AccountParts } from '../accounts/parts';
import { accountWithLists, currentUser, type Reader, readerOf } from '../accounts/reader';
import { forbidden, notLoggedIn, unknown } from '../accounts/refusal';
import { checked, done } from './account-answers';

type Call = (c: Context) => Promise<Response>;

/** Who makes a call of accounts, and what they may. */
export type AccountAsking = ReturnType<typeof accountAsking>;

export function accountAsking({ db, sites, now }: Pick<AccountParts, 'db' | 'sites' | 'now'>) {
  /** For which site, from where. @throws Refusal on a site without users */
  const asking = async (c: Context): Promise<Asking> => {
    const site = await sites.byHost(hostOf(c));
    if (!site?.features.users) throw unknown();
    return askingOf(c, site);
  };

  /** A call that changes something: made by a page of this host. */
  const change =
    (work: (c: Context, asked: Asking) => Promise<Response>): Call =>
    async (c) => {
      const asked = await asking(c);
      if (!isOwnRequest(c, asked)) throw forbidden();
      return work(c, asked);
    };

  /** Who is logged in. @throws Refusal where nobody is */
  const reader = async (c: Context, asked: Asking): Promise<Reader> => {
    const found = await readerOf(db, asked.site, asked.session, now());
    if (found) return found;
    clearSessionCookies(c, asked);
    throw notLoggedIn();
  };

  /** As `change`, by who is logged in. */
  const own = (work: (c: Context, asked: Asking, who: Reader) => Promise<Response>): Call =>
    change(async (c, asked) => work(c, asked, await reader(c, asked)));

  /** One's own list; another's is not given. */
  const list =
    (work: (asked: Asking, who: Reader) => Promise<unknown>): Call =>
    async (c) => {
      const asked = await asking(c);
      const who = await reader(c, asked);
      if (checked(userIdSchema, c.req.query()).userId !== String(who.id)) throw forbidden();
      return done(await work(asked, who));
    };

  /** How somebody came in, for the page they come to. */
  const tellEntry = (c: Context, { origin }: Asking, event: Conversion, method: EntryMethod) =>
    setCookie(c, ENTRY_COOKIE, writeEntry({ event, method }), {
      path: '/',
      sameSite: 'Lax',
      secure: origin.startsWith('https:'),
      maxAge: ENTRY_SECONDS,
    });

  /** Somebody has come in: their cookies, and who they are. */
  const entered = async (
    c: Context,
    asked: Asking,
    { accountId, isNew = false, session, device, reader: known }: LoggedIn & { isNew?: boolean },
    method: EntryMethod,
  ) => {
    setSessionCookies(c, asked, { session, device, userId: String(accountId) });
    tellEntry(c, asked, isNew ? 'sign_up' : 'login', method);
    return currentUser(known ?? (await accountWithLists(db, asked.site, accountId)), asked.site);
  };

  /** The calendar day where the site is. */
  const today = ({ site }: Asking) => dayOf(now(), site.timeZone) ?? '';

  return { asking, change, reader, own, list, tellEntry, entered, today };
}
