'use client';
import { fill } from '@portal/ui/locale';
import { Text } from '@portal/ui/text';
import { useEffect, useRef, useState } from 'react';
import { island } from '../declare-island';

export type DeskKeysProps = {
  /**
   * Describes the keys that move between items, and the one that selects an item, if there are checkboxes.
   */
  words: string;
  choose: string;
  /** Says that a key focuses `{button}` without pressing it. */
  leads: string;
};

/** Direction of each navigation key. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isField = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** Whether the action is final: a key only focuses its button, from within its item, and never presses it. */
const isFinal = (target: HTMLElement): boolean => target.dataset.final !== undefined;

/** The button of a key: in the focused item, or anywhere on the page if its action is not final. */
const targetOf = (main: Element, from: Element, key: string): HTMLElement | undefined => {
  const targets = [...main.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)];
  const item = from.closest('article');
  return targets.find((target) => item?.contains(target)) ?? targets.find((target) => !isFinal(target));
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

/** Description of the keys that work on the page, each with the text of its first button. */
function keysOf(main: Element, { words, choose, leads }: DeskKeysProps): string {
  const buttons = new Map<string, string>();
  for (const element of main.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const key = element.getAttribute('aria-keyshortcuts') ?? '';
    const button = element.textContent ?? '';
    if (!buttons.has(key)) buttons.set(key, isFinal(element) ? fill(leads, { button }) : button);
  }
  return [
    ...(main.querySelector('article') ? [words] : []),
    ...(main.querySelector('article input[type=checkbox]') ? [choose] : []),
    ...[...buttons].map(([key, text]) => `${key.toUpperCase()}: ${text}`),
  ].join(' · ');
}

/**
 * Presses a button, or focuses it if its action is final; focuses its reason first if that is required and
 * missing.
 */
function press(target: HTMLElement): void {
  const folded = target.closest('details');
  if (folded) folded.open = true;
  const field = target.closest('form')?.elements.namedItem(target.dataset.needs ?? '');
  if (field instanceof HTMLSelectElement && field.value === '') field.focus();
  else if (isFinal(target)) target.focus();
  else target.click();
}

/**
 * Keyboard shortcuts of a page of the desk: `j` and `k` move from one item to the next, and a letter presses
 * the button that has it as its shortcut, or focuses it if it is `data-final`. They work only within the
 * page's content, and never in a text field.
 */
function DeskKeys(props: DeskKeysProps) {
  const place = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState('');
  const texts = useRef(props);
  useEffect(() => {
    const main = place.current?.closest('main');
    if (!main) return undefined;
    setKeys(keysOf(main, texts.current));
    const onKey = (event: KeyboardEvent) => {
      const from = event.target;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (!(from instanceof Element) || isField(from)) return;
      const by = STEPS[event.key];
      const target = by === undefined ? targetOf(main, from, event.key) : undefined;
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
      {/* Its height is reserved, so the items below do not move. */}
      <Text variant="meta" tone="quiet" style={{ minBlockSize: '1lh' }}>
        {keys}
      </Text>
    </div>
  );
}

export default island({ wakes: 'idle', component: DeskKeys });
