import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/**
 * A page of 1280 × 1024 px at 400 % zoom has the room of 320 × 256 px (WCAG 1.4.10). A dialog that a story
 * leaves open is walked through by Tab in such a window, forwards and backwards: each focused element must be
 * visible (WCAG 2.4.7, 2.4.11). This runs after the story's picture, which shows the focus where the story
 * left it.
 */
const ZOOMED = { width: 320, height: 256 };
const USUAL = { width: 1200, height: 900 };

/** A dialog that traps the focus. */
const DIALOG = '[role=dialog][data-state=open]';

/** More stops than any dialog has: the walk does not return to its start. */
const TOO_MANY = 120;

const labelsOf = (element: Element): readonly Element[] =>
  'labels' in element && element.labels instanceof NodeList
    ? [...element.labels].filter((label) => label instanceof Element)
    : [];

/** Whether an element, or as much of it as fits, is in the window, with nothing over its centre. */
function isSeen(element: Element): boolean {
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  const isInWindow =
    height > innerHeight ? top < innerHeight && bottom > 0 : top >= -1 && bottom <= innerHeight + 1;
  if (!isInWindow || left < -1 || right > innerWidth + 1) return false;
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint((left + right) / 2, middle);
  return (
    hit !== null &&
    (hit.contains(element) || [element, ...labelsOf(element)].some((shown) => shown.contains(hit)))
  );
}

/** Tabs through a dialog until a stop repeats; returns the stops that are not visible. */
async function unseenStops(dialog: HTMLElement, shift: boolean): Promise<string[]> {
  const unseen: string[] = [];
  const met = new Set<Element>();
  while (met.size < TOO_MANY) {
    await userEvent.tab({ shift });
    const stop = document.activeElement;
    if (!stop || !dialog.contains(stop)) return [...unseen, 'the focus left the dialog'];
    if (!isSeen(stop)) {
      const { top, bottom } = stop.getBoundingClientRect();
      unseen.push(`${Math.round(top)} to ${Math.round(bottom)}: ${stop.outerHTML.slice(0, 120)}`);
    }
    if (met.has(stop)) return unseen;
    met.add(stop);
  }
  return [...unseen, 'the walk does not come round'];
}

afterEach(async ({ task }) => {
  if (!task.meta.storyId || task.result?.state === 'fail') return;
  const dialog = [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1);
  // A story that sets a font size itself is meant for a window of its own.
  if (!dialog || document.documentElement.style.fontSize) return;
  await page.viewport(ZOOMED.width, ZOOMED.height);
  try {
    dialog.focus();
    const unseen = [...(await unseenStops(dialog, false)), ...(await unseenStops(dialog, true))];
    expect(unseen, 'stops that are not seen with the focus at 320 × 256').toEqual([]);
  } finally {
    await page.viewport(USUAL.width, USUAL.height);
  }
});
