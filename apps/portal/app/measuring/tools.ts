import { ANALYTICS_EVENTS, type AnalyticsEvent, type AnalyticsSettings, toolCookies } from '@portal/model';
import { dataLayer } from '../waking/data-layer';
import { startEndpoint } from './endpoint';
import { startGtm } from './gtm';
import { startMatomo } from './matomo';
import { startPlausible } from './plausible';
import type { ToldReader, Tool } from './tool';

const isEvent = (entry: { event?: unknown }): entry is AnalyticsEvent =>
  ANALYTICS_EVENTS.some((known) => known === entry.event);
const isReader = (entry: object): entry is ToldReader => 'user_logged' in entry;

/** Takes a tool's cookies away, wherever above this host they were kept. */
function forgetCookies(settings: AnalyticsSettings): void {
  const wanted = toolCookies(settings).map(({ name }) => name);
  const kept = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, place) => `; domain=${parts.slice(place).join('.')}`)];
  for (const name of kept) {
    if (!wanted.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)))
      continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** The tools that a site names. */
const toolsOf = ({ gtm, plausible, matomo, endpoint }: AnalyticsSettings): Tool[] => [
  ...(plausible ? [startPlausible(plausible)] : []),
  ...(matomo ? [startMatomo(matomo)] : []),
  ...(endpoint ? [startEndpoint(endpoint)] : []),
  ...(gtm ? [startGtm(gtm)] : []),
];

/** Hears of what the data layer has, from its first entry on, and of what comes. The tag manager does the same beside it. */
function hear(listener: (entry: object) => void): void {
  const layer = dataLayer();
  for (const entry of [...layer]) listener(Object(entry));
  const push = layer.push.bind(layer);
  layer.push = (...entries: unknown[]) => {
    for (const entry of entries) listener(Object(entry));
    return push(...entries);
  };
}

/**
 * Tells a site's tools of what happens on this page, what has happened on it so far first.
 * @returns ends it, and takes away what the tools have kept
 */
export function startTools(settings: AnalyticsSettings): () => void {
  const tools = toolsOf(settings);
  let isOver = false;
  hear((entry) => {
    if (isOver) return;
    if (isEvent(entry)) for (const { tell } of tools) tell?.(entry);
    else if (isReader(entry)) for (const { tellReader } of tools) tellReader?.(entry);
  });
  return () => {
    isOver = true;
    for (const { stop } of tools) stop();
    forgetCookies(settings);
    // Tags that end with the page may write once more.
    addEventListener('pagehide', () => forgetCookies(settings));
  };
}
