import type { ChildInvitation, ChildLogin, InvitedChild } from '@portal/model/readers';
import { and, eq, gt } from 'drizzle-orm';
import { asTaken, badToken, taken } from '../../../platform/http';
import { digestOf } from '../../../platform/secrets';
import { nickKey, writtenKey } from '../../../platform/words';
import type { RequestContext } from '../../../sites';
import type { AccountDeps } from '../deps';
import { type LoggedIn, loginBy } from '../entry/login';
import { hashPassword } from '../entry/passwords';
import { endSessions } from '../entry/sessions';
import { byLink, revokeTokens, spendToken, tokenHolder } from '../entry/tokens';
import { isReservedNick } from '../profile/nicks';
import { accounts, accountTokens } from '../tables';

/**
 * The child of a link, without using it up.
 * @throws ApiError for a link that was used, has expired or never existed
 */
export const invitedChild = (
  deps: AccountDeps,
  token: string,
  { ip }: RequestContext,
): Promise<InvitedChild> => byLink(deps, ip, () => childOf(deps, token));

async function childOf({ db, now }: AccountDeps, token: string): Promise<InvitedChild> {
  const [child] = await db
    .select({ name: accounts.name, nick: accounts.nick, validatedAt: accounts.validatedAt })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(
      and(
        eq(accountTokens.tokenHash, digestOf(token)),
        eq(accountTokens.purpose, 'child'),
        gt(accountTokens.expiresAt, now()),
      ),
    );
  if (!child) throw badToken();
  return { name: child.name, nick: child.validatedAt ? child.nick : null };
}

/**
 * Uses up a child's link: sets the chosen nick and password, and ends every earlier session.
 * @throws ApiError for a link that was used, and for a taken nick, which does not use it up
 */
export async function acceptInvitation(
  deps: AccountDeps,
  invitation: ChildInvitation,
  context: RequestContext,
): Promise<void> {
  await byLink(deps, context.ip, () => accept(deps, invitation));
  // The link proves the account: failed attempts of strangers no longer keep the child out.
  await deps.limits.clear('login', childKey(invitation.nick));
}

async function accept(deps: AccountDeps, { token, nick, password }: ChildInvitation): Promise<void> {
  const now = deps.now();
  try {
    const holder = await tokenHolder(deps.db, token, 'child', now);
    if (holder === null) throw badToken();
    // Hashing takes time: it is not done for wrong links, and no transaction waits for it.
    const passwordHash = await hashPassword(password);
    await deps.db.transaction(async (tx) => {
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, holder)).for('update');
      const id = await spendToken(tx, token, 'child', now);
      if (id === null) throw badToken();
      if (await isReservedNick(tx, nick)) throw taken('nick');
      await tx
        .update(accounts)
        .set({ nick, nickKey: nickKey(nick), passwordHash, validatedAt: now, pendingEmail: '' })
        .where(eq(accounts.id, id));
      await revokeTokens(tx, id);
      await endSessions(tx, id);
    });
  } catch (error) {
    throw asTaken(error);
  }
}

/** Key by which failed logins with a child's nick are counted: no email address looks like it. */
const childKey = (nick: string) => `child ${nickKey(nick)}`;

const BY_NICK = `
  select id, nick, email, password_hash as "passwordHash", is_legacy as "isLegacy", validated_at is not null as "isValidated",
    exists(select from known_devices d where d.account_id = accounts.id and d.mark = $2) as "isKnownDevice"
  from accounts where nick_key = any($1) and guardian_id is not null and validated_at is not null
  order by starts_with(nick_key, '=') desc limit 1`;

/**
 * Login of a child by nick and password; other accounts cannot log in like this.
 * @throws ApiError 401 for wrong credentials, whether the nick exists or not
 */
export const loginChild = (
  deps: AccountDeps,
  { nick, password }: ChildLogin,
  context: RequestContext,
): Promise<LoggedIn> =>
  loginBy(
    deps,
    {
      name: 'child-by-nick',
      text: BY_NICK,
      // A child with this exact old nick comes before one whose nick looks like it.
      values: [nickKey(nick), writtenKey(nick)],
      counted: childKey(nick),
    },
    password,
    context,
  );
