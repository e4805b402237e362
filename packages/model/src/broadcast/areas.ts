/** A broadcaster's pages, in the order of its navigation; each is an address of the table. */
export const BROADCAST_AREAS = ['live', 'guide', 'onDemand', 'programmes'] as const;
/** One of a broadcaster's areas: the name of its address in `ROUTES`. */
export type BroadcastArea = (typeof BROADCAST_AREAS)[number];
