import { lazyCalendars } from '../calendar/lazyCalendars';
import { dialogPanel } from '../dialog/panel';
import { menuPanel } from '../menu/Menu';
import { setUpDetails } from './details';
import { setUpPopovers } from './popovers';

/** Stubs of browser APIs that components need and test DOMs (jsdom, happy-dom) lack. Not for production. */

/** Observes nothing: test DOMs have no layout that could change. */
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

/** An animation without effect that ends after its time, by timers that a test may fake. */
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

/** Adds missing properties to an object and keeps existing ones. */
function complete(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/**
 * Adds to a test document what it lacks: observers, `matchMedia`, animations, scrolling, pointer capture,
 * popovers, exclusive `details` sections, and media that play without a decoder. Existing features are kept.
 * Call it once, in the set-up file of Vitest or Jest, or before a test renders.
 * @returns resolves once all lazy parts of components have loaded, so that a test finds a dialog right after
 * the press
 * @throws Error if there is no document
 */
export async function setUpTestDocument(): Promise<void> {
  if (typeof document === 'undefined')
    throw new Error(
      'setUpTestDocument found no document: set `test.environment` to "jsdom" or "happy-dom" in the configuration of the tests.',
    );
  // Vitest copies the window's properties to its own global object: a component may use either.
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
  // jsdom has these, but reports each call as not implemented.
  Object.assign(HTMLMediaElement.prototype, { load: nothing, pause: nothing, play: async () => undefined });
  await loadParts();
}

/** Loads all lazy parts of components: for tests and pictures, which do not wait. */
export async function loadParts(): Promise<void> {
  await Promise.all([dialogPanel, menuPanel, lazyCalendars].map((part) => part.load()));
}
