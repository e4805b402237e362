import type { Page } from 'playwright/test';

/** Start of the focused element's HTML if it is not visible; null if it is, or nothing has the focus. */
export const hiddenFocusIn = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const isSeen = () => {
      const { left, top, width, height } = focused.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]),
      );
      return points.some(([x = 0, y = 0]) => {
        const over = document.elementFromPoint(x, y);
        return over && (focused.contains(over) || over.contains(focused));
      });
    };
    // A browser may take some frames to scroll to it.
    for (let frame = 0; frame < 60 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
    return isSeen() ? null : focused.outerHTML.slice(0, 120);
  });
