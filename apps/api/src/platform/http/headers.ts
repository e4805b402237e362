import type { Context, MiddlewareHandler } from 'hono';

/**
 * Headers in which the portal's server passes on the address and host of a reader's request. They overwrite
 * any that the reader sent under these names.
 */
export const ADDRESS_HEADER = 'x-portal-address';

export const HOST_HEADER = 'x-portal-host';

export const hostOf = (c: Context): string =>
  (c.req.header(HOST_HEADER) ?? c.req.header('host') ?? new URL(c.req.url).host).toLowerCase();

/** IP address that a request came from; this machine's if no portal passes one on. */
export const addressOf = (c: Context): string => c.req.header(ADDRESS_HEADER) ?? '127.0.0.1';

/** Headers of every response of the back end, whichever server forwards it. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Set on the existing response: `c.header` would rebuild it, and a server writes a text faster than a
  // stream.
  const { headers } = c.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
};
