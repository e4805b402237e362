import { createClient, createErrorList } from '@portal/data';
import { onChunkFailure } from './chunks';

/** Islands are drawn on a server too, where nothing is asked. */
export const isServer = typeof document === 'undefined';

/** Calls that failed on this page (spec §7). */
const errors = createErrorList();
onChunkFailure(({ message, type, request }) => errors.add({ message, type, text: request }));

/** The one client of all islands of a page. */
export const client = createClient({
  origin: isServer ? 'http://server.internal' : location.origin,
  errors,
});
