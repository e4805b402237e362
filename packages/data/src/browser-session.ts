import type { Accounts } from './accounts';
import type { ProfileStorage } from './kept-profile';
import { type Cookies, createSession, type Session } from './session';
import type { StorageEvents, TabChannel } from './tabs';

/** Name of the channel between a site's tabs. */
const CHANNEL = 'portal.session';

/** Options of a session that uses the browser's own storage, cookies, tabs and clock. */
export type BrowserSessionOptions = {
  accounts: Accounts;
  /** The site's. */
  timeZone: string;
  /** The browser's console by default. */
  log?: (message: string, cause: unknown) => void;
};

/** The session of this page, on what the browser has of its own; what a browser forbids is left out. */
export function browserSession({
  accounts,
  timeZone,
  log = (message, cause) => console.warn(message, cause),
}: BrowserSessionOptions): Session {
  return createSession({
    accounts,
    storage: browserStorage(),
    cookies: browserCookies,
    channel: browserChannel(),
    storageEvents: browserStorageEvents,
    now: () => Date.now(),
    timeZone,
    log,
  });
}

/** Where storage is forbidden, naming it throws. */
function browserStorage(): ProfileStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Cookies of the page that a script may read and take out; names and values are plain. */
export const browserCookies: Cookies = {
  read: (name) => {
    try {
      const start = `${name}=`;
      const cookie = document.cookie.split('; ').find((text) => text.startsWith(start));
      return cookie === undefined ? null : decodeURIComponent(cookie.slice(start.length));
    } catch {
      // A frame without an origin of its own has no cookies; neither has one that is no text.
      return null;
    }
  },
  remove: (name) => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and cannot be waited for here
      document.cookie = `${name}=; path=/; max-age=0`;
    } catch {
      // As above.
    }
  },
};

function browserChannel(): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  try {
    const channel = new BroadcastChannel(CHANNEL);
    return {
      post: (message) => channel.postMessage(message),
      listen: (listener) => {
        const hear = (event: MessageEvent<unknown>) => listener(event.data);
        channel.addEventListener('message', hear);
        return () => channel.removeEventListener('message', hear);
      },
    };
  } catch {
    return undefined;
  }
}

const browserStorageEvents: StorageEvents = (listener) => {
  const hear = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === browserStorage()) listener(event.key);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
};
