import { ACCESS_CONDITIONS } from '@portal/model';
import type { AnalyticsFacts } from '@portal/model/analytics';
import { GATE_REFUSALS } from '@portal/model/revenue';
import { positionOf } from '../ads/ad-position';
import { track } from './data-layer';

/** An ad counts as viewed, by the industry's definition, once half of it was in sight for a second. */
const SEEN_MS = 1000;
const SHARE = 0.5;

const PARTS = '[data-part=ad-slot],[data-part=gate]';

type Asked = AnalyticsFacts['paywall_seen']['asks'];
const ASKED: readonly Asked[] = [...ACCESS_CONDITIONS, ...GATE_REFUSALS];

function tellPart(part: HTMLElement, contentId: string | null): void {
  const { dataset } = part;
  if (dataset.part === 'ad-slot') {
    track({ event: 'ad_seen', position: positionOf(part) });
    return;
  }
  const asks = ASKED.find((known) => known === dataset.asks);
  if (contentId && asks) track({ event: 'paywall_seen', content_id: contentId, asks });
}

/** Whether there is anything to see: not an empty slot, nor a gate that is about to open. */
const isShown = (part: HTMLElement) =>
  part.dataset.part === 'ad-slot' ? hasAd(part) : /closed|refused/.test(part.dataset.state ?? '');

/** Whether an ad is in its slot: the publisher's own, or an ad server's. */
const hasAd = (slot: HTMLElement) =>
  slot.dataset.unfilled === undefined &&
  (slot.dataset.filled !== undefined ||
    !slot.querySelector('[data-part=served-ad]') ||
    slot.querySelector('[data-part=house-ad]') !== null);

/**
 * Reports to analytics, once each, the ads and gates that a reader sees, including later ones.
 * @param contentId of the page; null if it shows no single article
 */
export function tellSeen(contentId: string | null): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const waiting = new Set<Element>();
  const tell = (part: HTMLElement) => {
    if (document.visibilityState === 'hidden' || !isShown(part)) return;
    observer.unobserve(part);
    waiting.delete(part);
    tellPart(part, contentId);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        if (target instanceof HTMLElement && isIntersecting && intersectionRatio >= SHARE)
          timers.set(
            target,
            setTimeout(() => tell(target), SEEN_MS),
          );
      }
    },
    { threshold: SHARE },
  );
  /** A visible part is observed again, so its second starts over. */
  const again = (part: Element) => {
    if (!waiting.has(part)) return;
    observer.unobserve(part);
    observer.observe(part);
  };
  const known = new WeakSet<Element>();
  const look = () => {
    for (const part of document.querySelectorAll(PARTS)) {
      if (known.has(part)) continue;
      known.add(part);
      waiting.add(part);
      observer.observe(part);
    }
  };
  look();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') for (const part of waiting) again(part);
  });
  const changes = new MutationObserver((records) => {
    look();
    for (const { target, type } of records)
      if (type === 'attributes' && target instanceof Element) again(target);
  });
  const main = document.querySelector('main');
  if (main)
    changes.observe(main, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-state', 'data-unfilled', 'data-filled'],
    });
}
