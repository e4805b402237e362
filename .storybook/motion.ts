/** Media query of a reader who asks for less motion; the toolbar can set it too. */
const QUERY = '(prefers-reduced-motion: reduce)';
const asked = window.matchMedia.bind(window);

const still = new CSSStyleSheet();
still.replaceSync(`*, ::before, ::after {
  animation-duration: 1ms !important; animation-iteration-count: 1 !important;
  transition-duration: 1ms !important; scroll-behavior: auto !important;
}`);

/** Makes stories behave as on a device that is set to less motion: styles as the base layer has them, and scripts that ask. */
export function reduceMotion(reduced: boolean): void {
  window.matchMedia = reduced
    ? (query) =>
        query === QUERY ? Object.defineProperty(asked(query), 'matches', { value: true }) : asked(query)
    : asked;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  document.adoptedStyleSheets = reduced ? [...others, still] : others;
}
