import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Current globals of the toolbar. A documentation page is outside the stories, so it needs its own listener.
 */
let now: Readonly<Record<string, unknown>> = {};
const listeners = new Set<() => void>();

/** Starts listening, before Storybook sends its initial globals. */
export function listenToToolbar(): void {
  const channel = addons.getChannel();
  const take = ({ globals }: { globals: Record<string, unknown> }) => {
    now = globals;
    for (const listener of listeners) listener();
  };
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Current brand, scheme, language and other globals of the toolbar. */
export const useToolbar = () => useSyncExternalStore(subscribe, () => now);
