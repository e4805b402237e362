import { isLocalHost, originOf } from '@portal/model';
import { USER_ID_COOKIE } from '@portal/model/readers';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { addressOf, hostOf } from '../platform/http';
import { isLoopback } from '../platform/networks';
import { isSecret } from '../platform/secrets';
import { KEPT_DAYS } from '../platform/time';
import type { SiteRecord } from './site-record';

const SESSION_COOKIE = 'session';
const DEVICE_COOKIE = 'device';
/** Days after which an unused session expires. */
export const SESSION_DAYS = KEPT_DAYS.session;
const DAY_SECONDS = 86_400;
const LONGEST_MONTH_DAYS = 31;
const DEVICE_DAYS = KEPT_DAYS.device;
const METER_COOKIE = 'meter';
/** As long as its readings are stored. */
const METER_DAYS = LONGEST_MONTH_DAYS + KEPT_DAYS.meteredReading;

/** Context of a reader's request: site, IP address, session and device. */
export type RequestContext = {
  site: SiteRecord;
  /** Origin of the site's links. */
  origin: string;
  /** IP address. */
  ip: string;
  userAgent: string;
  /** Secret of the session; null without one. */
  session: string | null;
  /** Identifier of the browser, for its security and its votes; null if it is new. */
  device: string | null;
  /**
   * Number by which the browser's metered stories are counted, used for nothing else; null if there is none.
   */
  meter: string | null;
};

/** A machine's own names are accepted from that machine alone: otherwise emails would contain them. */
export const requestOrigin = (site: SiteRecord, host: string, ip: string): string =>
  isLocalHost(host) && !isLoopback(ip) ? site.url : originOf(site, host);

const isSecure = (origin: string) => origin.startsWith('https:');

/**
 * A browser's number in the form that we generate: an invented one may be as long as a header, and would be
 * stored as it is.
 */
const numberIn = (given: string | undefined): string | null => (given && isSecret(given) ? given : null);

export function requestContextOf(c: Context, site: SiteRecord): RequestContext {
  const ip = addressOf(c);
  const origin = requestOrigin(site, hostOf(c), ip);
  const prefix = isSecure(origin) ? 'host' : undefined;
  return {
    site,
    origin,
    ip,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 512),
    session: getCookie(c, SESSION_COOKIE, prefix) || null,
    device: numberIn(getCookie(c, DEVICE_COOKIE, prefix)),
    meter: numberIn(getCookie(c, METER_COOKIE, prefix)),
  };
}

/**
 * Whether an origin belongs to a page of this host, in the scheme of its site. A machine's own names have no
 * certificate.
 */
function isOwnOrigin(from: string, host: string, origin: string): boolean {
  if (!URL.canParse(from)) return false;
  const page = new URL(from);
  return page.host === host && (isLocalHost(host) || page.protocol === new URL(origin).protocol);
}

/**
 * Whether a request that changes something was made by a page of this very host, so that no other site's form
 * or script can make one. Browsers say so in `Sec-Fetch-Site` and `Origin`, which both have to match; a
 * client that sends neither is not a browser, and may not use a session.
 */
export function isOwnRequest(
  c: Context,
  { session, origin }: Pick<RequestContext, 'session' | 'origin'>,
): boolean {
  const from = c.req.header('sec-fetch-site');
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return false;
  const page = c.req.header('origin');
  if (page !== undefined) return isOwnOrigin(page, hostOf(c), origin);
  return from !== undefined || session === null;
}

const cookieOf = (origin: string) =>
  ({
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(origin),
    ...(isSecure(origin) ? { prefix: 'host' as const } : {}),
  }) as const;

/** Sets the cookie that recognises a browser. */
export function setDeviceCookie(
  c: Context,
  { origin }: Pick<RequestContext, 'origin'>,
  device: string,
): void {
  setCookie(c, DEVICE_COOKIE, device, {
    ...cookieOf(origin),
    httpOnly: true,
    maxAge: DEVICE_DAYS * DAY_SECONDS,
  });
}

/**
 * Sets the number by which a browser's metered stories are counted, separate from the cookie that recognises
 * it.
 */
export function setMeterCookie(c: Context, { origin }: Pick<RequestContext, 'origin'>, meter: string): void {
  setCookie(c, METER_COOKIE, meter, {
    ...cookieOf(origin),
    httpOnly: true,
    maxAge: METER_DAYS * DAY_SECONDS,
  });
}

/**
 * Cookies of a logged-in reader: the session, the browser's identifier, and a hint about the reader that
 * scripts can read.
 */
export function setSessionCookies(
  c: Context,
  { origin }: Pick<RequestContext, 'origin'>,
  { session, device, userId }: { session: string; device: string; userId: string },
): void {
  const maxAge = SESSION_DAYS * DAY_SECONDS;
  setCookie(c, SESSION_COOKIE, session, { ...cookieOf(origin), httpOnly: true, maxAge });
  setDeviceCookie(c, { origin }, device);
  setCookie(c, USER_ID_COOKIE, userId, { path: '/', sameSite: 'Lax', secure: isSecure(origin), maxAge });
}

/** Deletes the session's cookies; the browser's identifier stays. */
export function clearSessionCookies(c: Context, { origin }: Pick<RequestContext, 'origin'>): void {
  deleteCookie(c, SESSION_COOKIE, cookieOf(origin));
  deleteCookie(c, USER_ID_COOKIE, { path: '/', secure: isSecure(origin) });
}
