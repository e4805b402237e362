import type { Endpoint } from '@portal/model';
import { type DeskAct, mayAct } from '@portal/model/newsroom';
import type { Context } from 'hono';
import { forbidden, hostOf, notLoggedIn, unknown } from '../../platform/http';
import type { SiteDirectory } from '../../sites';
import { isOwnRequest, requestContextOf } from '../../sites';
import type { Call, DeskDeps, DeskRequest, DeskVisit } from '../../sites/desk-kit';
import { deskCookies } from './desk-cookies';
import { deskSessionOf } from './sessions';

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

  /** Context of a request; a change must come from a page of this host. */
  const ownContextOf = async (c: Context): Promise<DeskRequest> => {
    const context = await contextOf(c);
    if (c.req.method !== 'GET') checkOwn(c, context);
    return context;
  };

  /** The session of a request, and its context with the secret. @throws ApiError 401 without a session */
  const withSession = async (c: Context, context: DeskRequest) => {
    const { secret, site } = context;
    const session = secret === null ? null : await deskSessionOf(db, secret, site.alias, now());
    if (session && secret !== null) return { context: { ...context, secret }, session };
    if (secret !== null) cookies.clearCookie(c, context);
    throw notLoggedIn();
  };

  /**
   * The logged-in colleague, with both factors.
   * @throws ApiError 401 before the second factor, 403 without a role on this site or for the act
   */
  const withActor = async (c: Context, asked: DeskRequest, act: DeskAct | null = null) => {
    const { context, session } = await withSession(c, asked);
    const { accountId, name, email, role, hasSecondFactor } = session;
    if (!hasSecondFactor) throw notLoggedIn();
    if (role === null || (act !== null && !mayAct(role, act))) throw forbidden();
    const actor: DeskVisit['actor'] = { id: accountId, name, email, site: context.site.alias, role };
    return { context, actor };
  };

  /** Finds the caller of an endpoint of the desk. */
  const guards = {
    'desk-visitor': async (c: Context) => ({ context: await ownContextOf(c) }),
    'desk-password': async (c: Context) => withSession(c, await ownContextOf(c)),
    desk: async (c: Context, { act }: Pick<Endpoint, 'act'>) => withActor(c, await ownContextOf(c), act),
  };

  /**
   * Wraps an endpoint for logged-in colleagues, with the permission for its act, if any.
   * @throws ApiError
   */
  const actor =
    (
      act: DeskAct | null,
      work: (c: Context, who: DeskVisit['actor'], context: DeskRequest) => Promise<Response>,
    ): Call =>
    async (c) => {
      const found = await withActor(c, await ownContextOf(c), act);
      return work(c, found.actor, found.context);
    };

  /**
   * Visitor of a read endpoint.
   * @throws ApiError
   */
  const visit = async (c: Context): Promise<DeskVisit> => {
    const { context, actor: who } = await withActor(c, await contextOf(c));
    return { actor: who, site: context.site, origin: context.origin };
  };
  /**
   * Visitor of an endpoint that changes something: same-origin only.
   * @throws ApiError
   */
  const change = async (c: Context): Promise<DeskVisit> => {
    checkOwn(c, await contextOf(c));
    return visit(c);
  };

  return { guards, actor, visit, change, ...cookies };
}
