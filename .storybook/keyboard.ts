import { expect } from 'vitest';

/** Where the Tab key stops, unless it is taken out of its way. */
const STOPS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video, [tabindex]';

let last: Element | null = null;
/** A press elsewhere takes the focus from where it was, and means to. */
let wasPutDown = false;

document.addEventListener(
  'focusin',
  ({ target }) => {
    last = target instanceof Element ? target : null;
    wasPutDown = false;
  },
  true,
);
document.addEventListener(
  'pointerdown',
  () => {
    wasPutDown = true;
  },
  true,
);

/** Forgets where the focus was: a story begins. */
export function beginWalk(): void {
  last = null;
  wasPutDown = false;
}

const isShown = (element: Element) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** The focus is on nothing because what had it has gone, is hidden or was disabled. */
const isLost = () =>
  document.activeElement === document.body &&
  last !== null &&
  !wasPutDown &&
  (!isShown(last) || last.matches(':disabled'));

/** What names an element without a computation: most have words of their own, or a label. */
const isPlainlyNamed = (element: Element) =>
  Boolean(element.getAttribute('aria-label')?.trim() || element.textContent?.trim()) ||
  ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0);

/** Faults for readers who use the keyboard, in a story after its play. */
export function keyboardFaults(): string[] {
  const faults = isLost() ? [`the focus was lost with ${last?.outerHTML.slice(0, 120)}`] : [];
  for (const stop of document.querySelectorAll<HTMLElement>(STOPS)) {
    // The workshop's own frame, and what a keyboard does not stop at.
    if (
      stop.tabIndex < 0 ||
      stop.closest('[class*=sb-]:not(body), [data-radix-focus-guard]') ||
      !isShown(stop)
    )
      continue;
    if (stop.tabIndex > 0) faults.push(`its place is not that of the tree: ${stop.outerHTML.slice(0, 120)}`);
    if (isPlainlyNamed(stop)) continue;
    try {
      expect(stop).toHaveAccessibleName();
    } catch {
      faults.push(`it has no name: ${stop.outerHTML.slice(0, 160)}`);
    }
  }
  return faults;
}
