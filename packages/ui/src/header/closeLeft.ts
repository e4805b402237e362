/**
 * Closes a menu of the header once the focus has gone on to something beside it, so that it does not lie over what has
 * the focus (WCAG 2.4.11). For the browser; it needs no React. Returns what stops it.
 */
export function closeLeft(header: HTMLElement): () => void {
  const onLeave = ({ target, relatedTarget: next }: FocusEvent) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>(':popover-open') : null;
    // Its own button opens and closes it by itself.
    if (!menu || !(next instanceof HTMLElement) || menu.contains(next)) return;
    if (!(next instanceof HTMLButtonElement && next.popoverTargetElement === menu)) menu.hidePopover();
  };
  header.addEventListener('focusout', onLeave);
  return () => header.removeEventListener('focusout', onLeave);
}
