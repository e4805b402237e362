import type { DeskAct } from '@portal/model';
import type { Context } from 'hono';
import { notLoggedIn } from '../../platform/http';
import type { RequestContext, SiteRecord } from '../index';
import type { DeskActor } from './log';

export type Call = (c: Context) => Promise<Response>;

/** A request at the desk: its site, where it comes from, the secret that it brought, and the mark of a browser that was here before. */
export type DeskRequest = RequestContext & { secret: string | null; browser: string | null };

/** A request with the secret of its session. @throws ApiError 401 without one */
export function withSecret(context: DeskRequest): DeskRequest & { secret: string } {
  const { secret } = context;
  if (secret === null) throw notLoggedIn();
  return { ...context, secret };
}

/** Who asks at the desk, for which site. */
export type DeskVisit = { actor: DeskActor & { email: string }; site: SiteRecord; origin: string };

/** Who asks, for endpoints that check themselves what may be done: `visit` only reads, `change` was made by a page of this host. @throws ApiError for anyone who is not at the desk of the site */
export type DeskVisits = {
  visit: (c: Context) => Promise<DeskVisit>;
  change: (c: Context) => Promise<DeskVisit>;
};

/** Wraps an endpoint that only someone at the desk may call and, where it names an act, only someone who may do that. */
export type DeskActs = {
  actor: (
    act: DeskAct | null,
    work: (c: Context, who: DeskVisit['actor'], context: DeskRequest) => Promise<Response>,
  ) => Call;
};
