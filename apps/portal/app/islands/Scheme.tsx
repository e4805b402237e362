'use client';
import { SCHEME_CHOICES, type SchemeChoice, SchemeSwitch } from '@portal/ui/header';
import { useSyncExternalStore } from 'react';
import { SCHEME_KEY } from '../document/scheme';
import { island } from '../island';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Current scheme: the reader's choice is applied before anything is drawn. */
function current(): SchemeChoice {
  const shown = document.documentElement.dataset.scheme;
  return SCHEME_CHOICES.find((choice) => choice === shown) ?? 'auto';
}

function choose(choice: SchemeChoice): void {
  document.documentElement.dataset.scheme = choice;
  try {
    localStorage.setItem(SCHEME_KEY, choice);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  for (const listener of listeners) listener();
}

export type SchemeIslandProps = { initial: SchemeChoice };

/** Switch of light and dark, remembered in the reader's browser. */
function SchemeIsland({ initial }: SchemeIslandProps) {
  const value = useSyncExternalStore(subscribe, current, () => initial);
  return <SchemeSwitch value={value} onChange={choose} />;
}

export default island({ wakes: 'interaction', component: SchemeIsland });
