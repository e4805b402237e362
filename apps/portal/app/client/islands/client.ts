import { createClient, createErrorList } from '@portal/data';
import { onChunkFailure } from './chunks';

/** Islands are rendered on a server too, where no requests are made. */
export const isServer = typeof document === 'undefined';

/** Requests that failed on this page (spec §7). */
const errors = createErrorList();
onChunkFailure(({ message, type, request }) => errors.add({ message, type, text: request }));

/** The one client of all islands of a page. */
export const client = createClient({
  origin: isServer ? 'http://server.internal' : location.origin,
  errors,
});
