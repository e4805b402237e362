import type { AnalyticsSettings } from '@portal/model/analytics';
import { batches, post } from './batches';
import type { Tool } from './tool';
import { cameFrom, factsOf, pageAddress } from './tool';

/** Requests that Matomo gets in one batch. */
const MOST = 20;
const WAIT_MS = 1000;

/** Six random letters and digits, by which Matomo groups the events of a page view. */
const viewId = () => Math.random().toString(36).slice(2, 8).padEnd(6, '0');

/** Reports to Matomo by its tracking API, in batches; its script is not loaded, and no cookie is set. */
export function startMatomo({ siteId, url }: NonNullable<AnalyticsSettings['matomo']>): Tool {
  const view = viewId();
  const { add, stop } = batches<string>({
    most: MOST,
    wait: WAIT_MS,
    // The content type of Matomo's own script, which needs no CORS preflight.
    send: (requests) => post(url, JSON.stringify({ requests }), 'application/x-www-form-urlencoded'),
  });
  return {
    tell: (event) => {
      const query = new URLSearchParams({ idsite: String(siteId), rec: '1', apiv: '1', pv_id: view });
      query.set('url', pageAddress());
      const from = cameFrom();
      if (from) query.set('urlref', from);
      if (event.event === 'page_view') query.set('action_name', document.title);
      else {
        const facts = factsOf(event);
        const value = facts.find(([, fact]) => typeof fact === 'number');
        const words = facts.filter(([, fact]) => typeof fact !== 'number').map(([, fact]) => String(fact));
        query.set('e_c', 'portal');
        query.set('e_a', event.event);
        if (words.length) query.set('e_n', words.join(' · '));
        if (value) query.set('e_v', String(value[1]));
      }
      add(`?${query}`);
    },
    stop,
  };
}
