/**
 * Closes a menu of the header once the focus has gone on to something beside it, so that it does not lie over what has
 * the focus (WCAG 2.4.11). For the browser; it needs no React. Returns what stops it.
 */
export function closeLeft(header: HTMLElement): () => void {
  const closeUnlessIn = (menu: HTMLElement, next: EventTarget | null) => {
    if (!(next instanceof HTMLElement) || next === document.body || menu.contains(next)) return;
    // Its own button opens and closes it by itself.
    if (!(next instanceof HTMLButtonElement && next.popoverTargetElement === menu)) menu.hidePopover();
  };
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>(':popover-open') : null;
    if (menu) closeUnlessIn(menu, relatedTarget);
  };
  // The focus may have gone on before this script came.
  for (const menu of header.querySelectorAll<HTMLElement>(':popover-open'))
    closeUnlessIn(menu, document.activeElement);
  header.addEventListener('focusout', onLeave);
  return () => header.removeEventListener('focusout', onLeave);
}
