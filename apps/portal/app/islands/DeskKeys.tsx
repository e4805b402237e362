'use client';
import { Text } from '@portal/ui/text';
import { useEffect, useRef, useState } from 'react';
import { island } from '../island';

export type DeskKeysProps = {
  /** Says where keys are heard, and which lead from one thing to the next. */
  words: string;
};

/** Steps from one thing to the next, by key. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isField = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** What a key stands for: in the thing that the reader is at, or on the page. */
const targetOf = (main: Element, from: Element, key: string): HTMLElement | null => {
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]`;
  return (
    from.closest('article')?.querySelector<HTMLElement>(selector) ?? main.querySelector<HTMLElement>(selector)
  );
};

/** Goes from one thing of the queue to another: to what chooses it, or to the first thing that can be done with it. */
function step(main: Element, from: Element, by: number): void {
  const things = [...main.querySelectorAll('article')];
  const at = things.findIndex((thing) => thing.contains(from));
  const next = things[at === -1 ? (by > 0 ? 0 : things.length - 1) : at + by];
  const control =
    next?.querySelector<HTMLElement>('input[type=checkbox]') ??
    next?.querySelector<HTMLElement>('a[href], button, input:not([type=hidden]), textarea');
  control?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** The keys that things of the page name, each with the words of the first that does. */
function keysOf(main: Element): string[] {
  const words = new Map<string, string>();
  for (const element of main.querySelectorAll('[aria-keyshortcuts]')) {
    const key = element.getAttribute('aria-keyshortcuts') ?? '';
    if (!words.has(key)) words.set(key, element.textContent ?? '');
  }
  return [...words].map(([key, text]) => `${key.toUpperCase()}: ${text}`);
}

/** Presses what a key stands for; what needs a reason that nobody has given leads to it first. */
function press(target: HTMLElement): void {
  const field = target.closest('form')?.elements.namedItem(target.dataset.needs ?? '');
  if (field instanceof HTMLSelectElement && field.value === '') field.focus();
  else target.click();
}

/**
 * Keys of a page of the desk: `j` and `k` go from one thing to the next, and a letter presses the button that names it as
 * its shortcut. They are heard within the page's content alone, and never while somebody writes.
 */
function DeskKeys({ words }: DeskKeysProps) {
  const place = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<readonly string[]>();
  useEffect(() => {
    const main = place.current?.closest('main');
    if (!main) return undefined;
    setKeys(keysOf(main));
    const onKey = (event: KeyboardEvent) => {
      const from = event.target;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (!(from instanceof Element) || isField(from)) return;
      const by = STEPS[event.key];
      const target = by === undefined ? targetOf(main, from, event.key) : null;
      if (by === undefined && !target) return;
      event.preventDefault();
      if (by !== undefined) step(main, from, by);
      else if (target) press(target);
    };
    main.addEventListener('keydown', onKey);
    return () => main.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={place} data-part="desk-keys">
      {keys ? (
        <Text variant="meta" tone="quiet">
          {[words, ...keys].join(' · ')}
        </Text>
      ) : null}
    </div>
  );
}

export default island({ wakes: 'idle', component: DeskKeys });
