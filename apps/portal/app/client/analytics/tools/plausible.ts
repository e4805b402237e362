import type { AnalyticsSettings } from '@portal/model/analytics';
import { batches, post } from './batches';
import type { Tool } from './tool';
import { cameFrom, factsOf, pageAddress } from './tool';

/** Plausible accepts no more properties of an event. */
const MAX_FACTS = 30;

/** Reports to Plausible by its events API, one by one; its script is not loaded. */
export function startPlausible({ domain, origin }: NonNullable<AnalyticsSettings['plausible']>): Tool {
  const { add, stop } = batches<string>({
    most: 1,
    wait: 0,
    send: async ([body = '']) => post(`${origin}/api/event`, body),
  });
  return {
    tell: (event) => {
      const isView = event.event === 'page_view';
      const props = Object.fromEntries(factsOf(event).slice(0, MAX_FACTS));
      const name = isView ? 'pageview' : event.event;
      add(JSON.stringify({ name, domain, url: pageAddress(), referrer: cameFrom(), props }));
    },
    stop,
  };
}
