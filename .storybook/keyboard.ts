import { expect } from 'vitest';

/** Elements that the Tab key stops at, unless they are taken out of the tab order. */
const STOPS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video, [tabindex]';

let last: Element | null = null;
/** Whether a press elsewhere has moved the focus away on purpose. */
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

/** Forgets the last focus at the start of a story. */
export function beginWalk(): void {
  last = null;
  wasPutDown = false;
}

const isShown = (element: Element) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** Whether nothing has the focus because the element that had it was removed, hidden or disabled. */
const isLost = () =>
  document.activeElement === document.body &&
  last !== null &&
  !wasPutDown &&
  (!isShown(last) || last.matches(':disabled'));

/** Whether an element has a name without computing it: most have text, or a label. */
const isPlainlyNamed = (element: Element) =>
  Boolean(element.getAttribute('aria-label')?.trim() || element.textContent?.trim()) ||
  ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0);

/** Keyboard accessibility faults of a story after its `play`. */
export function keyboardFaults(): string[] {
  const faults = isLost() ? [`the focus was lost with ${last?.outerHTML.slice(0, 120)}`] : [];
  for (const stop of document.querySelectorAll<HTMLElement>(STOPS)) {
    // The workshop's own frame, and elements outside of the tab order.
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
