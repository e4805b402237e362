import type { MiddlewareHandler } from 'hono';

/** Headers of every answer of the back end, whoever passes it on. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // On the answer as it is: `c.header` would make it anew, and a server writes a text faster than a stream of it.
  const { headers } = c.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
};
