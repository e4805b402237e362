import type { GateState } from '@portal/ui/registration-gate';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Where a reader goes on: the first paragraph, or the text where it has none. */
const FIRST_WORDS = ['[data-part=body] > p', '[data-part=body]'];

/**
 * Who had the focus in the gate goes on where it has led: at the first words of the rest, or at the way to try again.
 * @returns to be called before what has the focus is taken away
 */
export function useGateFocus(
  state: GateState,
  gate: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
): () => void {
  const wasWithin = useRef(false);
  useEffect(() => {
    if (!wasWithin.current || state === 'loading') return;
    wasWithin.current = false;
    const { activeElement, body } = document;
    // They have gone elsewhere meanwhile.
    if (activeElement !== body && !gate.current?.contains(activeElement)) return;
    if (state !== 'open') gate.current?.querySelector<HTMLElement>('button, a[href]')?.focus();
    const first = FIRST_WORDS.map((part) => text.current?.querySelector<HTMLElement>(part)).find(Boolean);
    if (!first) return;
    first.tabIndex = -1;
    // What is in sight stays where it is; of anything else no more is moved than it takes.
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'nearest' });
  }, [state, gate, text]);
  return useCallback(() => {
    const { activeElement, body } = document;
    // A gate that loads hides what was pressed: the document has the focus meanwhile.
    const isLeft = wasWithin.current && activeElement === body;
    wasWithin.current = isLeft || (gate.current?.contains(activeElement) ?? false);
  }, [gate]);
}
