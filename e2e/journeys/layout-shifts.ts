import type { Page } from 'playwright/test';

/** Records layout shifts on each page that is opened from now on. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { shifts: 0, whatMoved: moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        );
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 160) : node?.nodeValue;
          moved.push(`${what}: ${JSON.stringify(from)} to ${JSON.stringify(to)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Shifted elements, with their positions before and after. */
export const moved = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'whatMoved'));

/** Sum of all shifts so far. */
export const shifts = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shifts'));

export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
