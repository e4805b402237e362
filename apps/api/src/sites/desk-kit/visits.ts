import type { Endpoint } from '@portal/model';
import type { DeskAct } from '@portal/model/newsroom';
import type { Context } from 'hono';
import type { RequestContext, SiteRecord } from '../index';
import type { DeskActor } from './log';

export type Call = (c: Context) => Promise<Response>;

/**
 * A request at the desk: its site and origin, the session secret that it sent, and the identifier of a known
 * browser.
 */
export type DeskRequest = RequestContext & { secret: string | null; browser: string | null };

/** An authenticated person at the desk, and the site of the request. */
export type DeskVisit = { actor: DeskActor & { email: string }; site: SiteRecord; origin: string };

/**
 * Authentication for endpoints that check permissions themselves: `visit` for reads, `change` for requests
 * made by a page of this host.
 * @throws ApiError for anyone who is not at the desk of the site
 */
export type DeskVisits = {
  visit: (c: Context) => Promise<DeskVisit>;
  change: (c: Context) => Promise<DeskVisit>;
};

/**
 * Finds the caller of an endpoint of the desk.
 * @throws ApiError for anyone else, and for a change that another host's page sends
 */
export type DeskGuards = {
  'desk-visitor': (c: Context) => Promise<{ context: DeskRequest }>;
  desk: (
    c: Context,
    endpoint: Pick<Endpoint, 'act'>,
  ) => Promise<{ context: DeskRequest & { secret: string }; actor: DeskVisit['actor'] }>;
};

/** Wraps an endpoint that requires someone at the desk and, if it names an act, permission for that act. */
export type DeskActs = {
  actor: (
    act: DeskAct | null,
    work: (c: Context, who: DeskVisit['actor'], context: DeskRequest) => Promise<Response>,
  ) => Call;
};
