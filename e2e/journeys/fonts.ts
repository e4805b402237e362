import type { Page } from 'playwright/test';

/** Waits until a page has requested its fonts, after its first paint, and has loaded them. */
export const fontsArrived = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isWaiting = () =>
      document.querySelector<HTMLStyleElement>('#font-faces')?.media === '(scripting: none)';
    if (isWaiting())
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (isWaiting()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.head, { attributes: true, childList: true, subtree: true });
      });
    // The next layout requests them.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
  });
