import { loadPageScript } from '../islands/chunks';

/** How near a room comes to the window before its ad is asked for. */
const NEAR = '200px';

/** Elements that an ad server fills, by the name of their part. */
const SERVED_AD = '[data-part=served-ad]';

/**
 * Has an ad server asked for the page's ads once one of their rooms comes near, what later lists bring included. Neither script nor
 * server is asked for before. For readers who agree to advertising alone.
 * @returns ends it: nothing more is asked for, and what came goes
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
      // All rooms are asked for in one go: none of them is waited for any more.
      near.disconnect();
      // Without it the page stays as it is.
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
