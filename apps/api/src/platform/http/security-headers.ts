import type { MiddlewareHandler } from 'hono';

/** Headers of every response of the back end, whichever server forwards it. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Set on the existing response: `c.header` would rebuild it, and a server writes a text faster than a
  // stream.
  const { headers } = c.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
};
