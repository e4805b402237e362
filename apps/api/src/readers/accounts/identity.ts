import { isNick, NICK_MAX_LENGTH, ROUTES } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database';
import { newSecret } from '../../platform/secrets';
import { emailKey, nickKey } from '../../platform/words';
import type { RequestContext } from '../../sites';
import { type AccountDeps, writeEmail } from './deps';
import { ACCOUNT_EMAILS, LINK_EMAIL_KINDS } from './emails';
import { enter, type LoggedIn } from './login';
import { isFreeNick, isReservedNick } from './nicks';
import type { Identity } from './providers';
import type { AccountRow } from './reader';
import { giveConsents } from './reader-consents';
import { endSessions, forgetDevices } from './sessions';
import { accounts, identities } from './tables';
import { revokeTokens } from './tokens';

/**
 * Logs in who a provider says it is: the account of this identity, else the one of the same verified address, else a
 * new one. An address that a provider has not verified links nothing.
 */
export async function enterByIdentity(
  deps: AccountDeps,
  identity: Identity,
  context: RequestContext,
): Promise<LoggedIn & { isNew: boolean }> {
  const entered = await enterOnce(deps, identity, context).catch((error: unknown) => {
    // Somebody came at the same moment with this identity, address or nick: by now it is there to be found.
    if (isUniqueViolation(error)) return enterOnce(deps, identity, context);
    throw error;
  });
  deps.outbox.sendSoon();
  return entered;
}

function enterOnce(
  deps: AccountDeps,
  identity: Identity,
  context: RequestContext,
): Promise<LoggedIn & { isNew: boolean }> {
  return deps.db.transaction(async (tx) => {
    const known = await accountOf(tx, identity);
    if (known) return { ...(await enter(deps, tx, known, context)), isNew: false };
    const sameEmail = identity.verifiedEmail ? await linkByEmail(deps, tx, identity, context) : undefined;
    const account = sameEmail ?? (await makeAccount(deps, tx, identity, context));
    await tx.insert(identities).values({
      provider: identity.provider,
      subject: identity.subject,
      accountId: account.id,
      linkedAt: deps.now(),
    });
    return { ...(await enter(deps, tx, account, context)), isNew: !sameEmail };
  });
}

async function accountOf(tx: DatabaseTransaction, { provider, subject }: Identity) {
  const [row] = await tx
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.account;
}

/**
 * The account of a verified address. Where nobody had proved that address, whoever made the account may be somebody else, so it goes with
 * all that they gave it: it was never logged in to. One that an older system brought is kept.
 */
async function linkByEmail(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  identity: Identity,
  context: RequestContext,
): Promise<AccountRow | undefined> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(identity.verifiedEmail)))
    .for('update');
  if (!account) return undefined;
  if (account.isLegacy && !account.validatedAt) await takeOver(deps, tx, account);
  else if (!account.validatedAt) {
    await deps.hooks.onDeletion(tx, account);
    await tx.delete(accounts).where(eq(accounts.id, account.id));
    await deps.outbox.takeBack(tx, account.email, LINK_EMAIL_KINDS);
    return undefined;
  }
  await writeEmail(deps, tx, context, ACCOUNT_EMAILS, 'linked', account.email, {
    nick: account.nick,
    provider: identity.provider,
    link: `${context.origin}${ROUTES.account}`,
  });
  return account;
}

/** The owner of an address comes into the account that an older system had for it. */
async function takeOver(deps: AccountDeps, tx: DatabaseTransaction, account: AccountRow): Promise<void> {
  await tx
    .update(accounts)
    .set({ validatedAt: deps.now(), passwordHash: null })
    .where(eq(accounts.id, account.id));
  await deps.hooks.onProof(tx, account);
  await endSessions(tx, account.id);
  await forgetDevices(tx, account.id);
  await revokeTokens(tx, account.id);
}

async function makeAccount(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  identity: Identity,
  context: RequestContext,
): Promise<AccountRow> {
  const now = deps.now();
  const email = identity.verifiedEmail;
  const nick = await freeNick(tx, identity.nick);
  const [made] = await tx
    .insert(accounts)
    .values({
      nick,
      nickKey: nickKey(nick),
      email,
      emailKey: email ? emailKey(email) : null,
      validatedAt: email ? now : null,
      name: identity.name.slice(0, 255),
      surname: identity.surname.slice(0, 255),
      thumbnailUrl: identity.thumbnailUrl,
      language: context.site.language,
      site: context.site.alias,
      origin: identity.provider,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('an account was not made');
  await deps.hooks.onProof(tx, made);
  // Where a customer-identity provider keeps the accounts, it asks for them and keeps what was agreed to.
  if (identity.provider !== 'gigya')
    await giveConsents(tx, made.id, context.site, [{ kind: 'terms', byEntry: true }], now);
  return made;
}

/**
 * The nick that somebody has elsewhere, written by the rules of this place, where it is free; else with a few letters of
 * its own behind it.
 */
async function freeNick(tx: DatabaseTransaction, wanted: string): Promise<string> {
  const plain = wanted
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '')
    .slice(0, NICK_MAX_LENGTH - 7)
    .replace(/\p{Cs}/gu, '')
    .replace(/([._-])[._-]+/g, '$1')
    .replace(/^[._-]|[._-]$/g, '');
  const tail = newSecret()
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 6);
  if (!isNick(plain)) return `lector-${tail}`;
  if (await isFreeNick(tx, plain)) return plain;
  return (await isReservedNick(tx, plain)) ? `lector-${tail}` : `${plain}-${tail}`;
}
