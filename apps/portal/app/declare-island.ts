import type { ComponentType } from 'react';

/**
 * What makes an island's script load: it comes into sight, the end of its list does, a reader reaches for it, the browser
 * has nothing to do, the reader may be logged in (anybody else wakes it by reaching for it), the newsroom alerts readers of
 * something that this session has not seen, or the reader has not refused all that needs their consent.
 */
export const WAKES = ['visible', 'reach', 'interaction', 'idle', 'session', 'alert', 'consent'] as const;
export type Wake = (typeof WAKES)[number];

export type IslandDefinition<Props> = {
  /** When its script loads, unless the page that shows it says otherwise. */
  wakes: Wake;
  /** Its props are sent to the browser as JSON; `slots` hold HTML that the server drew and that stays on the page. */
  component: ComponentType<Props>;
};

/** Declares an interactive part of documents: one file under `islands/` each, which is its name. */
export const island = <Props>(definition: IslandDefinition<Props>): IslandDefinition<Props> => definition;
