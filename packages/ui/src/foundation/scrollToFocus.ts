/**
 * Scrolls an element with keyboard focus into view. Primitives move the focus without scrolling. Nothing
 * scrolls for a pointer: a pressed element must not move away.
 */
export function scrollToFocus(focused: Element): void {
  // Test documents have no layout.
  if (typeof focused.scrollIntoView !== 'function' || !focused.matches(':focus-visible')) return;
  focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
