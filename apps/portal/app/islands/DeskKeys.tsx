'use client';
import { Text } from '@portal/ui/text';
import { useEffect, useRef, useState } from 'react';
import { island } from '../declare-island';

export type DeskKeysProps = {
  /** Says where keys are heard, and which lead from one thing to the next. */
  words: string;
};

/** Steps from one item to the next, by key. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isField = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** The button that a key presses: in the item that has the focus, or on the page. */
const targetOf = (main: Element, from: Element, key: string): HTMLElement | null => {
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]`;
  return (
    from.closest('article')?.querySelector<HTMLElement>(selector) ?? main.querySelector<HTMLElement>(selector)
  );
};

/** Moves the focus to another item of the queue: to its checkbox, or to its first control. */
function step(main: Element, from: Element, by: number): void {
  const items = [...main.querySelectorAll('article')];
  const at = items.findIndex((item) => item.contains(from));
  const next = items[at === -1 ? (by > 0 ? 0 : items.length - 1) : at + by];
  const control =
    next?.querySelector<HTMLElement>('input[type=checkbox]') ??
    next?.querySelector<HTMLElement>('a[href], button, input:not([type=hidden]), textarea');
  control?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** The shortcuts of the page's buttons, each with the words of the first that has it. */
function keysOf(main: Element): string[] {
  const words = new Map<string, string>();
  for (const element of main.querySelectorAll('[aria-keyshortcuts]')) {
    const key = element.getAttribute('aria-keyshortcuts') ?? '';
    if (!words.has(key)) words.set(key, element.textContent ?? '');
  }
  return [...words].map(([key, text]) => `${key.toUpperCase()}: ${text}`);
}

/** Presses a button; the focus goes to the reason first where it needs one and has none. */
function press(target: HTMLElement): void {
  const field = target.closest('form')?.elements.namedItem(target.dataset.needs ?? '');
  if (field instanceof HTMLSelectElement && field.value === '') field.focus();
  else target.click();
}

/**
 * Keyboard shortcuts of a page of the desk: `j` and `k` move from one item to the next, and a letter presses the button that
 * has it as its shortcut. They are heard within the page's content alone, and never while somebody writes.
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
