import { unseenAlerts } from '../alerts/alerts';
import { dataLayer, track } from '../analytics/data-layer';
import { tellConsent } from '../consent/consent-mode';
import { consentProps } from '../consent/decision';
import { fetchAhead, loadChunk, loadPageScript } from './chunks';

/** Events of a reader who uses an element, and of one who may be about to. */
const ACTS = ['click', 'keydown'] as const;
const WAKING_EVENTS = ['pointerenter', 'touchstart', 'focusin', ...ACTS] as const;
const isAct = ({ type }: Event) => ACTS.some((act) => act === type);

/** Milliseconds after which a page counts as read. */
const READ_AFTER_MS = 3000;

/** The session hint cookie (spec §4). */
const [, userId = null] = /(?:^|; )userId=([^;]+)/.exec(document.cookie) ?? [];
const mayBeLoggedIn = userId !== null;

/** Prefixes of the decision cookies, on a site that asks first and stores nothing before. */
const { decided, refused } = consentProps();
const isKept = (beginning?: string) => beginning && document.cookie.includes(beginning);
// The publisher's own tags start without consent (Consent Mode v2).
if (decided) tellConsent('default');

// Analytics events of every page (spec §7), and of the first page after a login.
dataLayer().push({ user_logged: mayBeLoggedIn ? 'yes' : 'no', user_id: userId });
const variables = JSON.parse(document.querySelector('#page-variables')?.textContent ?? '{}');
track({ event: 'page_view', ...variables, windowWidth: innerWidth });
const [, event, method] = /(?:^|; )entry=(\w+)\.(\w+)/.exec(document.cookie) ?? [];
if (event) {
  dataLayer().push({ event, method });
  // biome-ignore lint/suspicious/noDocumentCookie: a script of 2 kB waits for nothing, and everyone has this one
  document.cookie = 'entry=; path=/; max-age=0';
}

/** An element that a reader used, and how to repeat the event on its replacement. */
type Replay = readonly [of: HTMLElement, again: (drawn: HTMLElement) => void];

/** An element of server-rendered HTML that becomes a React root on demand. */
class PortalIsland extends HTMLElement {
  /** Aborts all wake conditions. */
  private sleep = new AbortController();
  private readonly replays: Replay[] = [];
  /** Whether the reader has used it since it went to sleep. */
  private isWanted = false;
  private isTriedAgain = false;

  connectedCallback(): void {
    if (this.dataset.islandStatus !== 'asleep') return;
    this.sleep = new AbortController();
    // Whatever its condition, an interaction wakes it.
    this.wakeOn(WAKING_EVENTS);
    const wake = this.getAttribute('wake');
    if (wake === 'session' && !mayBeLoggedIn) this.wakeOnLogin();
    else if (wake === 'visible') this.wakeWhenVisible(this);
    else if (wake === 'reach') this.wakeWhenReached();
    else if (wake === 'alert') whenIdle(async () => (await unseenAlerts(this)).length && this.wake());
    else if (wake === 'consent' && isKept(refused)) return;
    else if (wake !== 'interaction')
      whenIdle(async () => {
        // Neither the notice nor following consent needs a component.
        if (wake === 'consent' && !(await startConsent())) return;
        void this.wake();
      });
  }

  disconnectedCallback(): void {
    this.sleep.abort();
  }

  /**
   * Wakes when the end of its list comes into sight, or the reader returns to a state of the list in the
   * history.
   */
  private wakeWhenReached(): void {
    const name = this.getAttribute('name') ?? '';
    if (Object.hasOwn(Object(history.state), name)) void this.wake();
    const end = this.querySelector('a[data-part=more]');
    if (end) this.wakeWhenVisible(end);
  }

  private wakeWhenVisible(part: Element): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.wake();
      },
      { rootMargin: '200px' },
    );
    observer.observe(part);
    this.sleep.signal.addEventListener('abort', () => observer.disconnect());
  }

  private wakeOn(types: readonly (typeof WAKING_EVENTS)[number][]): void {
    const { signal } = this.sleep;
    for (const type of types)
      this.addEventListener(type, (event) => void this.wake(event), { capture: true, signal });
  }

  /** Without a session it sleeps until the reader logs in in another tab, which stores their profile. */
  private wakeOnLogin(): void {
    const onStorage = () => {
      if (/(?:^|; )userId=/.test(document.cookie)) void this.wake();
    };
    addEventListener('storage', onStorage, { signal: this.sleep.signal });
  }

  /** @param event of the reader; a click or a key is held back, and repeated once the island handles it. */
  private async wake(event?: Event): Promise<void> {
    const replay = event && this.held(event);
    if (replay) this.replays.push(replay);
    if (event && isAct(event)) {
      this.isWanted = true;
      if (elementOf(event.target)?.closest('[aria-haspopup]')) fetchAhead(this.getAttribute('parts'));
    }
    const { islandStatus } = this.dataset;
    if (islandStatus === 'waking' || islandStatus === 'awake') return;
    this.dataset.islandStatus = 'waking';
    let now = (element: HTMLElement) => element;
    try {
      fetchAhead(this.getAttribute('needs'));
      // Dependencies of `hydrate`, loaded in parallel with it.
      const [{ hydrate }] = await Promise.all([
        loadPageScript<typeof import('./hydrate')>('hydrate'),
        loadPageScript('texts'),
        loadChunk(this.getAttribute('src') ?? ''),
      ]);
      now = await hydrate(this);
      this.sleep.abort();
      this.dataset.islandStatus = 'awake';
    } catch (failure) {
      this.sleep.abort();
      this.dataset.islandStatus = 'failed';
      const { type, isThere } = Object(failure);
      // Nothing but a reload can help.
      if (this.isTriedAgain && isThere) location.reload();
      else this.fail(type === 'missing');
    }
    for (const [element, again] of this.replays.splice(0)) again(now(element));
  }

  /**
   * Falls back to what works without JavaScript: a held click has its native effect. A reader who used the
   * island gets a message with a retry; others get none until they use it.
   * @param isGone the site has a new version, so only a reload finds the new scripts
   */
  private fail(isGone: boolean): void {
    if (!this.isWanted) {
      this.sleep = new AbortController();
      this.wakeOn(ACTS);
      return;
    }
    const template = document.querySelector<HTMLTemplateElement>('#load-failure');
    const notice = template?.content.firstElementChild?.cloneNode(true);
    if (!(notice instanceof HTMLElement)) return;
    this.after(notice);
    const beyond = notice.getBoundingClientRect().right + 16 - document.documentElement.clientWidth;
    if (beyond > 0) notice.style.marginLeft = `${-beyond}px`;
    const button = notice.querySelector('button');
    button?.addEventListener('click', async () => {
      if (isGone) return location.reload();
      button.disabled = true;
      this.isTriedAgain = true;
      await this.wake();
      notice.remove();
      if (this.dataset.islandStatus === 'awake') this.querySelector<HTMLElement>('a,button,input')?.focus();
    });
  }

  /** Stops an event and returns a way to repeat it; undefined for elements with native behaviour. */
  private held(event: Event): Replay | undefined {
    const element = elementOf(event.target);
    if (!element) return undefined;
    if (event instanceof KeyboardEvent) {
      if (!HELD_KEYS.includes(event.key) || isNative(element)) return undefined;
      event.preventDefault();
      const { key, code } = event;
      return [
        element,
        (drawn) =>
          drawn.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })),
      ];
    }
    if (event.type !== 'click' || !(event instanceof MouseEvent) || isNative(element)) return undefined;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return undefined;
    // Links in an island that wakes by itself navigate at once, except the one that extends its list; a
    // gate's button navigates to the text.
    const wakesByItself = this.getAttribute('wake') !== 'interaction';
    if (wakesByItself && element.closest('a[href]:not([data-part=more]),[data-part=gate] button'))
      return undefined;
    event.preventDefault();
    event.stopPropagation();
    const was = element.closest('[aria-pressed]')?.getAttribute('aria-pressed');
    // The pressed element is busy at once, and styled so if it takes a while.
    const pressed = element.closest('a,button');
    pressed?.setAttribute('aria-busy', 'true');
    const again = (drawn: HTMLElement) => {
      pressed?.removeAttribute('aria-busy');
      // If the button turns out to be pressed already, it stays so: that is what the reader wanted.
      if (drawn.closest('[aria-pressed]')?.getAttribute('aria-pressed') !== was) return;
      if (drawn instanceof HTMLMediaElement && drawn.controls) void drawn.play();
      else drawn.click();
    };
    return [element, again];
  }
}

const HELD_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** A native field, or its label: its value is carried over when the island wakes. */
const isNative = (element: Element) => element.closest('select,textarea,input,label') !== null;

/** The event's HTML element; for a path of an icon, its button. */
function elementOf(target: EventTarget | null): HTMLElement | undefined {
  if (target instanceof HTMLElement) return target;
  return target instanceof Element ? elementOf(target.parentElement) : undefined;
}

/** Nobody has decided in this browser, and the site's own notice asks, which needs nothing else. */
const isToAsk = () => decided && refused && !isKept(decided) && !('__tcfapi' in window);

/** @returns whether the choices must wake */
const startConsent = (): Promise<unknown> =>
  loadPageScript<{ startConsent: () => unknown }>(isToAsk() ? 'consentNotice' : 'consent').then(
    (script) => script.startConsent(),
    console.warn,
  );

/** If the script fails, the header stays where it is. */
const followHeader = (header: HTMLElement): Promise<void> =>
  loadPageScript<typeof import('../readers/follow-header')>('header').then(
    (script) => script.followHeader(header),
    console.warn,
  );

/**
 * Runs work when the browser is idle, and after three seconds in any case: some browsers never report idle.
 */
const whenIdle = (work: () => unknown) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 200);

customElements.define('portal-island', PortalIsland);

// A live blog needs no component: its entries are rendered by the server.
const live = document.querySelector<HTMLElement>('[data-live]');
if (live)
  whenIdle(async () => {
    const { follow } = await loadPageScript<typeof import('../live-blogs/live-blog')>('liveScript');
    follow(live);
  });

// A recording goes on from page to page; readers who have not played any do not load its player.
const stay = () => {
  try {
    if (sessionStorage['portal-listening'])
      void loadPageScript<typeof import('../player/stay')>('player').then(
        (script) => script.stay(),
        console.warn,
      );
  } catch {
    // Without storage nothing is kept.
  }
};
stay();
addEventListener('pageshow', ({ persisted }) => persisted && stay());

// Recordings that were begun: `document/scheme.ts` looks for them before the first paint.
if ('begun' in document.documentElement.dataset && document.querySelector('[data-part=begun],[data-place]'))
  void loadPageScript<typeof import('../player/begun')>('begunScript').then(
    (script) => script.fillBegun(),
    console.warn,
  );

// Only readers who have turned offline reading on have a worker.
const { worker } = document.documentElement.dataset;
const offline = navigator.serviceWorker?.controller;
if (worker && offline?.scriptURL.endsWith(worker))
  whenIdle(() => offline.postMessage({ about: 'reader', reader: userId }));

// A page that is left at once was not read. If the script fails, the page works without it.
if (document.documentElement.dataset.measuring)
  setTimeout(() => loadPageScript('measuring').catch(console.warn), READ_AFTER_MS);

// The header stays in place until the reader scrolls, and nothing in it is open before it has the focus.
const header = document.querySelector<HTMLElement>('header[data-part=header]');
if (header)
  for (const type of ['scroll', 'focusin'])
    addEventListener(type, () => void followHeader(header), { once: true, passive: true });
