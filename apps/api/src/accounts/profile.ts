import {
  type AccountDeletion,
  hasProvinces,
  type NewsletterSave,
  type ProfilePatch,
  REQUEST_TEXTS,
  ROUTES,
} from '@portal/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { accountNewsletters, accounts, letters, newsletterSubscriptions } from '../database/accounts';
import type { DatabaseTransaction } from '../database/client';
import type { Asking } from './asking';
import { emailKey, nickKey } from './keys';
import { type AccountParts, writeLetter } from './parts';
import { hashPassword } from './passwords';
import { proveReader } from './proof';
import type { AccountRow, Reader } from './reader';
import { asTaken, forbidden, invalidFields, Refusal, taken, wrongCredentials } from './refusal';
import { endSessions } from './sessions';
import { issueToken, isTokenOpen, killTokens } from './tokens';

/**
 * Saves the profile's form. A wrong current password is a 401 (spec §8); a new one ends every other session, and a change of
 * address that was asked for before; a new e-mail address wants the password, and waits until its owner confirms it.
 */
export async function saveProfile(
  parts: AccountParts,
  reader: Reader,
  patch: ProfilePatch,
  asking: Asking,
): Promise<void> {
  parts.limits.count('profile', asking.address, String(reader.id));
  const { password, newPassword, email, nick, birthdate, ...rest } = patch;
  const movesEmail = await isMove(parts, reader, email);
  if (movesEmail || password !== null) await proveReader(parts, reader, password, asking);
  const changed = newPassword === null ? {} : { passwordHash: await hashPassword(newPassword) };
  try {
    await parts.db.transaction(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, reader.id)).for('update');
      // The password that was right a moment ago was changed meanwhile, or the account is gone.
      if (!account || ((movesEmail || newPassword !== null) && account.passwordHash !== reader.passwordHash))
        throw wrongCredentials();
      await tx
        .update(accounts)
        .set({
          ...rest,
          ...(hasProvinces(rest.country) ? {} : { province: '', city: '' }),
          nick,
          nickKey: nickKey(nick),
          birthdate,
          ...(emailKey(email) === account.emailKey ? { email } : {}),
          ...(newPassword === null ? {} : { pendingEmail: '' }),
          ...changed,
        })
        .where(eq(accounts.id, reader.id));
      if (newPassword !== null) {
        await endSessions(tx, reader.id, { except: reader.sessionId });
        await killTokens(tx, reader.id);
      }
      if (movesEmail) await askForEmail(parts, tx, account, email, asking);
      if (newPassword === null) return;
      if (account.email)
        await writeLetter(parts, tx, asking, 'passwordChanged', account.email, {
          nick,
          link: `${asking.origin}${ROUTES.login}`,
        });
    });
  } catch (error) {
    throw asTaken(error);
  }
  parts.post.hurry();
}

/** Whether a profile names another address than the account's, and than the one that waits to be confirmed. */
async function isMove(parts: AccountParts, reader: Reader, email: string): Promise<boolean> {
  if (emailKey(email) === reader.emailKey) return false;
  return (
    email !== reader.pendingEmail || !(await isTokenOpen(parts.db, reader.id, 'change-email', parts.now()))
  );
}

/** Writes to the new address, and to the old one. */
async function askForEmail(
  parts: AccountParts,
  tx: DatabaseTransaction,
  account: AccountRow,
  email: string,
  asking: Asking,
): Promise<void> {
  const key = emailKey(email);
  const [owner] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, key));
  if (owner) throw taken('email');
  await tx.update(accounts).set({ pendingEmail: email }).where(eq(accounts.id, account.id));
  const token = await issueToken(tx, account.id, 'change-email', parts.now());
  await writeLetter(parts, tx, asking, 'changeEmail', email, {
    link: `${asking.origin}${ROUTES.validation}?token=${token}`,
  });
  if (account.email)
    await writeLetter(parts, tx, asking, 'emailChanging', account.email, {
      nick: account.nick,
      link: `${asking.origin}${ROUTES.account}`,
    });
}

/** Saves which of the site's newsletters a reader wants (spec §3); those of other sites stay. */
export async function saveNewsletters(
  parts: AccountParts,
  reader: Pick<Reader, 'id'>,
  { newsletters }: NewsletterSave,
  { site }: Pick<Asking, 'site'>,
): Promise<void> {
  const strange = newsletters.findIndex(({ id }) => !site.newsletters.some((known) => known.id === id));
  if (strange !== -1) throw invalidFields([{ field: `newsletters.${strange}.id`, code: 'invalid' }]);
  const wanted = newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id);
  const unwanted = newsletters.filter(({ isSubscribed }) => !isSubscribed).map(({ id }) => id);
  await parts.db.transaction(async (tx) => {
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
    if (wanted.length)
      await tx
        .insert(accountNewsletters)
        .values(wanted.map((newsletter) => ({ accountId: reader.id, site: site.alias, newsletter })))
        .onConflictDoNothing();
  });
}

/** Turns the bulletin on or off (spec §4); only one's own. @returns what it is now */
export async function toggleBulletin(parts: AccountParts, reader: Reader, userId: string): Promise<boolean> {
  if (userId !== String(reader.id)) throw forbidden();
  const [row] = await parts.db
    .update(accounts)
    .set({ bulletin: sql`not ${accounts.bulletin}` })
    .where(eq(accounts.id, reader.id))
    .returning({ bulletin: accounts.bulletin });
  return row?.bulletin ?? false;
}

/** Takes an account away with all that hangs on it, by who proves to be its reader; that of a demo stays (412, spec §6). */
export async function deleteAccount(
  parts: AccountParts,
  reader: Reader,
  { password }: AccountDeletion,
  asking: Asking,
): Promise<void> {
  if (reader.isDemo)
    throw new Refusal(412, 'DEMO_ACCOUNT', `${REQUEST_TEXTS.preconditionFailed} A demo account stays.`);
  await proveReader(parts, reader, password, asking);
  await parts.db.transaction(async (tx) => {
    await tx.delete(accounts).where(eq(accounts.id, reader.id));
    // An address that was asked for and never confirmed may be somebody else's.
    if (!reader.email) return;
    await tx.delete(letters).where(eq(letters.recipient, reader.email));
    await tx
      .delete(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.emailKey, emailKey(reader.email)));
  });
}
