/**
 * Scrolls an element that has the focus of the keyboard into the window. Primitives that move the focus do so without scrolling. Under a
 * pointer nothing scrolls: what is being pressed must not move away.
 */
export function scrollToFocus(focused: Element): void {
  // A test's document has no layout.
  if (typeof focused.scrollIntoView !== 'function' || !focused.matches(':focus-visible')) return;
  focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
