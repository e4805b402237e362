/** Maximum people listed, and chiefs notified at once; no newsroom has as many. */
export const MAX_PEOPLE = 500;
