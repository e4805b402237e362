import type { GateState } from '@portal/ui/registration-gate';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Target of the focus: the first paragraph, or the text if it has none. */
const FIRST_WORDS = ['[data-part=body] > p', '[data-part=body]'];

/**
 * Moves the focus of a reader who was in the gate: to the start of the rest, or to the retry button.
 * @returns a function to call before the focused element is removed
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
    // The reader has moved the focus meanwhile.
    if (activeElement !== body && !gate.current?.contains(activeElement)) return;
    if (state !== 'open') gate.current?.querySelector<HTMLElement>('button, a[href]')?.focus();
    const first = FIRST_WORDS.map((part) => text.current?.querySelector<HTMLElement>(part)).find(Boolean);
    if (!first) return;
    first.tabIndex = -1;
    // Does not scroll if it is visible; otherwise no further than necessary.
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'nearest' });
  }, [state, gate, text]);
  return useCallback(() => {
    const { activeElement, body } = document;
    // A loading gate hides its pressed button, so the document has the focus meanwhile.
    const isLeft = wasWithin.current && activeElement === body;
    wasWithin.current = isLeft || (gate.current?.contains(activeElement) ?? false);
  }, [gate]);
}
