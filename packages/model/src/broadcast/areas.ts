/** A broadcaster's pages, in the order of its navigation; each is an address of the table. */
export const BROADCAST_AREAS = ['live', 'guide', 'onDemand', 'programmes'] as const;
export type BroadcastArea = (typeof BROADCAST_AREAS)[number];
