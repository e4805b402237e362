const STOPS =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]';

/**
 * Moves the focus out of an element that is about to be removed, if it is inside: to the next focusable
 * element, or, after the last, to the previous one.
 */
export function passFocus(leaving: Element): void {
  if (!leaving.contains(document.activeElement)) return;
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) =>
      stop.tabIndex >= 0 && !stop.matches(':disabled') && !leaving.contains(stop) && stop.checkVisibility(),
  );
  const follows = (stop: Element) =>
    (leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = stops.find(follows) ?? stops.at(-1);
  next?.focus({ preventScroll: true });
}
