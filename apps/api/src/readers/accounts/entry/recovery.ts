import { REQUEST_TEXTS, ROUTES } from '@portal/model';
import type { ChangePassword, RecoverForm } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { ApiError, answerEvenly, badToken, evenMoment } from '../../../platform/http';
import { newSecret } from '../../../platform/secrets';
import { emailKey } from '../../../platform/words';
import type { RequestContext } from '../../../sites';
import { forgetUnasked } from '../consents/reader-consents';
import { type AccountDeps, writeEmail } from '../deps';
import { ACCOUNT_EMAILS } from '../emails/emails';
import { expectRoomInMailbox } from '../emails/mailboxes';
import type { AccountRow } from '../reader';
import { accounts, identities } from '../tables';
import { hashPassword } from './passwords';
import { writeReset } from './reset-email';
import {
  endSessions,
  forgetDevices,
  isKnownByAddress,
  isKnownDevice,
  keyInBrowser,
  knowDevice,
} from './sessions';
import { byLink, revokeTokens, spendToken, tokenHolder } from './tokens';

/**
 * Emails a link to a new password. An unknown email address gets the same response after the same time, and
 * so does a mailbox that has used up its emails, unless the site's file has the feature `tellsUnknownEmails`
 * (spec §8).
 *
 * A browser that the account knows is counted separately, as at login: strangers cannot use up its requests.
 * @throws TooOften for an email address that was requested too often, known or not
 */
export async function recoverPassword(
  deps: AccountDeps,
  { email }: RecoverForm,
  context: RequestContext,
): Promise<void> {
  const key = emailKey(email);
  const { ip, device, site } = context;
  // Begins before the browser is looked up, which takes another time for an unknown email address.
  const earliest = evenMoment();
  const send = () => {
    const sent = sendReset(deps, key, context);
    return site.features.tellsUnknownEmails ? sent : answerEvenly(sent, earliest);
  };
  if (device !== null && (await isKnownByAddress(deps.db, key, device)))
    await deps.limits.countingAccount('recover', keyInBrowser(key, device), send);
  else {
    // Not refunded if the mailbox is full: a stranger could otherwise keep probing whether it is.
    await deps.limits.count('recover', ip, key);
    await send();
  }
}

/**
 * @throws ApiError 404 for an unknown email address if the site reveals it; TooOften if the mailbox has used
 * up its emails
 */
async function sendReset(deps: AccountDeps, key: string, context: RequestContext): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Locked, so that no email is sent to an email address that the account leaves at this moment.
    const [account] = await tx.select().from(accounts).where(eq(accounts.emailKey, key)).for('update');
    if (!account) {
      if (context.site.features.tellsUnknownEmails)
        throw new ApiError(404, 'EMAIL_UNKNOWN', REQUEST_TEXTS.emailUnknown);
      // Other endpoints reveal to a stranger that the mailbox is full: that must not distinguish an account
      // from none. Counted as a stranger's, so that requests for email addresses without an account, which
      // send nothing, leave emails for registration and for choosing a password.
      return deps.limits.countEmail(tx, key, 'stranger');
    }
    const isValidated = account.validatedAt !== null;
    const isKnown = isValidated && (await isKnownDevice(tx, account.id, context.device));
    await writeReset(deps, tx, context, 'reset', account, { isValidated, isKnown });
  });
  deps.outbox.sendSoon();
}

/**
 * Uses up the token of that email. Its reader has access to the mailbox, so the email address counts as
 * validated, from the first time on; every session ends, every other token is invalidated, and all providers
 * are unlinked.
 * @returns the identifier of the browser, which the account knows from now on: strangers' wrong passwords do
 * not keep it out
 */
export async function changePassword(
  deps: AccountDeps,
  { token, password }: ChangePassword,
  context: RequestContext,
): Promise<{ device: string }> {
  const device = context.device ?? newSecret();
  const recovered = await byLink(deps, context.ip, () => recover(deps, { token, password, device }, context));
  // The mailbox proves the account: failed attempts of strangers no longer keep its reader out.
  await deps.limits.clear('login', emailKey(recovered.email));
  await deps.limits.clear('recover', emailKey(recovered.email));
  deps.outbox.sendSoon();
  return { device };
}

async function recover(
  deps: AccountDeps,
  { token, password, device }: ChangePassword & { device: string },
  context: RequestContext,
): Promise<AccountRow> {
  const now = deps.now();
  const holder = await tokenHolder(deps.db, token, 'reset', now);
  if (holder === null) throw badToken();
  // Hashing takes time: it is not done for wrong links, and no transaction waits for it.
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    // The account before its token, as where a link is sent: prevents a deadlock.
    const [before] = await tx.select().from(accounts).where(eq(accounts.id, holder)).for('update');
    const id = await spendToken(tx, token, 'reset', now);
    if (id === null) throw badToken();
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash, isLegacy: false, validatedAt: before?.validatedAt ?? now, pendingEmail: '' })
      .where(eq(accounts.id, id))
      .returning();
    if (!account) throw badToken();
    await deps.hooks.onProof(tx, account);
    await revokeTokens(tx, id);
    await endSessions(tx, id);
    // A previous user of the account can no longer come in by a browser or a provider.
    await forgetDevices(tx, id);
    await knowDevice(tx, id, device, now);
    await tx.delete(identities).where(eq(identities.accountId, id));
    // The creator had not verified this email address, and has requested emails in its name.
    if (!before?.validatedAt && !before?.isLegacy) {
      await expectRoomInMailbox(tx, account);
      await forgetUnasked(tx, id);
    }
    await writeEmail(deps, tx, context, ACCOUNT_EMAILS, 'recovered', account.email, {
      nick: account.nick,
      link: `${context.origin}${ROUTES.login}`,
    });
    return account;
  });
}
