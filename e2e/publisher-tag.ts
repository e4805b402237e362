import type { BrowserContext } from 'playwright/test';

/** How the double of Google Publisher Tag answers each request: at once, or when released. */
export type AdAnswers = 'filled' | 'empty' | 'late' | 'failing';

/** One ad request as the double received it: units, sizes and key-values of its slots. */
export type AdCall = { unit: string; id: string; sizes: unknown; targeting: Record<string, unknown> }[];

const TAG = `(() => {
  const listeners = {};
  const page = {};
  const slots = new Map();
  window.adCalls = [];
  window.destroyed = 0;
  const tell = (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event));
  const define = (unit, sizes, id) => {
    const targeting = {};
    const slot = {
      addService: () => slot,
      defineSizeMapping: () => slot,
      setTargeting: (key, value) => ((targeting[key] = value), slot),
      getSlotElementId: () => id,
      facts: () => ({ unit, id, sizes, targeting: { ...page, ...targeting } }),
    };
    slots.set(id, slot);
    return slot;
  };
  const fill = (slot) => {
    const { id, sizes } = slot.facts();
    const frame = document.createElement('iframe');
    const [width, height] = sizes.find(Array.isArray) ?? [1, 1];
    Object.assign(frame, { width, height, title: 'Anunci', src: 'https://a.safeframe.googlesyndication.com/frame.html' });
    frame.style.cssText = 'border:0;display:block';
    document.getElementById(id)?.replaceChildren(frame);
  };
  const ads = {
    enableSingleRequest() {},
    disableInitialLoad() {},
    setForceSafeFrame() {},
    setTargeting: (key, value) => (page[key] = value),
    addEventListener: (name, listener) => (listeners[name] ??= []).push(listener),
    async refresh(some) {
      window.adCalls.push(some.map((slot) => slot.facts()));
      const answer = await fetch('https://securepubads.g.doubleclick.net/gampad/ads').then((found) => found.text());
      for (const slot of some) {
        if (!slots.has(slot.getSlotElementId())) continue;
        if (answer !== 'empty') fill(slot);
        tell('slotRenderEnded', { slot, isEmpty: answer === 'empty' });
      }
    },
  };
  const waiting = window.googletag?.cmd ?? [];
  window.googletag = {
    cmd: { push: (command) => command() },
    pubads: () => ads,
    enableServices() {},
    display() {},
    defineSlot: define,
    defineOutOfPageSlot: (unit, id) => define(unit, [], id),
    destroySlots() {
      window.destroyed += 1;
      for (const id of slots.keys()) document.getElementById(id)?.replaceChildren();
      slots.clear();
    },
  };
  for (const command of waiting) command();
})();`;

/**
 * Stands in for Google's ad server on all pages of a browser.
 * @returns third-party addresses that were requested, and a function that releases late responses
 */
export async function publisherTag(
  context: BrowserContext,
  answers: AdAnswers,
): Promise<{ asked: string[]; answer: () => void }> {
  const asked: string[] = [];
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (answers === 'failing') return route.abort();
    if (url.endsWith('/tag/js/gpt.js')) return route.fulfill({ contentType: 'text/javascript', body: TAG });
    if (url.endsWith('/gampad/ads')) {
      if (answers === 'late') await held;
      return route.fulfill({ headers, body: answers });
    }
    return route.fulfill({ contentType: 'text/html', body: '<body style="margin:0;background:teal">' });
  });
  return { asked, answer };
}
