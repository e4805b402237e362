import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the toolbar says. A page of documentation is outside the stories, so it listens by itself. */
let now: Readonly<Record<string, unknown>> = {};
const listeners = new Set<() => void>();

/** Begins to listen, before Storybook says what it starts with. */
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

/** Brand, scheme, language and the others as the toolbar has them now. */
export const useToolbar = () => useSyncExternalStore(subscribe, () => now);
