import type { Context } from 'hono';

/**
 * Headers by which the portal's server tells of a reader's request: the address it came from, and its host. They
 * overwrite any that the reader sent under these names.
 */
export const ADDRESS_HEADER = 'x-portal-address';

export const HOST_HEADER = 'x-portal-host';

export const hostOf = (c: Context): string =>
  (c.req.header(HOST_HEADER) ?? c.req.header('host') ?? new URL(c.req.url).host).toLowerCase();

/** Address in the network that a request came from; this machine's where no portal tells of one. */
export const addressOf = (c: Context): string => c.req.header(ADDRESS_HEADER) ?? '127.0.0.1';
