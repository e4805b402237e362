import type { Page } from 'playwright/test';

/** Waits until a page has requested its fonts, after its first paint, and has loaded them. */
export const fontsArrived = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const faces = document.querySelector<HTMLStyleElement>('#font-faces');
    if (faces && faces.media !== 'all')
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(faces, { attributes: true });
      });
    // The next layout requests them.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
  });
