import { REACTION_ENDPOINTS, ratingSchema } from '@portal/model/participation';
import type { Hono } from 'hono';
import { serve } from '../../platform/http';
import { newSecret } from '../../platform/secrets';
import type { AccountContext, AccountDeps, Reader } from '../../readers/accounts';
import { isProven, readerOf } from '../../readers/accounts';
import { type RequestContext, setDeviceCookie } from '../../sites';
import { rate, reactionsTo, setLike } from './reactions';

/** Endpoints for liking and rating articles. */
export function reactionCalls(app: Hono, deps: AccountDeps, { guards }: AccountContext): void {
  /** A reader without a confirmed email address reacts as their browser. */
  const reactorOf = async ({ site, session, device }: RequestContext) => {
    const who = session === null ? null : await readerOf(deps.db, site, session, deps.now());
    return { accountId: who && isProven(who) ? who.id : null, device };
  };

  type Liking = { context: RequestContext; reader: Reader; params: { id: string } };
  const like =
    (isLiked: boolean) =>
    async ({ context, reader, params: { id } }: Liking) => {
      await deps.limits.count('reaction', context.ip, String(reader.id));
      // As a number, because an id can be spelled in many ways.
      if (isLiked) await deps.limits.countOf('likeOf', Number(id), context.ip);
      await setLike(deps, context.site.alias, id, reader.id, isLiked);
      return reactionsTo(deps, context.site.alias, id, { accountId: reader.id, device: context.device });
    };

  serve(app, guards, REACTION_ENDPOINTS, {
    of: async ({ context, params }) =>
      reactionsTo(deps, context.site.alias, params.id, await reactorOf(context)),
    like: like(true),
    unlike: like(false),
    rate: async ({ c, context, params, body }) => {
      await deps.limits.count('reaction', context.ip);
      const rating = await body(ratingSchema);
      const { accountId, device: known } = await reactorOf(context);
      // A reader who rates without an account gets a device cookie.
      const device = known ?? newSecret();
      const { ip, site } = context;
      await rate(deps, site.alias, params.id, rating, { accountId, device, ip });
      if (known === null) setDeviceCookie(c, context, device);
      return reactionsTo(deps, site.alias, params.id, { accountId, device });
    },
  });
}
