import { successEnvelope } from '@portal/model';
import { POLL_ENDPOINTS, pollVoteSchema } from '@portal/model/participation';
import type { Hono } from 'hono';
import { answer, childAccount, serve, unknown, unproven } from '../../platform/http';
import { newSecret } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { isProven, type Reader, readerOf } from '../../readers/accounts';
import { mustRead } from '../../revenue/entitlements';
import { type RequestContext, setDeviceCookie } from '../../sites';
import { pollOf, publicPoll, readersPollOf } from './reading';
import { vote } from './voting';

/** Results are the same for everyone, so caches may keep them briefly. */
const SHORTLY = { 'cache-control': 'public, max-age=3' };

/** Account of the voter. A reader without a confirmed email address votes as their browser. */
const votingAs = (who: Reader | null): number | null => (who && isProven(who) ? who.id : null);

/** Endpoints of polls: public results, a reader's own vote, voting. */
export function pollCalls(app: Hono, deps: AccountDeps, { guards }: AccountContext): void {
  const { db, now } = deps;
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

  serve(app, guards, POLL_ENDPOINTS, {
    results: async ({ context, params: { id } }) => {
      const { contentId, condition } = await pollIn(context, id, () => readerIn(context));
      const poll = await publicPoll(db, contentId, now());
      if (!poll) throw unknown();
      // Results of a gated article must not be cached.
      return condition === null ? answer(successEnvelope(poll), SHORTLY) : poll;
    },
    of: async ({ c, context, params: { id } }) => {
      const who = await readerIn(context);
      const poll = await pollIn(context, id, async () => who);
      const accountId = votingAs(who);
      // Sets the device cookie before the first vote, so that two clicks or two tabs are one voter.
      const device = context.device ?? (poll.voters === 'everybody' ? newSecret() : null);
      const own = await readersPollOf(db, poll, { accountId, device }, now());
      if (device !== null && device !== context.device) setDeviceCookie(c, context, device);
      return own;
    },
    vote: async ({ context, params: { id }, body }) => {
      const { ip, device, site } = context;
      const who = await readerIn(context);
      if (who && who.guardianId !== null) throw childAccount();
      const accountId = votingAs(who);
      await deps.limits.count('pollVote', ip, accountId === null ? undefined : String(accountId));
      const given = await body(pollVoteSchema);
      const { voters } = await pollIn(context, id, async () => who);
      if (who && accountId === null && voters === 'readers') throw unproven();
      return vote(deps, site.alias, id, given, { accountId, device, ip });
    },
  });
}
