import { CALLS, pollVoteSchema, successEnvelope } from '@portal/model';
import type { Context, Hono } from 'hono';
import {
  answer,
  bodyOf,
  checked,
  childAccount,
  done,
  unknown,
  unproven,
  withCookies,
} from '../../platform/http';
import { newSecret } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { isProven, type Reader, readerOf } from '../../readers/accounts';
import { mustRead } from '../../revenue/entitlements';
import { type RequestContext, setDeviceCookie } from '../../sites';
import { pollOf, publicPoll, readersPollOf } from './reading';
import { vote } from './voting';

const idOf = (c: Context): string => c.req.param('id') ?? '';

/** Results are the same for everyone, so caches may keep them briefly. */
const SHORTLY = { 'cache-control': 'public, max-age=3' };

/** Account of the voter. A reader without a confirmed address votes as their browser. */
const votingAs = (who: Reader | null): number | null => (who && isProven(who) ? who.id : null);

/** Endpoints of polls: public results, a reader's own vote, voting. */
export function pollCalls(app: Hono, deps: AccountDeps, { openContextOf, openChange }: AccountContext): void {
  const { db, now } = deps;
  const path = `${CALLS.poll}:id`;
  const readerIn = async ({ site, session }: RequestContext) =>
    session === null || !site.features.users ? null : await readerOf(db, site, session, now());
  /**
   * The requested poll, if the reader has access to its content.
   * @throws ApiError
   */
  const pollIn = async (context: RequestContext, id: string, find: () => Promise<Reader | null>) => {
    const poll = await pollOf(db, context.site.alias, id);
    if (poll.condition === null) return poll;
    const { contentId, condition } = poll;
    await mustRead(db, { context, who: await find() }, { id: contentId, condition }, now());
    return poll;
  };

  app.get(path, async (c) => {
    const context = await openContextOf(c);
    const { contentId, condition } = await pollIn(context, idOf(c), () => readerIn(context));
    const poll = await publicPoll(db, contentId, now());
    if (!poll) throw unknown();
    // Results of a gated content must not be cached.
    return condition === null ? answer(successEnvelope(poll), SHORTLY) : done(poll);
  });

  app.get(`${path}/reader`, async (c) => {
    const context = await openContextOf(c);
    const who = await readerIn(context);
    const poll = await pollIn(context, idOf(c), async () => who);
    const accountId = votingAs(who);
    // Sets the device cookie before the first vote, so that two clicks or two tabs are one voter.
    const device = context.device ?? (poll.voters === 'everybody' ? newSecret() : null);
    const own = await readersPollOf(db, poll, { accountId, device }, now());
    if (device === null || device === context.device) return done(own);
    setDeviceCookie(c, context, device);
    return withCookies(c, own);
  });

  app.post(
    `${path}/vote`,
    openChange(async (c, context) => {
      const { address, device, site } = context;
      const who = await readerIn(context);
      if (who && who.guardianId !== null) throw childAccount();
      const accountId = votingAs(who);
      await deps.limits.count('pollVote', address, accountId === null ? undefined : String(accountId));
      const given = checked(pollVoteSchema, await bodyOf(c));
      const { voters } = await pollIn(context, idOf(c), async () => who);
      if (who && accountId === null && voters === 'readers') throw unproven();
      return done(await vote(deps, site.alias, idOf(c), given, { accountId, device, address }));
    }),
  );
}
