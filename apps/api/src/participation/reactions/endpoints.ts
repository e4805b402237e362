import { CALLS, ratingSchema } from '@portal/model';
import type { Context, Hono } from 'hono';
import { bodyOf, checked, done, withCookies } from '../../platform/http';
import { newSecret } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { isProven, readerOf } from '../../readers/accounts';
import { type RequestContext, setDeviceCookie } from '../../sites';
import { rate, reactionsTo, setLike } from './reactions';

const idOf = (c: Context): string => c.req.param('id') ?? '';

/** Endpoints for liking and rating contents. */
export function reactionCalls(
  app: Hono,
  deps: AccountDeps,
  { contextOf, change, proven }: AccountContext,
): void {
  const path = `${CALLS.reactions}:id`;
  /** A reader without a confirmed address reacts as their browser. */
  const reactorOf = async ({ site, session, device }: RequestContext) => {
    const who = session === null ? null : await readerOf(deps.db, site, session, deps.now());
    return { accountId: who && isProven(who) ? who.id : null, device };
  };

  app.get(path, async (c) => {
    const context = await contextOf(c);
    return done(await reactionsTo(deps, context.site.alias, idOf(c), await reactorOf(context)));
  });

  const like = (isLiked: boolean) =>
    proven(async (c, context, who) => {
      await deps.limits.count('reaction', context.address, String(who.id));
      // As a number, because an id can be spelled in many ways.
      if (isLiked) await deps.limits.countOf('likeOf', Number(idOf(c)), context.address);
      await setLike(deps, context.site.alias, idOf(c), who.id, isLiked);
      const reactor = { accountId: who.id, device: context.device };
      return done(await reactionsTo(deps, context.site.alias, idOf(c), reactor));
    });
  app.post(`${path}/like`, like(true));
  app.delete(`${path}/like`, like(false));

  app.post(
    `${path}/rating`,
    change(async (c, context) => {
      await deps.limits.count('reaction', context.address);
      const rating = checked(ratingSchema, await bodyOf(c));
      const { accountId, device: known } = await reactorOf(context);
      // A reader who rates without an account gets a device cookie.
      const device = known ?? newSecret();
      const { address, site } = context;
      await rate(deps, site.alias, idOf(c), rating, { accountId, device, address });
      if (known === null) setDeviceCookie(c, context, device);
      return withCookies(c, await reactionsTo(deps, site.alias, idOf(c), { accountId, device }));
    }),
  );
}
