import { lazyCalendars } from '../calendar/lazyCalendars';
import { dialogPanel } from '../dialog/panel';
import { menuPanel } from '../menu/panel';
import { setUpDetails } from './details';
import { setUpPopovers } from './popovers';

/** What components ask of a browser and the documents of test tools (jsdom, happy-dom) lack. Nothing here is for pages. */

/** Observes nothing: a test's document has no layout that could change. */
class StillObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly thresholds = [0];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const mediaQuery = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

/** An animation that draws nothing and ends after its time, by the timers that a test may fake. */
function animate(_: unknown, options?: number | { duration?: unknown }) {
  const asked = typeof options === 'number' ? options : options?.duration;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const animation = {
    onfinish: null as (() => void) | null,
    finished: Promise.resolve(),
    playState: 'running',
    play() {
      clearTimeout(timer);
      animation.playState = 'running';
      timer = setTimeout(() => animation.finish(), typeof asked === 'number' ? asked : 0);
    },
    pause() {
      clearTimeout(timer);
      animation.playState = 'paused';
    },
    cancel() {
      clearTimeout(timer);
      animation.playState = 'idle';
    },
    finish() {
      clearTimeout(timer);
      animation.playState = 'finished';
      animation.onfinish?.();
    },
  };
  animation.play();
  return animation;
}

const nothing = () => undefined;

/** Adds what an object lacks and leaves what it has. */
function complete(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/**
 * Gives a test's document what it lacks: observers, `matchMedia`, animations, scrolling, pointer capture, popovers, sections of which one is open, and media that play without
 * a decoder. What the document has, it keeps. Call it once, in the set-up file of Vitest or Jest, or before a test renders.
 * @returns once all is here that components fetch as they are opened, so that a test finds a dialog right after the press
 * @throws Error where there is no document at all
 */
export async function setUpTestDocument(): Promise<void> {
  if (typeof document === 'undefined')
    throw new Error(
      'setUpTestDocument found no document: set `test.environment` to "jsdom" or "happy-dom" in the configuration of the tests.',
    );
  // Vitest copies the document's window into its own global object: what a component asks may be either.
  for (const place of [globalThis, document.defaultView ?? globalThis])
    complete(place, {
      ResizeObserver: StillObserver,
      IntersectionObserver: StillObserver,
      matchMedia: mediaQuery,
    });
  complete(Element.prototype, {
    animate,
    getAnimations: () => [],
    scrollIntoView: nothing,
    scrollTo: nothing,
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
  });
  setUpPopovers();
  setUpDetails();
  // jsdom has these and says of each call that it is not implemented.
  Object.assign(HTMLMediaElement.prototype, { load: nothing, pause: nothing, play: async () => undefined });
  await loadParts();
}

/** Fetches what components fetch as they are opened: for tests and pictures, which look at once. */
export async function loadParts(): Promise<void> {
  await Promise.all([dialogPanel, menuPanel, lazyCalendars].map((part) => part.load()));
}
