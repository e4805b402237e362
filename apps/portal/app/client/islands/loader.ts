import { dataLayer, track } from '../analytics/data-layer';
import { tellConsent } from '../consent/consent-mode';
import { consentProps } from '../consent/decision';
import { unseenAlerts } from '../live/alerts';
import { fetchAhead, loadChunk, loadPageScript } from './chunks';

/** Events of a reader who wants something of a part, and of one who only may. */
const ACTS = ['click', 'keydown'] as const;
const WAKING_EVENTS = ['pointerenter', 'touchstart', 'focusin', ...ACTS] as const;
const isAct = ({ type }: Event) => ACTS.some((act) => act === type);

/** Milliseconds after which a page counts as read. */
const READ_AFTER_MS = 3000;

/** The hint that a browser carries of who has a session (spec §4). */
const [, userId = null] = /(?:^|; )userId=([^;]+)/.exec(document.cookie) ?? [];
const mayBeLoggedIn = userId !== null;

/** How cookies of decisions begin, where a site asks its readers first and keeps nothing of them before. */
const { decided, refused } = consentProps();
const isKept = (beginning?: string) => beginning && document.cookie.includes(beginning);
// Whose tags the publisher has put in, they begin with nothing (Consent Mode v2).
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

/** What a reader did, of an element, and how it is done again of what is in its place. */
type Replay = readonly [of: HTMLElement, again: (drawn: HTMLElement) => void];

/** An element of server-rendered HTML that becomes a React root when it is wanted. */
class PortalIsland extends HTMLElement {
  /** Ends all that it waits for in its sleep. */
  private sleep = new AbortController();
  private readonly replays: Replay[] = [];
  /** The reader has asked something of it since it sleeps. */
  private isWanted = false;
  private isTriedAgain = false;

  connectedCallback(): void {
    if (this.dataset.islandStatus !== 'asleep') return;
    this.sleep = new AbortController();
    // Whatever condition it waits for, reaching for it wakes it.
    this.wakeOn(WAKING_EVENTS);
    const wake = this.getAttribute('wake');
    if (wake === 'session' && !mayBeLoggedIn) this.wakeOnLogin();
    else if (wake === 'visible') this.wakeWhenVisible(this);
    else if (wake === 'reach') this.wakeWhenReached();
    else if (wake === 'alert') whenIdle(async () => (await unseenAlerts(this)).length && this.wake());
    else if (wake === 'consent' && isKept(refused)) return;
    else if (wake !== 'interaction')
      whenIdle(async () => {
        // Who is asked, and who has agreed, need no component.
        if (wake === 'consent' && !(await startConsent())) return;
        void this.wake();
      });
  }

  disconnectedCallback(): void {
    this.sleep.abort();
  }

  /** The end of its list comes into sight, or the reader comes back to what they had made of it. */
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
      // What `hydrate` asks for sets out with it.
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
      // No other try can help on this page.
      if (this.isTriedAgain && isThere) location.reload();
      else this.fail(type === 'missing');
    }
    for (const [element, again] of this.replays.splice(0)) again(now(element));
  }

  /**
   * What it shows without script goes on working: a held click does what it would have done. Who asked something of it is
   * told, and may try again; nobody else is, until they do.
   * @param isGone the site has a new version, and only its pages know the new scripts
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

  /** Stops an event and gives back a way to do it again; undefined for what browsers act on themselves. */
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
    // Links among what will wake by itself lead where they lead, but for the one that goes on with its list; a gate's button leads to the text.
    const wakesByItself = this.getAttribute('wake') !== 'interaction';
    if (wakesByItself && element.closest('a[href]:not([data-part=more]),[data-part=gate] button'))
      return undefined;
    event.preventDefault();
    event.stopPropagation();
    const was = element.closest('[aria-pressed]')?.getAttribute('aria-pressed');
    // What was pressed says so at once, and is drawn waiting where that takes a while.
    const pressed = element.closest('a,button');
    pressed?.setAttribute('aria-busy', 'true');
    const again = (drawn: HTMLElement) => {
      pressed?.removeAttribute('aria-busy');
      // A button that turns out to be pressed already stays so: the reader pressed what they saw.
      if (drawn.closest('[aria-pressed]')?.getAttribute('aria-pressed') !== was) return;
      if (drawn instanceof HTMLMediaElement && drawn.controls) void drawn.play();
      else drawn.click();
    };
    return [element, again];
  }
}

const HELD_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * A field that browsers choose, tick and write in themselves, or words that do so for it: what it holds is taken over as its
 * part wakes.
 */
const isNative = (element: Element) => element.closest('select,textarea,input,label') !== null;

/** Pressed element; for a line of an icon, its button. */
function elementOf(target: EventTarget | null): HTMLElement | undefined {
  if (target instanceof HTMLElement) return target;
  return target instanceof Element ? elementOf(target.parentElement) : undefined;
}

/** Nobody has decided here, and the site's own notice asks: it needs nothing else. */
const isToAsk = () => decided && refused && !isKept(decided) && !('__tcfapi' in window);

/** @returns whether the choices are to wake */
const startConsent = (): Promise<unknown> =>
  loadPageScript<{ startConsent: () => unknown }>(isToAsk() ? 'consentNotice' : 'consent').then(
    (script) => script.startConsent(),
    console.warn,
  );

/** Without it a header stays where it is. */
const followHeader = (header: HTMLElement): Promise<void> =>
  loadPageScript<typeof import('../readers/follow-header')>('header').then(
    (script) => script.followHeader(header),
    console.warn,
  );

/** Does something when the browser has nothing to do, and after three seconds all the same: some never call themselves idle. */
const whenIdle = (work: () => unknown) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 200);

customElements.define('portal-island', PortalIsland);

// A live blog needs no component: its entries are drawn by the server.
const live = document.querySelector<HTMLElement>('[data-live]');
if (live)
  whenIdle(async () => {
    const { follow } = await loadPageScript<typeof import('../live/live')>('liveScript');
    follow(live);
  });

// Who has turned reading offline on has a worker; nobody else is given one.
const { worker } = document.documentElement.dataset;
const offline = navigator.serviceWorker?.controller;
if (worker && offline?.scriptURL.endsWith(worker))
  whenIdle(() => offline.postMessage({ about: 'reader', reader: userId }));

// What is left at once was not read. Without it a page reads as with it.
if (document.documentElement.dataset.measuring)
  setTimeout(() => loadPageScript('measuring').catch(console.warn), READ_AFTER_MS);

// It stays where it is until the reader goes down, and nothing is open in it before the focus comes.
const header = document.querySelector<HTMLElement>('header[data-part=header]');
if (header)
  for (const type of ['scroll', 'focusin'])
    addEventListener(type, () => void followHeader(header), { once: true, passive: true });
