import { loadPageScript } from '../islands/chunks';

/** Distance from the viewport at which a slot's ad is requested. */
const NEAR = '200px';

/** Elements that an ad server fills, by the name of their part. */
const SERVED_AD = '[data-part=served-ad]';

/**
 * Requests the page's ads once one of their slots comes near the viewport, also slots of lists loaded later.
 * Neither the script nor the server is contacted before. Only for readers who agree to advertising.
 * @returns a function that ends it: nothing more is requested, and shown ads are removed
 */
export function followAds(): () => void {
  if (!document.documentElement.dataset.ads) return () => undefined;
  let isOver = false;
  let end = (): void => undefined;
  const ask = async () => {
    const { askForAds, endAds } = await loadPageScript<typeof import('./ads')>('ads');
    if (isOver) return;
    end = endAds;
    askForAds(SERVED_AD);
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      // All slots are requested in one go: none of them needs observing any more.
      near.disconnect();
      // If the script fails, the page stays as it is.
      ask().catch(console.warn);
    },
    { rootMargin: NEAR },
  );
  const known = new Set<Element>();
  const watch = () => {
    for (const room of document.querySelectorAll(SERVED_AD)) {
      if (known.has(room)) continue;
      known.add(room);
      near.observe(room);
    }
  };
  const lists = new MutationObserver(watch);
  lists.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  watch();
  return () => {
    isOver = true;
    lists.disconnect();
    near.disconnect();
    end();
  };
}
