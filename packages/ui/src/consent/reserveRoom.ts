/** Properties of the page that say how high something at the foot of the window is. */
export type FootProperty = '--consent-size' | '--paywall-size' | '--paywall-test-size';

/** Height of what stays in the window; nothing for what scrolls with the page. */
const heightOf = (element: HTMLElement) =>
  getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;

/**
 * Tells the page how high something at the foot of the window is, as long as it is there: what stays at the foot stays over it, what the
 * keyboard comes to is scrolled clear of it, and the page's end can be read. For the browser; it needs no React. Returns what ends it.
 * @param property by which the page is told; that of the notice about cookies unless said
 */
export function reserveRoom(element: HTMLElement, property: FootProperty = '--consent-size'): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${heightOf(element)}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
