import type { StorageEvents, TabChannel } from '../client/tabs';
import type { Accounts } from './accounts';
import type { ProfileStorage } from './kept-profile';
import { type Cookies, createSession, type Session } from './session';

/** Name of the channel between a site's tabs. */
const CHANNEL = 'portal.session';

/** Options of a session that uses the browser's own storage, cookies, tabs and clock. */
export type BrowserSessionOptions = {
  accounts: Accounts;
  /** The site's time zone, an IANA name. */
  timeZone: string;
  /** The browser's console by default. */
  log?: (message: string, cause: unknown) => void;
};

/**
 * Creates this page's session on the browser's own storage, cookies and channel; whatever the browser
 * forbids is left out.
 */
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

/** Reading the property throws if storage is forbidden. */
function browserStorage(): ProfileStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Cookies of the page that scripts can read and delete; values are returned decoded. */
export const browserCookies: Cookies = {
  read: (name) => {
    try {
      const start = `${name}=`;
      const cookie = document.cookie.split('; ').find((text) => text.startsWith(start));
      return cookie === undefined ? null : decodeURIComponent(cookie.slice(start.length));
    } catch {
      // A frame with an opaque origin has no cookies; a cookie that does not decode counts as none.
      return null;
    }
  },
  remove: (name) => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and cannot be waited for here
      document.cookie = `${name}=; path=/; max-age=0`;
    } catch {
      // A frame with an opaque origin has no cookies to delete.
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
