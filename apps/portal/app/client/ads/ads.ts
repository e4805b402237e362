import { AD_ID_SUFFIX_MAX } from '@portal/model';
import type { AdRequest, AdRequests } from '@portal/model/ads';
import { GPT_COOKIES } from '@portal/model/analytics';
import { forgetCookies } from '../consent/forget-cookies';
import { reloadWithdrawn } from '../failures/reload-withdrawn';
import { hasDesktopAds, positionOf } from './ad-position';

/** The part of Google Publisher Tag that is used here. */
type Slot = {
  addService: (service: PubAds) => Slot;
  defineSizeMapping: (mapping: unknown) => Slot;
  setTargeting: (key: string, value: string | string[]) => Slot;
  getSlotElementId: () => string;
};
type SlotEvent = { slot: Slot; isEmpty?: boolean };
type PubAds = {
  enableSingleRequest: () => void;
  disableInitialLoad: () => void;
  setForceSafeFrame: (isForced: boolean) => void;
  setTargeting: (key: string, value: string | string[]) => void;
  addEventListener: (name: string, listener: (event: SlotEvent) => void) => void;
  refresh: (slots: Slot[]) => void;
};
type Tag = {
  cmd: (() => void)[];
  pubads: () => PubAds;
  enableServices: () => void;
  defineSlot: (unit: string, sizes: AdRequest['sizes'], id: string) => Slot | null;
  defineOutOfPageSlot: (unit: string, id: string) => Slot | null;
  display: (id: string) => void;
  destroySlots: (slots?: Slot[]) => void;
};

declare global {
  interface Window {
    googletag?: Partial<Tag> & Pick<Tag, 'cmd'>;
  }
}

const SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

type Room = {
  element: HTMLElement;
  /** The whole slot, with its label. */
  slot: HTMLElement;
  request: AdRequest;
  served: Slot;
  askedAt: number;
};
const rooms = new Map<string, Room>();
const asked = new Set<Element>();
let refreshing: ReturnType<typeof setInterval> | undefined;
let isOn = false;
let isReady = false;

const isSeen = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && (top + bottom) / 2 >= 0 && (top + bottom) / 2 <= innerHeight;
};

/** Sizes that fit in the slot: a larger ad would shift the content below. */
const fits = (place: Element) => (size: AdRequest['sizes'][number]) =>
  size === 'fluid' || (size[0] <= place.clientWidth && size[1] <= place.clientHeight);

/** Sets the offset that centres the label while the advertiser's name next to it is hidden. */
function centreLabel(slot: HTMLElement): void {
  const payer = slot.querySelector<HTMLElement>('[data-part=advertiser]');
  if (payer?.getClientRects().length !== 1) return;
  const isBackwards = getComputedStyle(slot).direction === 'rtl';
  slot.style.setProperty('--ad-label', `${(isBackwards ? -1 : 1) * (payer.offsetWidth / 2)}px`);
}

function onRendered({ slot, isEmpty }: SlotEvent): void {
  const room = rooms.get(slot.getSlotElementId());
  if (!room || room.request.isOutOfPage) return;
  if (!isEmpty) {
    room.slot.dataset.filled = '';
    centreLabel(room.slot);
    return;
  }
  delete room.slot.dataset.filled;
  // The publisher's own ad stays instead; an empty slot collapses only below the viewport, so nothing in
  // sight shifts.
  const hasOwn = room.slot.querySelector('[data-part=house-ad]');
  if (!hasOwn && room.slot.getBoundingClientRect().top >= innerHeight) room.slot.hidden = true;
}

/** Key-values of the page. None of them identifies the reader. */
function targetPage(ads: PubAds): void {
  const { contentId, site } = JSON.parse(document.querySelector('#page-variables')?.textContent ?? '{}');
  if (site) ads.setTargeting('site', site.alias);
  if (contentId) ads.setTargeting('contentId', contentId);
  ads.setTargeting('path', location.pathname);
}

function makeReady(tag: Tag): void {
  if (isReady) return;
  isReady = true;
  const ads = tag.pubads();
  ads.enableSingleRequest();
  ads.disableInitialLoad();
  // Ads come from another origin: they can neither read the page nor change it.
  ads.setForceSafeFrame(true);
  targetPage(ads);
  ads.addEventListener('slotRenderEnded', onRendered);
  tag.enableServices();
}

function requestOf(element: HTMLElement): AdRequest | undefined {
  const requests: AdRequests = JSON.parse(element.dataset.requests ?? '{}');
  return hasDesktopAds() ? requests.desktop : requests.mobile;
}

/** Defines the slot of an element; undefined if none of its sizes fits on this screen. */
function defined(tag: Tag, element: HTMLElement): Room | undefined {
  const request = requestOf(element);
  const slot = element.closest<HTMLElement>('[data-part=ad-slot]') ?? element;
  const place = element.parentElement;
  if (!request || !place) return undefined;
  const { unit, isOutOfPage, sizes, mapping, segmentation } = request;
  element.id = `${positionOf(slot)}-${Math.floor(Math.random() * (AD_ID_SUFFIX_MAX + 1))}`;
  const fit = fits(place);
  const fitting = sizes.filter(fit);
  if (!isOutOfPage && (!place.clientHeight || !fitting.length)) return undefined;
  const served = isOutOfPage
    ? tag.defineOutOfPageSlot(unit, element.id)
    : tag.defineSlot(unit, fitting, element.id);
  if (!served) return undefined;
  if (mapping.length) served.defineSizeMapping(mapping.map(([from, some]) => [from, some.filter(fit)]));
  for (const [key, value] of Object.entries(segmentation)) served.setTargeting(key, value);
  served.addService(tag.pubads());
  // From now on its height is fixed, whatever ad comes.
  if (!isOutOfPage) place.style.blockSize = `${place.offsetHeight}px`;
  return { element, slot, request, served, askedAt: Date.now() };
}

function refresh(tag: Tag, seconds: number): void {
  if (document.visibilityState === 'hidden') return;
  const now = Date.now();
  const due = [...rooms.values()].filter(
    ({ element, slot, request, askedAt }) =>
      element.isConnected && !request.isOutOfPage && now - askedAt >= seconds * 1000 && isSeen(slot),
  );
  for (const room of due) room.askedAt = now;
  if (due.length) tag.pubads().refresh(due.map(({ served }) => served));
}

function ask(selector: string): void {
  // The tag runs its command queue once it has loaded.
  const tag = window.googletag as Tag;
  if (!isOn) return;
  makeReady(tag);
  const fresh = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !asked.has(element),
  );
  const made = fresh.flatMap((element) => {
    asked.add(element);
    return defined(tag, element) ?? [];
  });
  if (!made.length) return;
  for (const room of made) {
    rooms.set(room.element.id, room);
    tag.display(room.element.id);
  }
  tag.pubads().refresh(made.map(({ served }) => served));
  const seconds = Number(document.documentElement.dataset.adRefresh);
  if (seconds >= 30) refreshing ??= setInterval(() => refresh(tag, seconds), 5000);
}

/**
 * Requests ads for all new slots of the page, in one request.
 * @param selector of the elements to fill
 */
export function askForAds(selector: string): void {
  isOn = true;
  if (!window.googletag) {
    window.googletag = { cmd: [] };
    const script = document.createElement('script');
    script.async = true;
    script.src = document.documentElement.dataset.adTag ?? SCRIPT;
    document.head.append(script);
  }
  window.googletag.cmd.push(() => ask(selector));
}

/** Removes the ads and their cookies, and requests nothing more: slots are reset. */
export function endAds(): void {
  isOn = false;
  clearInterval(refreshing);
  refreshing = undefined;
  window.googletag?.destroySlots?.();
  for (const { slot } of rooms.values()) delete slot.dataset.filled;
  rooms.clear();
  asked.clear();
  forgetCookies(GPT_COOKIES);
  reloadWithdrawn();
}
