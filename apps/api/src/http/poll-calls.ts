import { CALLS, pollVoteSchema, successEnvelope } from '@portal/model';
import type { Context, Hono } from 'hono';
import { childAccount, unknown } from '../accounts/api-error';
import type { AccountDeps } from '../accounts/deps';
import { readerOf } from '../accounts/reader';
import { type RequestContext, setDeviceCookie } from '../accounts/request-context';
import { newSecret } from '../accounts/secrets';
import { mustRead } from '../entitled/reading';
import { pollOf, publicPoll, readersPollOf } from '../polls/reading';
import { vote } from '../polls/voting';
import { bodyOf, checked, done, withCookies } from './account-answers';
import type { AccountContext } from './account-context';
import { answer } from './answers';

const idOf = (c: Context): string => c.req.param('id') ?? '';

/** Results are the same for everybody: caches may keep them for a moment. */
const SHORTLY = { 'cache-control': 'public, max-age=3' };

/** Calls of polls: results for everybody, one's own vote, and voting. */
export function pollCalls(app: Hono, deps: AccountDeps, { openContextOf, openChange }: AccountContext): void {
  const { db, now } = deps;
  const path = `${CALLS.poll}:id`;
  const readerIn = async ({ site, session }: RequestContext) =>
    session === null || !site.features.users ? null : await readerOf(db, site, session, now());

  /** The poll that a call names, and who asks. @throws ApiError for who may not read its content */
  const asked = async (c: Context, context: RequestContext) => {
    const [who, poll] = await Promise.all([readerIn(context), pollOf(db, context.site.alias, idOf(c))]);
    await mustRead(db, { context, who }, { ...poll, id: poll.contentId }, now());
    return { who, poll };
  };

  app.get(path, async (c) => {
    const { poll: found } = await asked(c, await openContextOf(c));
    const poll = await publicPoll(db, found.contentId, now());
    if (!poll) throw unknown();
    // That of a closed content is its readers' alone.
    return found.condition === null ? answer(successEnvelope(poll), SHORTLY) : done(poll);
  });

  app.get(`${path}/reader`, async (c) => {
    const context = await openContextOf(c);
    const { who, poll } = await asked(c, context);
    const accountId = who?.id ?? null;
    // A browser is known before its first vote: two clicks, and two tabs, are one voter.
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
      const { who } = await asked(c, context);
      if (who && who.guardianId !== null) throw childAccount();
      const accountId = who?.id ?? null;
      deps.limits.count('pollVote', address, accountId === null ? undefined : String(accountId));
      const given = checked(pollVoteSchema, await bodyOf(c));
      return done(await vote(deps, site.alias, idOf(c), given, { accountId, device, address }));
    }),
  );
}
