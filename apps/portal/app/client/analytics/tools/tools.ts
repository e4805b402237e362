import {
  ANALYTICS_EVENTS,
  type AnalyticsEvent,
  type AnalyticsSettings,
  toolCookies,
} from '@portal/model/analytics';
import { forgetCookies } from '../../consent/forget-cookies';
import { dataLayer } from '../data-layer';
import { startEndpoint } from './endpoint';
import { startGtm } from './gtm';
import { startMatomo } from './matomo';
import { startPlausible } from './plausible';
import type { ToldReader, Tool } from './tool';

const isEvent = (entry: { event?: unknown }): entry is AnalyticsEvent =>
  ANALYTICS_EVENTS.some((known) => known === entry.event);
const isReader = (entry: object): entry is ToldReader => 'user_logged' in entry;

/** The tools that a site has. */
const toolsOf = ({ gtm, plausible, matomo, endpoint }: AnalyticsSettings): Tool[] => [
  ...(plausible ? [startPlausible(plausible)] : []),
  ...(matomo ? [startMatomo(matomo)] : []),
  ...(endpoint ? [startEndpoint(endpoint)] : []),
  ...(gtm ? [startGtm(gtm)] : []),
];

/**
 * Listens to the data layer: its entries so far, and new ones. The tag manager does the same independently.
 */
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
 * Sends a site's tools the events of this page, earlier ones first.
 * @returns a function that ends it, and removes the tools' cookies
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
    forgetCookies(toolCookies(settings));
  };
}
