/** Waits and periods of the interface, in milliseconds (spec §4, §9). */

/** Time-out of a call (spec §7, §9). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Time after which the aside alert closes itself (spec §4, §9). */
export const ALERT_AUTO_CLOSE_MS = 7_000;
/** Wait before the next page link is fetched (spec §4, §9). */
export const LOAD_MORE_DELAY_MS = 1_000;
/** Wait before a search is sent, milliseconds (spec §4, §9). */
export const SEARCH_DELAY_MS = 1_000;
/** Wait before the next page of results is requested (spec §9). */
export const PAGINATION_DELAY_MS = 1_000;
/** Time without typing before predictive filters search (spec §5, §9). */
export const PREDICTIVE_DEBOUNCE_MS = 400;
/** Time between two polls of the live streams, milliseconds (spec §4, §7, §9). */
export const STREAMING_POLL_MS = 10_000;
/** How long the share bar confirms that the link was copied (spec §4, §9). */
export const COPY_CONFIRMATION_MS = 1_000;
/** Time after which a script chunk that has not loaded has failed (spec §9). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
