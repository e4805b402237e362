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
  /** Ends all that it waits for in its sleep. */
  private sleep = new AbortController();
  private readonly replays: (() => void)[] = [];

  connectedCallback(): void {
    if (this.dataset.islandStatus !== 'asleep') return;
    this.sleep = new AbortController();
    // Whatever it waits for, it is awake for who reaches for it.
    this.wakeOnInteraction();
    const wake = this.getAttribute('wake');
    if (wake === 'session' && !mayBeLoggedIn) this.wakeOnLogin();
    else if (wake === 'visible') this.wakeWhenVisible();
    else if (wake !== 'interaction') this.wakeWhenIdle();
  }

  disconnectedCallback(): void {
    this.sleep.abort();
  }

  private wakeWhenVisible(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.wake();
      },
      { rootMargin: '200px' },
    );
    observer.observe(this);
    this.sleep.signal.addEventListener('abort', () => observer.disconnect());
  }

  private wakeWhenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void this.wake());
    else setTimeout(() => void this.wake(), 200);
  }

  private wakeOnInteraction(): void {
    const { signal } = this.sleep;
    for (const type of WAKING_EVENTS)
      this.addEventListener(type, (event) => void this.wake(event), { capture: true, signal });
  }

  /** Nobody is logged in here: until they are in another tab, which keeps their profile in the storage. */
  private wakeOnLogin(): void {
    const onStorage = () => {
      if (/(?:^|; )userId=/.test(document.cookie)) void this.wake();
    };
    addEventListener('storage', onStorage, { signal: this.sleep.signal });
  }

  /** @param event what the reader did; a click or a key is held back and done again once there is somebody to hear it. */
  private async wake(event?: Event): Promise<void> {
    const replay = event && this.held(event);
    if (replay) this.replays.push(replay);
    if (this.dataset.islandStatus !== 'asleep') return;
    this.dataset.islandStatus = 'waking';
    try {
      const { hydrate } = await loadHydration();
      await inTime(hydrate(this));
      this.dataset.islandStatus = 'awake';
    } catch {
      // What it shows without script goes on working: a held click does what it would have done.
      this.dataset.islandStatus = 'failed';
    }
    this.sleep.abort();
    for (const again of this.replays.splice(0)) again();
  }

  /** Stops an event and gives back a way to do it again; undefined for what browsers act on themselves. */
  private held(event: Event): (() => void) | undefined {
    const element = elementOf(event.target);
    if (!element) return undefined;
    if (event instanceof KeyboardEvent) {
      if (!HELD_KEYS.includes(event.key)) return undefined;
      event.preventDefault();
      const { key, code } = event;
      return () =>
        element.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    }
    if (event.type !== 'click' || !(event instanceof MouseEvent)) return undefined;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return undefined;
    // Links among what will wake by itself lead where they lead.
    const wakesByItself = this.getAttribute('wake') !== 'interaction';
    if (wakesByItself && element.closest('a[href]')) return undefined;
    event.preventDefault();
    event.stopPropagation();
    const toggle = element.closest('[aria-pressed]');
    const was = toggle?.getAttribute('aria-pressed');
    return () => {
      // A button that turns out to be pressed already stays so: the reader pressed what they saw.
      if (toggle?.getAttribute('aria-pressed') === was) element.click();
    };
  }
}

const HELD_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** What was pressed; for a line of an icon, what the icon stands on. */
function elementOf(target: EventTarget | null): HTMLElement | undefined {
  if (target instanceof HTMLElement) return target;
  return target instanceof Element ? elementOf(target.parentElement) : undefined;
}

customElements.define('portal-island', PortalIsland);

const header = document.querySelector<HTMLElement>('header[data-part=header]');
if (header) followScroll(header);
