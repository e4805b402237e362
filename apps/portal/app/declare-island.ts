import type { ComponentType } from 'react';

/**
 * Conditions that load an island's script: it is visible, the end of its list is in sight, a reader
 * interacts with it, the browser is idle, the reader may be logged in (others wake it by interaction), there
 * is an alert that this session has not seen, or the reader has not refused everything that needs consent.
 */
export const WAKES = ['visible', 'reach', 'interaction', 'idle', 'session', 'alert', 'consent'] as const;
export type Wake = (typeof WAKES)[number];

export type IslandDefinition<Props> = {
  /** Default condition; a page that shows the island can override it. */
  wakes: Wake;
  /**
   * Its props are sent to the browser as JSON; `slots` contain HTML that the server rendered and that stays
   * on the page.
   */
  component: ComponentType<Props>;
};

/** Declares an interactive part of documents: one file each under `islands/`, whose name is the island's. */
export const island = <Props>(definition: IslandDefinition<Props>): IslandDefinition<Props> => definition;
