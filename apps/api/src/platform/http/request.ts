import type { Context } from 'hono';

/**
 * Headers in which the portal's server passes on the address and host of a reader's request. They overwrite
 * any that the reader sent under these names.
 */
export const ADDRESS_HEADER = 'x-portal-address';

export const HOST_HEADER = 'x-portal-host';

export const hostOf = (c: Context): string =>
  (c.req.header(HOST_HEADER) ?? c.req.header('host') ?? new URL(c.req.url).host).toLowerCase();

/** Network address that a request came from; this machine's if no portal passes one on. */
export const addressOf = (c: Context): string => c.req.header(ADDRESS_HEADER) ?? '127.0.0.1';
