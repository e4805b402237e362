import type { AnalyticsSettings } from '@portal/model';
import { batches, post } from './batches';
import { cameFrom, factsOf, pageAddress } from './facts';
import type { Tool } from './tool';

/** Plausible takes no more facts of an event. */
const MAX_FACTS = 30;

/** Tells Plausible by its events call, one by one; no script of it is loaded. */
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
