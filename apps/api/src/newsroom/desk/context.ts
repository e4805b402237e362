import type { Endpoint } from '@portal/model';
import { type DeskAct, mayAct } from '@portal/model/newsroom';
import type { Context } from 'hono';
import { forbidden, hostOf, notLoggedIn, unknown } from '../../platform/http';
import type { SiteDirectory } from '../../sites';
import { isOwnRequest, requestContextOf } from '../../sites';
import type { DeskDeps, DeskRequest, DeskUserActor } from '../../sites/desk-kit';
import { deskCookies } from './desk-cookies';
import { deskSessionOf } from './sessions';

type Asked = Pick<Endpoint, 'method' | 'act'>;

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

  /** Context of a request; a change must come from a page of this host. */
  const ownContextOf = async (c: Context, { method }: Pick<Endpoint, 'method'>): Promise<DeskRequest> => {
    const context = await contextOf(c);
    if (method !== 'GET' && !isOwnRequest(c, { session: context.secret, origin: context.origin }))
      throw forbidden();
    return context;
  };

  /**
   * The session of a request, and its context with the secret.
   * @throws ApiError 401 without a session
   */
  const withSession = async (c: Context, context: DeskRequest) => {
    const { secret, site } = context;
    const session = secret === null ? null : await deskSessionOf(db, secret, site.alias, now());
    if (session && secret !== null) return { context: { ...context, secret }, session };
    if (secret !== null) cookies.clearCookie(c, context);
    throw notLoggedIn();
  };

  /**
   * The logged-in colleague, with both factors.
   * @throws ApiError 401 before the second factor, 403 without a role on this site or for the action
   */
  const withActor = async (c: Context, asked: DeskRequest, act: DeskAct | null = null) => {
    const { context, session } = await withSession(c, asked);
    const { accountId, name, email, role, hasSecondFactor } = session;
    if (!hasSecondFactor) throw notLoggedIn();
    if (role === null || (act !== null && !mayAct(role, act))) throw forbidden();
    const actor: DeskUserActor = { id: accountId, name, email, site: context.site.alias, role };
    return { context, actor };
  };

  /** Finds the caller of an endpoint of the desk. */
  const guards = {
    'desk-visitor': async (c: Context, endpoint: Asked) => ({ context: await ownContextOf(c, endpoint) }),
    'desk-password': async (c: Context, endpoint: Asked) => withSession(c, await ownContextOf(c, endpoint)),
    desk: async (c: Context, endpoint: Asked) => withActor(c, await ownContextOf(c, endpoint), endpoint.act),
  };

  return { guards, ...cookies };
}
