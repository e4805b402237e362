import { SITE_FILES } from '../../routes/paths';
import { TC_COOKIE } from './framework';

/** Kinds of browser storage. */
export const STORES = ['cookie', 'local', 'session', 'cache', 'worker'] as const;
/**
 * Cookies, local storage, session storage, the cache of pages and files for offline reading, and the service
 * worker that fills it.
 */
export type Store = (typeof STORES)[number];

/** Purposes of stored items. */
export const STORED_FOR = [
  'login',
  'safety',
  'entry',
  'gift',
  'meter',
  'version',
  'consent',
  'desk',
  'look',
  'player',
  'draft',
  'alerts',
  'cooking',
  'embeds',
  'measuring',
  'ads',
  'offline',
] as const;
/** Purpose of a stored item. */
export type StoredFor = (typeof STORED_FOR)[number];

/** Something that pages store in a browser: `name` may end with `*` for any ending. */
export type StoredItem = {
  name: string;
  store: Store;
  purpose: StoredFor;
  /** Days that it stays; null until the reader removes it, or closes the tab or browser. */
  days: number | null;
  /** Only on sites that have accounts, implement the framework of IAB Europe, or gate texts. */
  only?: 'accounts' | 'framework' | 'paywall';
  /**
   * Stored only after the reader has turned on the feature that it is for, and until they turn it off:
   * nothing else needs it (article 22.2 of Spain's Act 34/2002, article 5.3 of Directive 2002/58/EC).
   */
  asked?: true;
};

/**
 * Everything that the product's pages store in browsers, each only once a reader uses the feature that it is
 * for. The cookie page lists it, and a test that walks the site finds nothing else.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  { name: 'session', store: 'cookie', purpose: 'login', days: 30, only: 'accounts' },
  { name: 'userId', store: 'cookie', purpose: 'login', days: 30, only: 'accounts' },
  { name: 'portal.profile', store: 'local', purpose: 'login', days: null, only: 'accounts' },
  { name: 'login-flow', store: 'cookie', purpose: 'login', days: 1, only: 'accounts' },
  { name: 'device', store: 'cookie', purpose: 'safety', days: 400 },
  { name: 'meter', store: 'cookie', purpose: 'meter', days: 33, only: 'paywall' },
  { name: 'entry', store: 'cookie', purpose: 'entry', days: 1, only: 'accounts' },
  { name: 'gift', store: 'cookie', purpose: 'gift', days: 1, only: 'paywall' },
  { name: 'paywall-*', store: 'cookie', purpose: 'meter', days: 1, only: 'paywall' },
  { name: 'paywall-version-*', store: 'cookie', purpose: 'version', days: null, only: 'paywall' },
  { name: 'consent', store: 'cookie', purpose: 'consent', days: 182 },
  { name: TC_COOKIE, store: 'cookie', purpose: 'consent', days: 182, only: 'framework' },
  { name: 'desk', store: 'cookie', purpose: 'desk', days: 1 },
  { name: 'desk-browser', store: 'cookie', purpose: 'desk', days: 400 },
  { name: 'edition', store: 'cookie', purpose: 'look', days: 365 },
  { name: 'portal-scheme', store: 'local', purpose: 'look', days: null },
  { name: 'portal-contrast', store: 'local', purpose: 'look', days: null },
  { name: 'portal-captions', store: 'local', purpose: 'player', days: null },
  { name: 'portal-listening', store: 'session', purpose: 'player', days: null },
  { name: 'portal-listened', store: 'local', purpose: 'player', days: null },
  { name: 'portal-speed', store: 'local', purpose: 'player', days: null },
  { name: 'portal-next', store: 'local', purpose: 'player', days: null },
  { name: 'embeds.*', store: 'local', purpose: 'embeds', days: null },
  { name: 'portal.comments.*', store: 'local', purpose: 'draft', days: null, only: 'accounts' },
  { name: 'portal.question.*', store: 'local', purpose: 'draft', days: null },
  { name: 'portal.poll.*', store: 'local', purpose: 'draft', days: null },
  { name: 'portal.send.*', store: 'local', purpose: 'draft', days: null },
  { name: SITE_FILES.worker, store: 'worker', purpose: 'offline', days: null, asked: true },
  { name: 'shell-*', store: 'cache', purpose: 'offline', days: null, asked: true },
  { name: 'pages-*', store: 'cache', purpose: 'offline', days: null, asked: true },
  { name: 'files-*', store: 'cache', purpose: 'offline', days: null, asked: true },
  { name: 'reader-*', store: 'cache', purpose: 'offline', days: null, asked: true },
  { name: 'alerts', store: 'session', purpose: 'alerts', days: null },
  { name: 'cooking.*', store: 'session', purpose: 'cooking', days: null },
];
