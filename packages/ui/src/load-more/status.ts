/** States of a list that loads more: `end` is the last page, `failed` offers a retry (spec §4). */
export const LOAD_MORE_STATUSES = ['idle', 'loading', 'failed', 'end'] as const;
/** State of a list that loads more. */
export type LoadMoreStatus = (typeof LOAD_MORE_STATUSES)[number];
