/** Custom properties of the page with the height of an element at the bottom of the window. */
export type FootProperty = '--consent-size' | '--paywall-size' | '--paywall-test-size';

/** Height of an element that stays in the window; 0 for one that scrolls with the page. */
const heightOf = (element: HTMLElement) =>
  getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;

/**
 * Sets the height of an element at the bottom of the window on the page, for as long as it exists: other
 * fixed elements there stay above it, focused elements scroll clear of it, and the page's end can be read.
 * For the browser; it needs no React. Returns a function that ends it.
 * @param property custom property that is set; that of the cookie notice by default
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
