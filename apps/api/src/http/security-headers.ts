import type { MiddlewareHandler } from 'hono';

/** Headers of every answer of the back end, whoever passes it on. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'strict-origin-when-cross-origin');
};
