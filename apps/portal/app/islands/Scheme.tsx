'use client';
import { SCHEME_CHOICES, type SchemeChoice, SchemeSwitch } from '@portal/ui/header';
import { useSyncExternalStore } from 'react';
import { keepChoice, subscribeToChoices } from '../client/consent/kept-choices';
import { island } from '../declare-island';
import { CONTRAST_KEY, SCHEME_KEY } from '../document/early-state';

/** Current scheme: the reader's choice is applied before the first paint. */
function current(): SchemeChoice {
  const shown = document.documentElement.dataset.scheme;
  return SCHEME_CHOICES.find((choice) => choice === shown) ?? 'auto';
}

/** Whether the page is in high contrast: by the reader's choice, otherwise by the device's setting. */
function hasHighContrast(): boolean {
  const { contrast } = document.documentElement.dataset;
  return contrast ? contrast === 'more' : matchMedia('(prefers-contrast: more)').matches;
}

const KEYS = { scheme: SCHEME_KEY, contrast: CONTRAST_KEY } as const;

function choose(what: keyof typeof KEYS, choice: string): void {
  document.documentElement.dataset[what] = choice;
  keepChoice(KEYS[what], choice);
}

export type SchemeIslandProps = { initial: SchemeChoice };

/** Switch of light and dark and of high contrast, stored in the reader's browser. */
function SchemeIsland({ initial }: SchemeIslandProps) {
  const value = useSyncExternalStore(subscribeToChoices, current, () => initial);
  const isHighContrast = useSyncExternalStore(subscribeToChoices, hasHighContrast, () => false);
  // The server does not know the choice: until the browser does, the switch is invisible, but can have the
  // focus.
  const isKnown = useSyncExternalStore(
    subscribeToChoices,
    () => true,
    () => false,
  );
  return (
    <div style={isKnown ? {} : { opacity: 0 }}>
      <SchemeSwitch
        value={value}
        onValueChange={(choice) => choose('scheme', choice)}
        highContrast={isHighContrast}
        onHighContrastChange={(isHigh) => choose('contrast', isHigh ? 'more' : 'normal')}
      />
    </div>
  );
}

// Wakes as the menu opens, so that it shows the choice.
export default island({ wakes: 'visible', component: SchemeIsland });
