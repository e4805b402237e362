import { followScroll } from '@portal/ui/header/follow-scroll';
import type { hydrate } from './hydrate';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Milliseconds after which a script that does not come counts as failed (spec §9). */
const CHUNK_TIMEOUT_MS = 120_000;

const WAKING_EVENTS = ['pointerenter', 'touchstart', 'focusin', 'click', 'keydown'] as const;

/** The hint that a browser carries of who has a session (spec §4). */
const [, userId = null] = /(?:^|; )userId=([^;]+)/.exec(document.cookie) ?? [];
const mayBeLoggedIn = userId !== null;

// What analytics are told of every page (spec §7), and of the one that a reader comes to who has just come in.
window.dataLayer ??= [];
window.dataLayer.push({ user_logged: mayBeLoggedIn ? 'yes' : 'no', user_id: userId });
const [, event, method] = /(?:^|; )entry=(\w+)\.(\w+)/.exec(document.cookie) ?? [];
if (event) {
  window.dataLayer.push({ event, method });
  // biome-ignore lint/suspicious/noDocumentCookie: a script of 2 kB waits for nothing, and everyone has this one
  document.cookie = 'entry=; path=/; max-age=0';
}

let hydration: Promise<{ hydrate: typeof hydrate }> | undefined;

function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), CHUNK_TIMEOUT_MS)),
  ]);
}

/** Loads what all islands need, once; a failed load is tried anew the next time. */
function loadHydration(): Promise<{ hydrate: typeof hydrate }> {
  hydration ??= inTime(import('./hydrate')).catch((error) => {
    hydration = undefined;
    throw error;
  });
  return hydration;
}

/** An element of server-rendered HTML that becomes a React root when it is wanted. */
class PortalIsland extends HTMLElement {
  private stop: (() => void) | undefined;
  private readonly replays: (() => void)[] = [];

  connectedCallback(): void {
    if (this.dataset.islandStatus !== 'asleep') return;
    const wake = this.getAttribute('wake');
    if (wake === 'session' && mayBeLoggedIn) this.wakeWhenIdle();
    else if (wake === 'interaction' || wake === 'session') this.wakeOnInteraction();
    else if (wake === 'visible') this.wakeWhenVisible();
    else this.wakeWhenIdle();
  }

  disconnectedCallback(): void {
    this.stop?.();
  }

  private wakeWhenVisible(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.wake();
      },
      { rootMargin: '200px' },
    );
    observer.observe(this);
    this.stop = () => observer.disconnect();
  }

  private wakeWhenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void this.wake());
    else setTimeout(() => void this.wake(), 200);
  }

  private wakeOnInteraction(): void {
    const onEvent = (event: Event) => void this.wake(event);
    for (const type of WAKING_EVENTS) this.addEventListener(type, onEvent, { capture: true });
    this.stop = () => {
      for (const type of WAKING_EVENTS) this.removeEventListener(type, onEvent, { capture: true });
    };
  }

  /** @param event what the reader did; a click or a key is held back and done again once there is somebody to hear it. */
  private async wake(event?: Event): Promise<void> {
    const replay = event && (event.type === 'click' || event.type === 'keydown') ? held(event) : undefined;
    if (replay) this.replays.push(replay);
    if (this.dataset.islandStatus === 'waking') return;
    this.dataset.islandStatus = 'waking';
    try {
      const { hydrate } = await loadHydration();
      await inTime(hydrate(this));
      this.dataset.islandStatus = 'awake';
    } catch {
      // What it shows without script goes on working: a held click does what it would have done.
      this.dataset.islandStatus = 'failed';
    }
    this.stop?.();
    for (const again of this.replays.splice(0)) again();
  }
}

/** Stops an event and gives back a way to do it again; undefined for keys that browsers act on themselves. */
function held(event: Event): (() => void) | undefined {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return undefined;
  if (event instanceof KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key))
      return undefined;
    event.preventDefault();
    const { key, code } = event;
    return () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  }
  if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0))
    return undefined;
  event.preventDefault();
  event.stopPropagation();
  return () => target.click();
}

customElements.define('portal-island', PortalIsland);

const header = document.querySelector<HTMLElement>('header[data-part=header]');
if (header) followScroll(header);
