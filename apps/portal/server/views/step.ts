import type { IncomingMessage } from 'node:http';
import { CALLS } from '@portal/model';
import { viewSchema } from '@portal/model/analytics';
import * as v from 'valibot';
import { SECURITY_HEADERS } from '../headers';
import { addressBehind } from '../reader';
import type { Step } from '../steps';
import type { ViewCounts } from './counts';

/** User agents of robots, and of programs that fetch pages for somebody. */
const ROBOT = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|python|curl|wget|axios|java\//i;

type StepOptions = {
  views: Pick<ViewCounts, 'add'>;
  /** Alias of a host's site, null for none; synchronous if it is known. */
  siteOf: (host: string) => string | null | Promise<string | null>;
  proxies: number;
};

/** Whether a view was reported by a page of this site, and by no robot. */
function isOwn({ headers }: IncomingMessage, host: string): boolean {
  const { origin = '', 'user-agent': agent = '', 'sec-fetch-site': from = 'same-origin' } = headers;
  return from === 'same-origin' && origin.endsWith(`//${host}`) && agent !== '' && !ROBOT.test(agent);
}

/**
 * Counts views that pages report as they are left. Every report gets the same response at once, so nobody who
 * tries to push a story learns what was counted. No cookie is read or set.
 */
export const viewStep =
  ({ views, siteOf, proxies }: StepOptions): Step =>
  (request, response, next) => {
    const { url = '', method, headers, socket } = request;
    if (!url.startsWith(CALLS.view)) return next();
    const query = url.slice(CALLS.view.length);
    if (query !== '' && query[0] !== '?') return next();
    // A view is reported in the query string alone. A request with a body gets a response but is not counted.
    const isEmpty =
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    const host = headers.host?.toLowerCase() ?? '';
    if (method === 'POST' && isEmpty && isOwn(request, host)) {
      const view = v.safeParse(viewSchema, Object.fromEntries(new URLSearchParams(query)));
      const ip = addressBehind(proxies, socket.remoteAddress, headers['x-forwarded-for']?.toString());
      const countIt = (site: string | null) => {
        if (site !== null && view.success) views.add(view.output, site, ip);
      };
      const site = siteOf(host);
      if (site instanceof Promise) void site.then(countIt);
      else countIt(site);
    }
    response.writeHead(method === 'POST' ? 204 : 405, {
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      ...(method === 'POST' ? {} : { allow: 'POST' }),
      ...(isEmpty ? {} : { connection: 'close' }),
    });
    response.end();
  };
