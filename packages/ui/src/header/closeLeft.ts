/**
 * Closes a menu of the header when the focus has moved outside, so that it does not cover the focused element
 * (WCAG 2.4.11). For the browser; it needs no React. Returns a function that stops it.
 */
export function closeLeft(header: HTMLElement): () => void {
  const closeUnlessIn = (menu: HTMLElement, next: EventTarget | null) => {
    if (!(next instanceof HTMLElement) || next === document.body || menu.contains(next)) return;
    // Its own button opens and closes it itself.
    if (!(next instanceof HTMLButtonElement && next.popoverTargetElement === menu)) menu.hidePopover();
  };
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>(':popover-open') : null;
    if (menu) closeUnlessIn(menu, relatedTarget);
  };
  // The focus may have moved before this script loaded.
  for (const menu of header.querySelectorAll<HTMLElement>(':popover-open'))
    closeUnlessIn(menu, document.activeElement);
  header.addEventListener('focusout', onLeave);
  return () => header.removeEventListener('focusout', onLeave);
}
