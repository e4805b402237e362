/** A broadcaster's pages, in the order of its navigation; each is an entry of the route table. */
export const BROADCAST_AREAS = ['live', 'guide', 'onDemand', 'programmes'] as const;
/** One of a broadcaster's areas: the name of its route in `ROUTES`. */
export type BroadcastArea = (typeof BROADCAST_AREAS)[number];
