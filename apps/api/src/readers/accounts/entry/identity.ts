import { isNick, NICK_MAX_LENGTH, ROUTES } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../../platform/database';
import { isUniqueViolation } from '../../../platform/database';
import { newSecret } from '../../../platform/secrets';
import { emailKey, nickKey } from '../../../platform/words';
import type { RequestContext } from '../../../sites';
import { giveConsents } from '../consents/reader-consents';
import { type AccountDeps, writeEmail } from '../deps';
import { ACCOUNT_EMAILS, LINK_EMAIL_KINDS } from '../emails/emails';
import { isFreeNick, isReservedNick } from '../profile/nicks';
import type { AccountRow } from '../reader';
import { accounts, identities } from '../tables';
import { enter, type LoggedIn } from './login';
import type { Identity } from './providers';
import { endSessions, forgetDevices } from './sessions';
import { revokeTokens } from './tokens';

/**
 * Logs in the owner of an identity: into the account of this identity, else the one of the same verified
 * email address, else a new one. An address that a provider has not verified links nothing.
 */
export async function enterByIdentity(
  deps: AccountDeps,
  identity: Identity,
  context: RequestContext,
): Promise<LoggedIn & { isNew: boolean }> {
  const entered = await enterOnce(deps, identity, context).catch((error: unknown) => {
    // A concurrent request created this identity, email address or nick: now it can be found.
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
 * The account of a verified email address. If nobody had verified it before, its creator may be somebody
 * else, so the account is deleted with all their data: it was never logged in to. One imported from an older
 * system is kept.
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

/** The owner of an email address takes over the imported account of an older system. */
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
  // A customer-identity provider that keeps the accounts also asks for the consents and keeps them.
  if (identity.provider !== 'gigya')
    await giveConsents(tx, made.id, context.site, [{ kind: 'terms', byEntry: true }], now);
  return made;
}

/** A reader's nick elsewhere, adapted to the rules here, if it is free; otherwise with a random suffix. */
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
