const STOPS =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]';

/**
 * Hands the focus on from what is about to go, if it is there: to what the keyboard comes to next, or, after the last, to what came
 * before.
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
