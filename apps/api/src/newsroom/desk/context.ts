import type { Endpoint } from '@portal/model';
import { type DeskAct, mayAct } from '@portal/model/newsroom';
import type { Context } from 'hono';
import { forbidden, hostOf, notLoggedIn, unknown } from '../../platform/http';
import type { SiteDirectory } from '../../sites';
import { isOwnRequest, requestContextOf } from '../../sites';
import type { Call, DeskDeps, DeskRequest, DeskVisit } from '../../sites/desk-kit';
import { deskCookies } from './desk-cookies';
import { type DeskSession, deskSessionOf } from './sessions';

/** Request context and permissions of the desk endpoints. */
export type DeskContext = ReturnType<typeof deskContext>;

export function deskContext({ db, sites, now }: Pick<DeskDeps, 'db' | 'now'> & { sites: SiteDirectory }) {
  const cookies = deskCookies(db);
  const contextOf = async (c: Context): Promise<DeskRequest> => {
    const site = await sites.byHost(hostOf(c));
    if (!site) throw unknown();
    const context = requestContextOf(c, site);
    return { ...context, ...cookies.cookiesIn(c, context) };
  };

  /** Rejects cross-origin changes. */
  const checkOwn = (c: Context, { secret, origin }: DeskRequest): void => {
    if (!isOwnRequest(c, { session: secret, origin })) throw forbidden();
  };

  /** Wraps a public endpoint; changes must be same-origin. */
  const anybody =
    (work: (c: Context, context: DeskRequest) => Promise<Response>): Call =>
    async (c) => {
      const context = await contextOf(c);
      if (c.req.method !== 'GET') checkOwn(c, context);
      return work(c, context);
    };

  const sessionOf = async (c: Context, context: DeskRequest): Promise<DeskSession & { secret: string }> => {
    const { secret, site } = context;
    const session = secret === null ? null : await deskSessionOf(db, secret, site.alias, now());
    if (session && secret !== null) return { ...session, secret };
    if (secret !== null) cookies.clearCookie(c, context);
    throw notLoggedIn();
  };

  /** Wraps an endpoint that only requires the password so far. */
  const known = (
    work: (c: Context, context: DeskRequest, session: DeskSession & { secret: string }) => Promise<Response>,
  ): Call => anybody(async (c, context) => work(c, context, await sessionOf(c, context)));

  /**
   * The logged-in colleague, with both factors.
   * @throws ApiError 401 before the second factor, 403 without a role on this site
   */
  const actorOf = async (c: Context, context: DeskRequest): Promise<DeskVisit['actor']> => {
    const { accountId, name, email, role, hasSecondFactor } = await sessionOf(c, context);
    if (!hasSecondFactor) throw notLoggedIn();
    if (role === null) throw forbidden();
    return { id: accountId, name, email, site: context.site.alias, role };
  };

  /**
   * Wraps an endpoint for logged-in colleagues, with the permission for its act, if any.
   * @throws ApiError
   */
  const actor = (
    act: DeskAct | null,
    work: (c: Context, who: DeskVisit['actor'], context: DeskRequest) => Promise<Response>,
  ): Call =>
    anybody(async (c, context) => {
      const who = await actorOf(c, context);
      if (act !== null && !mayAct(who.role, act)) throw forbidden();
      return work(c, who, context);
    });

  /**
   * Visitor of a read endpoint.
   * @throws ApiError
   */
  const visit = async (c: Context): Promise<DeskVisit> => {
    const context = await contextOf(c);
    return { actor: await actorOf(c, context), site: context.site, origin: context.origin };
  };
  /**
   * Visitor of an endpoint that changes something: same-origin only.
   * @throws ApiError
   */
  const change = async (c: Context): Promise<DeskVisit> => {
    checkOwn(c, await contextOf(c));
    return visit(c);
  };

  const visitorOf = async (c: Context) => {
    const context = await contextOf(c);
    if (c.req.method !== 'GET') checkOwn(c, context);
    return { context };
  };
  /** Finds the caller of an endpoint of the desk. */
  const guards = {
    'desk-visitor': visitorOf,
    'desk-password': async (c: Context) => {
      const { context } = await visitorOf(c);
      return { context, session: await sessionOf(c, context) };
    },
    desk: async (c: Context, { act }: Pick<Endpoint, 'act'>) => {
      const { context } = await visitorOf(c);
      const actor = await actorOf(c, context);
      if (act !== undefined && !mayAct(actor.role, act)) throw forbidden();
      return { context, actor };
    },
  };

  return { guards, anybody, known, actor, visit, change, ...cookies };
}
