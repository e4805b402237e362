import { isOwnPath, isRootedUrl, type NextEpisode } from '@portal/model';

/**
 * Recordings that a reader plays, and their places, in their own browser. The tab's storage has the one that
 * goes on from page to page; the browser's has the places of all and the speed.
 */

/** Next edition of a programme, with the programme. */
export type Following = {
  /** The next edition; null after the newest. */
  next: NextEpisode | null;
  programme: { name: string; url: string };
};

/** Recording or station that goes on from page to page. */
export type Listening = {
  src: string;
  title: string;
  kicker: string;
  /** Page that it belongs to. */
  href: string;
  /** URL of a small square picture, or nothing. */
  cover: string;
  isLive: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** Whether it was playing when the reader left. */
  isPlaying: boolean;
  /** Content that its milestones are counted for; none for a live station. */
  contentId: string;
  /** Next edition; null if it is no edition of a programme, undefined while unknown. */
  following?: Following | null | undefined;
  /** A film that starts on its own page. */
  isFilm?: boolean;
};

/** A recording that was begun and not ended. */
export type Begun = Pick<Listening, 'src' | 'title' | 'kicker' | 'href' | 'cover' | 'time' | 'duration'> & {
  isVideo: boolean;
};

/** Key of the tab's storage; the loader looks whether it is there (`islands/loader.ts`). */
const LISTENING_KEY = 'portal-listening';
const BEGUN_KEY = 'portal-listened';
const SPEED_KEY = 'portal-speed';
const ONE_AFTER_ANOTHER_KEY = 'portal-next';

/** Recordings whose place is kept: the newest. */
const MAX_BEGUN = 12;
/** Seconds after which a recording counts as begun, and before its end as ended. */
const BEGUN_SECONDS = 5;
const END_SECONDS = 10;

function storage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

function read(kind: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(storage(kind)?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(kind: 'localStorage' | 'sessionStorage', key: string, value: unknown): void {
  try {
    storage(kind)?.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage keeps nothing more.
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** Path of a page of this site; '' for anything else. */
const pageOf = (value: unknown): string => (isOwnPath(textOf(value)) ? textOf(value) : '');
/** Address of a recording or a picture, here or on the web; '' for anything else. */
const fileOf = (value: unknown): string =>
  /^(?:\/|https?:)/i.test(textOf(value)) && isRootedUrl(textOf(value)) ? textOf(value) : '';

function nextOf(value: unknown): NextEpisode | null {
  const { id, title, url, src, duration, picture } = Object(value);
  if (!textOf(title) || !pageOf(url)) return null;
  return {
    id: textOf(id),
    title: textOf(title),
    url: pageOf(url),
    ...(fileOf(src) ? { src: fileOf(src) } : {}),
    ...(numberOf(duration) ? { duration: numberOf(duration) } : {}),
    ...(fileOf(picture) ? { picture: fileOf(picture) } : {}),
  };
}

/** Next edition, from storage or from the properties of an island. */
export function followingOf(value: unknown): Following | null | undefined {
  if (value === undefined) return undefined;
  const { next, programme } = Object(value);
  const { name, url } = Object(programme);
  return textOf(name) && pageOf(url)
    ? { next: nextOf(next), programme: { name: textOf(name), url: pageOf(url) } }
    : null;
}

/** Reads a recording from storage, which any script of the site can write; null if it leads elsewhere. */
function listeningOf(value: unknown): Listening | null {
  const kept: Partial<Record<keyof Listening, unknown>> = Object(value);
  const [src, title, href] = [fileOf(kept.src), textOf(kept.title), pageOf(kept.href)];
  if (!src || !title || !href) return null;
  return {
    src,
    title,
    kicker: textOf(kept.kicker),
    href,
    cover: fileOf(kept.cover),
    isLive: kept.isLive === true,
    time: numberOf(kept.time),
    duration: numberOf(kept.duration),
    isPlaying: kept.isPlaying === true,
    contentId: textOf(kept.contentId),
    following: followingOf(kept.following),
    isFilm: kept.isFilm === true,
  };
}

/** Recording that goes on in this tab, or null. */
export const keptListening = (): Listening | null => listeningOf(read('sessionStorage', LISTENING_KEY));

/** Recordings that were begun, the newest first. */
export function begun(): Begun[] {
  const list = read('localStorage', BEGUN_KEY);
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown) => {
    const kept = listeningOf(value);
    return kept ? [{ ...kept, isVideo: Object(value).isVideo === true }] : [];
  });
}

/** Seconds at which a recording was left; 0 from the beginning. Several recordings may share a file. */
export const placeOf = (src: string, href: string): number =>
  begun().find((one) => one.src === src && one.href === href)?.time ?? 0;

/** Keeps the place of a recording; one that is almost at its end is no longer begun. */
export function keepPlace({ src, title, kicker, href, cover, time, duration, isVideo }: Begun): void {
  const others = begun().filter((one) => one.src !== src || one.href !== href);
  const isBegun = time >= BEGUN_SECONDS && (duration === 0 || time < duration - END_SECONDS);
  const list = isBegun
    ? [{ src, title, kicker, href, cover, time: Math.floor(time), duration, isVideo }, ...others]
    : others;
  write('localStorage', BEGUN_KEY, list.slice(0, MAX_BEGUN));
}

/** Forgets the place of one recording, or of all. */
export function forgetPlace(one?: Pick<Begun, 'src' | 'href'>): void {
  const others = one ? begun().filter(({ src, href }) => src !== one.src || href !== one.href) : [];
  write('localStorage', BEGUN_KEY, others);
}

let isLeaving = false;
let isWatching = false;

/** A page that is left pauses its media; that is not the reader's pause. */
function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Seconds between two writes of a place to the browser's storage. */
const WRITE_SECONDS = 5;
let written = { src: '', time: 0, isPlaying: false };

/** Keeps what is heard, with its place. */
export function keepListening(listening: Listening): void {
  watchLeaving();
  if (isLeaving) return;
  write('sessionStorage', LISTENING_KEY, listening);
  const { src, time, isPlaying, isLive } = listening;
  const isNew = src !== written.src || isPlaying !== written.isPlaying;
  if (isLive || (!isNew && Math.abs(time - written.time) < WRITE_SECONDS)) return;
  written = { src, time, isPlaying };
  keepPlace({ ...listening, isVideo: false });
}

/** Nothing goes on from here. */
export function forgetListening(): void {
  try {
    storage('sessionStorage')?.removeItem(LISTENING_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The reader's speed in this browser. */
export const keptSpeed = (): number => numberOf(read('localStorage', SPEED_KEY)) || 1;
/** Whether the next edition starts by itself after the count: not before the reader chooses it. */
export const wantsOneAfterAnother = (): boolean => read('localStorage', ONE_AFTER_ANOTHER_KEY) === true;
export function keepOneAfterAnother(isOn: boolean): void {
  write('localStorage', ONE_AFTER_ANOTHER_KEY, isOn);
}
export const keepSpeed = (rate: number): void => write('localStorage', SPEED_KEY, rate);
