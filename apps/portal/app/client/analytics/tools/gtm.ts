import type { AnalyticsSettings } from '@portal/model';
import { dataLayer } from '../data-layer';
import type { Tool } from './tool';

/** Brings Google's tag manager, which reads the data layer of the page itself, from its first entry on. */
export function startGtm({ container, origin }: NonNullable<AnalyticsSettings['gtm']>): Tool {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${container}`;
  document.head.append(script);
  // What its tags have begun ends with the page, which is loaded anew.
  return { stop: () => script.remove() };
}
