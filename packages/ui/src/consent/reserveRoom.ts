/**
 * Tells the page how high a notice at the foot of the window is, as long as it is there: what stays at the foot stays over it, and the
 * page's end can be read. For the browser; it needs no React. Returns what ends it.
 */
export function reserveRoom(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--consent-size', `${notice.offsetHeight}px`));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-size');
  };
}
