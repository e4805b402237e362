import type { AnalyticsSettings } from '@portal/model/analytics';
import { dataLayer } from '../data-layer';
import type { Tool } from './tool';

/** Loads Google's tag manager, which reads the page's data layer itself, from its first entry on. */
export function startGtm({ container, origin }: NonNullable<AnalyticsSettings['gtm']>): Tool {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${container}`;
  document.head.append(script);
  // Running tags end with the page, which is reloaded.
  return { stop: () => script.remove() };
}
