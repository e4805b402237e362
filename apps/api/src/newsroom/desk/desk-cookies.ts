import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../platform/database';
import type { RequestContext } from '../../sites';
import { newBrowserMark } from './known-browsers';
import { DESK_SESSION_HOURS, type OpenedSession } from './sessions';

const SESSION = 'desk';
const BROWSER = 'desk-browser';
const BROWSER_DAYS = 400;

type Place = Pick<RequestContext, 'origin'>;

const isSecure = (origin: string) => origin.startsWith('https:');
const prefixOf = ({ origin }: Place) => (isSecure(origin) ? ('host' as const) : undefined);
const attributesOf = ({ origin }: Place) => {
  const prefix = prefixOf({ origin });
  return { path: '/', sameSite: 'Lax', secure: isSecure(origin), ...(prefix ? { prefix } : {}) } as const;
};

/** Cookies of the desk: the session, and the mark of a known browser. */
export function deskCookies(db: Database) {
  /** Cookies of a request; null for missing ones. */
  const cookiesIn = (c: Context, place: Place) => ({
    secret: getCookie(c, SESSION, prefixOf(place)) || null,
    browser: getCookie(c, BROWSER, prefixOf(place)) || null,
  });
  const setSession = (c: Context, place: Place, secret: string): void =>
    setCookie(c, SESSION, secret, {
      ...attributesOf(place),
      httpOnly: true,
      maxAge: DESK_SESSION_HOURS * 3_600,
    });
  /** Sets the session, and the mark by which the account will recognise this browser. */
  const setSessionAndMark = async (
    c: Context,
    place: Place,
    { secret, accountId }: OpenedSession,
  ): Promise<void> => {
    setSession(c, place, secret);
    setCookie(c, BROWSER, await newBrowserMark(db, accountId), {
      ...attributesOf(place),
      httpOnly: true,
      maxAge: BROWSER_DAYS * 24 * 3_600,
    });
  };
  const clearCookie = (c: Context, place: Place): void => void deleteCookie(c, SESSION, attributesOf(place));
  return { cookiesIn, setSession, setSessionAndMark, clearCookie };
}
