import { type DeskAct, mayAct } from '@portal/model';
import type { Context } from 'hono';
import { forbidden, hostOf, notLoggedIn, unknown } from '../../platform/http';
import type { SiteDirectory } from '../../sites';
import { isOwnRequest, requestContextOf } from '../../sites';
import type { Call, DeskDeps, DeskRequest, DeskVisit } from '../../sites/desk-kit';
import { deskCookies } from './desk-cookies';
import { type DeskSession, deskSessionOf } from './sessions';

/** Request context of the calls of the desk, and their permissions. */
export type DeskContext = ReturnType<typeof deskContext>;

export function deskContext({ db, sites, now }: Pick<DeskDeps, 'db' | 'now'> & { sites: SiteDirectory }) {
  const cookies = deskCookies(db);
  const contextOf = async (c: Context): Promise<DeskRequest> => {
    const site = await sites.byHost(hostOf(c));
    if (!site) throw unknown();
    const context = requestContextOf(c, site);
    return { ...context, ...cookies.cookiesIn(c, context) };
  };

  /** Refuses what changes something and was not made by a page of this host. */
  const checkOwn = (c: Context, { secret, origin }: DeskRequest): void => {
    if (!isOwnRequest(c, { session: secret, origin })) throw forbidden();
  };

  /** A call that anybody may make; one that changes something, made by a page of this host. */
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

  /** By who has shown their password, and no more. */
  const known = (
    work: (c: Context, context: DeskRequest, session: DeskSession & { secret: string }) => Promise<Response>,
  ): Call => anybody(async (c, context) => work(c, context, await sessionOf(c, context)));

  /** Who is at the desk of a site, by both factors. @throws ApiError 401 before the second one, 403 without a role here */
  const actorOf = async (c: Context, context: DeskRequest): Promise<DeskVisit['actor']> => {
    const { accountId, name, email, role, hasSecondFactor } = await sessionOf(c, context);
    if (!hasSecondFactor) throw notLoggedIn();
    if (role === null) throw forbidden();
    return { id: accountId, name, email, site: context.site.alias, role };
  };

  /** By who is at the desk and, where it does something, may do that. @throws ApiError */
  const actor = (
    act: DeskAct | null,
    work: (c: Context, who: DeskVisit['actor'], context: DeskRequest) => Promise<Response>,
  ): Call =>
    anybody(async (c, context) => {
      const who = await actorOf(c, context);
      if (act !== null && !mayAct(who.role, act)) throw forbidden();
      return work(c, who, context);
    });

  /** Who asks, by a call that only reads. @throws ApiError */
  const visit = async (c: Context): Promise<DeskVisit> => {
    const context = await contextOf(c);
    return { actor: await actorOf(c, context), site: context.site, origin: context.origin };
  };
  /** Who asks, by a call that changes something: made by a page of this host. @throws ApiError */
  const change = async (c: Context): Promise<DeskVisit> => {
    checkOwn(c, await contextOf(c));
    return visit(c);
  };

  return { anybody, known, actor, visit, change, ...cookies };
}
