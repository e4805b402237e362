import { ACCESS_CONDITIONS, type AnalyticsFacts, GATE_REFUSALS } from '@portal/model';
import { positionOf } from '../ads/ad-position';
import { track } from './data-layer';

/** An ad counts as seen, as advertising counts it, once half of it was in sight for a second. */
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

/** What is there to be seen: not a room that no ad came into, nor a gate that is about to open. */
const isShown = (part: HTMLElement) =>
  part.dataset.part === 'ad-slot' ? hasAd(part) : /closed|refused/.test(part.dataset.state ?? '');

/** Whether an ad is in its room: the paper's own, or what an ad server has filled it with. */
const hasAd = (slot: HTMLElement) =>
  slot.dataset.unfilled === undefined &&
  (slot.dataset.filled !== undefined ||
    !slot.querySelector('[data-part=served-ad]') ||
    slot.querySelector('[data-part=house-ad]') !== null);

/**
 * Tells analytics, once each, of the ads and of the end of a text's opening that a reader sees; also of those that come later.
 * @param contentId of the page; null where it shows no single content
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
  /** What is in sight is looked at from its first second again. */
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
