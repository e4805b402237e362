/** Media query for reduced motion; the toolbar can simulate it. */
const QUERY = '(prefers-reduced-motion: reduce)';
const asked = window.matchMedia.bind(window);

const still = new CSSStyleSheet();
still.replaceSync(`*, ::before, ::after {
  animation-duration: 1ms !important; animation-iteration-count: 1 !important;
  transition-duration: 1ms !important; scroll-behavior: auto !important;
}`);

/**
 * Makes stories behave as on a device with reduced motion: the base layer's styles, and scripts that query
 * it.
 */
export function reduceMotion(reduced: boolean): void {
  window.matchMedia = reduced
    ? (query) =>
        query === QUERY ? Object.defineProperty(asked(query), 'matches', { value: true }) : asked(query)
    : asked;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  document.adoptedStyleSheets = reduced ? [...others, still] : others;
}
