import { REQUEST_TEXTS, ROUTES } from '@portal/model';
import {
  type AccountDeletion,
  hasProvinces,
  type NewsletterSave,
  type ProfilePatch,
} from '@portal/model/readers';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../../platform/database';
import {
  ApiError,
  asTaken,
  forbidden,
  invalidFields,
  notLoggedIn,
  taken,
  wrongCredentials,
} from '../../../platform/http';
import { emailKey, nickKey } from '../../../platform/words';
import type { RequestContext } from '../../../sites';
import { CHILD_EMAIL_KINDS } from '../children/child-emails';
import { blockConsents } from '../consents/blocked-consents';
import { giveConsents, leaveByAddress, withdrawConsents } from '../consents/reader-consents';
import { type AccountDeps, writeEmail, writeRequestedEmail } from '../deps';
import { ACCOUNT_EMAIL_KINDS, ACCOUNT_EMAILS } from '../emails/emails';
import { loadMailboxDigest } from '../emails/mailbox-digest';
import { hasRoomInMailbox } from '../emails/mailboxes';
import { askToStartAnew } from '../emails/newsletter';
import { hashPassword } from '../entry/passwords';
import { proveReader } from '../entry/proof';
import { endSessions } from '../entry/sessions';
import { issueToken, isTokenOpen, revokeTokens } from '../entry/tokens';
import type { AccountRow, Reader } from '../reader';
import { accountNewsletters, accounts, newsletterSubscriptions } from '../tables';
import { isReservedNick } from './nicks';

/**
 * Saves the profile's form. A wrong current password is a 401 (spec §8); a new one ends every other session,
 * and a pending change of email address; a new email address requires the password, and is pending until its
 * owner confirms it. Absent fields stay unchanged.
 */
export async function saveProfile(
  deps: AccountDeps,
  reader: Reader,
  patch: ProfilePatch,
  context: RequestContext,
): Promise<void> {
  await deps.limits.count('profile', context.ip, String(reader.id));
  const { password = null, newPassword = null, email = reader.email, nick, ...rest } = patch;
  const changesEmail = patch.email !== undefined && (await isEmailChange(deps, reader, email));
  if (changesEmail || password !== null) await proveReader(deps, reader, password, context);
  const changed = newPassword === null ? {} : { passwordHash: await hashPassword(newPassword) };
  const save = () =>
    deps.db.transaction(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, reader.id)).for('update');
      // The password was changed after it was checked, or the account is deleted.
      if (
        !account ||
        ((changesEmail || newPassword !== null) && account.passwordHash !== reader.passwordHash)
      )
        throw wrongCredentials();
      if (nick !== undefined && nick !== account.nick && (await isReservedNick(tx, nick)))
        throw taken('nick');
      await tx
        .update(accounts)
        .set({
          ...rest,
          ...(hasProvinces(rest.country ?? account.country) ? {} : { province: '', city: '' }),
          nick: nick ?? account.nick,
          // Keeps the stored key of an unchanged nick: an old nick may resemble another, and a new key would collide.
          ...(nick === undefined || nick === account.nick ? {} : { nickKey: nickKey(nick) }),
          ...(emailKey(email) === account.emailKey ? { email } : {}),
          ...(newPassword === null ? {} : { pendingEmail: '' }),
          ...changed,
        })
        .where(eq(accounts.id, reader.id));
      if (newPassword !== null) {
        await endSessions(tx, reader.id, { except: reader.sessionId });
        await revokeTokens(tx, reader.id);
      }
      if (changesEmail) await requestEmailChange(deps, tx, account, email, context);
      if (newPassword === null) return;
      if (account.email)
        await writeEmail(deps, tx, context, ACCOUNT_EMAILS, 'passwordChanged', account.email, {
          nick: nick ?? account.nick,
          link: `${context.origin}${ROUTES.login}`,
        });
    });
  const isOtherNick = nick !== undefined && nick !== reader.nick;
  const { limits } = deps;
  const saveNick = isOtherNick ? () => limits.countingAccount('nickChange', String(reader.id), save) : save;
  try {
    // Refunded if the new mailbox is full: `profile` limits how often somebody can probe that.
    if (changesEmail) await limits.counting('changeEmail', context.ip, String(reader.id), saveNick);
    else await saveNick();
  } catch (error) {
    throw asTaken(error);
  }
  deps.outbox.sendSoon();
}

/** Whether a profile has another email address than the account's current and pending ones. */
async function isEmailChange(deps: AccountDeps, reader: Reader, email: string): Promise<boolean> {
  if (emailKey(email) === reader.emailKey) return false;
  return (
    email !== reader.pendingEmail || !(await isTokenOpen(deps.db, reader.id, 'change-email', deps.now()))
  );
}

/** Emails the new email address, and the old one, if there is one. */
export async function requestEmailChange(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  account: AccountRow,
  email: string,
  context: RequestContext,
): Promise<void> {
  const key = emailKey(email);
  const [owner] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, key));
  if (owner || !(await hasRoomInMailbox(tx, email, account.id))) throw taken('email');
  await tx.update(accounts).set({ pendingEmail: email }).where(eq(accounts.id, account.id));
  // Issued even if no email is sent: the link of an earlier email would otherwise confirm this email address
  // instead of its own.
  const token = await issueToken(tx, account.id, 'change-email', deps.now());
  const link = `${context.origin}${ROUTES.validation}?token=${token}`;
  await writeRequestedEmail(deps, tx, context, 'changeEmail', email, async () => ({ link }));
  if (account.email)
    await writeEmail(deps, tx, context, ACCOUNT_EMAILS, 'emailChanging', account.email, {
      nick: account.nick,
      link: `${context.origin}${ROUTES.account}`,
    });
}

/** Saves a reader's choice of the site's newsletters (spec §3); those of other sites stay unchanged. */
export async function saveNewsletters(
  deps: AccountDeps,
  reader: Reader,
  { newsletters }: NewsletterSave,
  context: RequestContext,
): Promise<void> {
  const { site } = context;
  await deps.limits.count('profile', context.ip, String(reader.id));
  const twice = newsletters.findIndex(({ id }, at) =>
    newsletters.some((other, first) => first < at && other.id === id),
  );
  if (twice !== -1) throw invalidFields([{ field: `newsletters.${twice}.id`, code: 'invalid' }]);
  const unknownIndex = newsletters.findIndex(({ id }) => !site.newsletters.some((known) => known.id === id));
  if (unknownIndex !== -1)
    throw invalidFields([{ field: `newsletters.${unknownIndex}.id`, code: 'invalid' }]);
  const wanted = newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id);
  const unwanted = newsletters.filter(({ isSubscribed }) => !isSubscribed).map(({ id }) => id);
  await deps.db.transaction(async (tx) => {
    // Locked first, as in the deletion of the account: prevents a deadlock. The email address may have
    // changed since the request began.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, reader.id)).for('key share');
    if (!account) throw notLoggedIn();
    if (wanted.length) await askToStartAnew(deps, tx, account, wanted, context);
    if (unwanted.length)
      await tx
        .delete(accountNewsletters)
        .where(
          and(
            eq(accountNewsletters.accountId, reader.id),
            eq(accountNewsletters.site, site.alias),
            inArray(accountNewsletters.newsletter, unwanted),
          ),
        );
    await withdrawConsents(tx, reader.id, site, { kind: 'newsletter', newsletters: unwanted }, deps.now());
    const given = wanted.map((newsletter) => ({ kind: 'newsletter', newsletter }) as const);
    await giveConsents(tx, reader.id, site, given, deps.now());
    if (wanted.length)
      await tx
        .insert(accountNewsletters)
        .values(wanted.map((newsletter) => ({ accountId: reader.id, site: site.alias, newsletter })))
        .onConflictDoNothing();
    // The email address may have subscribed before there was an account. Last, as where an address leaves or
    // is stopped: prevents a deadlock.
    const { id, emailKey: key } = account;
    if (unwanted.length && key !== null && account.validatedAt !== null)
      await leaveByAddress(tx, { id, emailKey: key }, site, unwanted, deps.now());
  });
  deps.outbox.sendSoon();
}

/**
 * Turns the reader's own bulletin on or off (spec §4).
 * @returns its new state
 */
export async function toggleBulletin(deps: AccountDeps, reader: Reader, userId: string): Promise<boolean> {
  if (userId !== String(reader.id)) throw forbidden();
  const [row] = await deps.db
    .update(accounts)
    .set({ bulletin: sql`not ${accounts.bulletin}` })
    .where(eq(accounts.id, reader.id))
    .returning({ bulletin: accounts.bulletin });
  return row?.bulletin ?? false;
}

/**
 * Deletes an account with all its data, after the reader proved their identity; refuses for a demo account
 * (412, spec §6), and one with a renewing subscription that is managed here (409).
 */
export async function deleteAccount(
  deps: AccountDeps,
  reader: Reader,
  form: AccountDeletion,
  context: RequestContext,
): Promise<void> {
  if (reader.isDemo)
    throw new ApiError(412, 'DEMO_ACCOUNT', `${REQUEST_TEXTS.preconditionFailed} A demo account stays.`);
  const steps = deps.hooks.deletion(reader, form, context);
  await steps.check(deps.db, reader);
  await proveReader(deps, reader, form.password, context);
  await steps.before();
  const mailboxDigest = await loadMailboxDigest(deps.db);
  await deps.db.transaction(async (tx) => {
    // Concurrent reports about a contract, or requests for a checkout page, wait for this lock, or came
    // before it; children's accounts are locked too.
    const locked = await tx
      .select()
      .from(accounts)
      .where(or(eq(accounts.id, reader.id), eq(accounts.guardianId, reader.id)))
      .orderBy(accounts.id)
      .for('update');
    // The email address may have been validated or changed since the request began: only the locked row
    // counts from here on.
    const account = locked.find(({ id }) => id === reader.id);
    if (!account) return;
    if (account.passwordHash !== reader.passwordHash) throw wrongCredentials();
    await steps.check(tx, account);
    await steps.within(tx);
    await deps.hooks.onDeletion(tx, account);
    await deps.hooks.onLeavingMailbox(tx, mailboxDigest, account.id, deps.now());
    const children = locked.filter(({ id }) => id !== account.id);
    await blockConsents(tx, mailboxDigest, account, { own: account, children }, deps.now());
    await tx.delete(accounts).where(eq(accounts.id, account.id));
    // The database deletes children's accounts with that of their guardian. An email address that was
    // requested and never confirmed may be somebody else's.
    if (!account.email) return;
    await deps.outbox.takeBack(tx, account.email, [
      ...ACCOUNT_EMAIL_KINDS,
      ...CHILD_EMAIL_KINDS,
      ...deps.hooks.emailKinds,
    ]);
    await tx
      .delete(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.emailKey, emailKey(account.email)));
  });
  deps.outbox.sendSoon();
  await steps.after();
}
