/** People of a desk that are listed, and chiefs that are notified at once; no newsroom has as many. */
export const MAX_PEOPLE = 500;
