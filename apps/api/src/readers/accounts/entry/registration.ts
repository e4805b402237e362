import { ROUTES } from '@portal/model';
import {
  hasProvinces,
  type MailValidation,
  ownBackUrl,
  type Registration,
  type ResendValidation,
  type ValidatedAnswer,
} from '@portal/model/readers';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../../platform/database';
import { answerEvenly, asTaken, badToken, invalidFields, taken } from '../../../platform/http';
import { digestOf } from '../../../platform/secrets';
import { emailKey, mailboxKey, nickKey } from '../../../platform/words';
import type { RequestContext } from '../../../sites';
import { tellGuardian } from '../children/children';
import { giveConsents } from '../consents/reader-consents';
import { type AccountDeps, writeEmail, writeRequestedEmail } from '../deps';
import { ACCOUNT_EMAILS } from '../emails/emails';
import { type DigestOfMailbox, loadMailboxDigest } from '../emails/mailbox-digest';
import { expectRoomInMailbox, hasRoomInMailbox } from '../emails/mailboxes';
import { resetSubscriptions } from '../emails/newsletter';
import { isFreeNick, isReservedNick } from '../profile/nicks';
import { type AccountRow, readerOf } from '../reader';
import { accountNewsletters, accounts } from '../tables';
import { type CaptchaSettings, verifyCaptcha } from './captcha';
import { hashPassword } from './passwords';
import { proveBuyer } from './proof';
import { endSessions } from './sessions';
import { byLink, capTokenExpiry, issueToken, revokeTokens, spendToken, tokenHolder } from './tokens';

const validationLink = (origin: string, token: string) => `${origin}${ROUTES.validation}?token=${token}`;

async function sendValidation(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  context: RequestContext,
  account: { id: number; email: string },
): Promise<void> {
  // An email to an unverified email address contains no text that its sender chose.
  const values = async () => ({
    link: validationLink(context.origin, await issueToken(tx, account.id, 'validate', deps.now())),
  });
  await writeRequestedEmail(deps, tx, context, 'validate', account.email, values, 'newcomer');
}

/**
 * Creates an account with an unvalidated email address, and the email that asks to validate it, both or
 * neither. Codes of spec §8: EMAIL_ALREADY_IN_USE, NICK_ALREADY_IN_USE.
 * @returns its id
 */
export async function register(
  deps: AccountDeps,
  registration: Registration,
  context: RequestContext,
  captcha?: CaptchaSettings,
): Promise<number> {
  const { limits, log } = deps;
  const { ip, site } = context;
  const make = () => makeAccount(deps, registration, context);
  // Counted whatever the outcome: each attempt hashes a password and reveals whether the mailbox is full.
  await limits.count('register', ip);
  // Registrations without the captcha are few, and have to validate their email like any other. A rejected
  // form is not counted.
  if (captcha && registration.withoutCheck)
    return limits.counting('registerUnchecked', ip, `site ${site.alias}`, make, () => true);
  await verifyCaptcha(captcha, registration.recaptcha, ip, log);
  return make();
}

async function makeAccount(
  deps: AccountDeps,
  registration: Registration,
  context: RequestContext,
): Promise<number> {
  const {
    nick,
    email,
    password,
    newsletters,
    terms: _terms,
    commercial,
    recaptcha: _recaptcha,
    withoutCheck: _withoutCheck,
    ...person
  } = registration;
  const { site } = context;
  const keys = { nickKey: nickKey(nick), emailKey: emailKey(email) };
  const known = new Set(site.newsletters.map((one) => one.id));
  if (!newsletters.every((id) => known.has(id)))
    throw invalidFields([{ field: 'newsletters', code: 'invalid' }]);
  if (commercial && !site.publisher?.commercialEmails)
    throw invalidFields([{ field: 'commercial', code: 'invalid' }]);
  await refuseTaken(deps, keys, registration);
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  try {
    const id = await deps.db.transaction(async (tx) => {
      const [made] = await tx
        .insert(accounts)
        .values({
          ...person,
          ...(hasProvinces(person.country) ? {} : { province: '', city: '' }),
          ...keys,
          nick,
          email,
          passwordHash,
          language: site.language,
          site: site.alias,
          createdAt: now,
        })
        .returning({ id: accounts.id });
      if (!made) throw new Error('an account was not made');
      if (newsletters.length)
        await tx
          .insert(accountNewsletters)
          .values(newsletters.map((newsletter) => ({ accountId: made.id, site: site.alias, newsletter })))
          .onConflictDoNothing();
      const agreed = [
        { kind: 'terms' } as const,
        ...(site.publisher ? [{ kind: 'privacy' } as const] : []),
        ...(commercial ? [{ kind: 'commercial' } as const] : []),
        ...[...new Set(newsletters)].map((newsletter) => ({ kind: 'newsletter', newsletter }) as const),
      ];
      await giveConsents(tx, made.id, site, agreed, now);
      await sendValidation(deps, tx, context, { id: made.id, email });
      return made.id;
    });
    deps.outbox.sendSoon();
    return id;
  } catch (error) {
    throw asTaken(error);
  }
}

/** Reports taken fields before the expensive work; the database checks again for concurrent requests. */
async function refuseTaken(
  { db }: AccountDeps,
  keys: { nickKey: string; emailKey: string },
  { nick, email }: Pick<Registration, 'nick' | 'email'>,
): Promise<void> {
  const rows = await db
    .select({ emailKey: accounts.emailKey, nickKey: accounts.nickKey })
    .from(accounts)
    .where(or(eq(accounts.emailKey, keys.emailKey), eq(accounts.nickKey, keys.nickKey)));
  const isEmailTaken =
    rows.some((row) => row.emailKey === keys.emailKey) || !(await hasRoomInMailbox(db, email));
  const isNickTaken = rows.some((row) => row.nickKey === keys.nickKey) || (await isReservedNick(db, nick));
  if (isEmailTaken && isNickTaken) throw taken('email', 'nick');
  if (isEmailTaken) throw taken('email');
  if (isNickTaken) throw taken('nick');
}

/** Whether a nick is available; one's own is. */
export async function isNickFree(
  deps: AccountDeps,
  nick: string,
  context: RequestContext,
  ownId: number | null,
): Promise<boolean> {
  await deps.limits.count('nick', context.ip);
  return isFreeNick(deps.db, nick, ownId);
}

/**
 * Sends the validation email again, if there is something to validate; the response is always the same, after
 * the same time.
 */
export async function resendValidation(
  deps: AccountDeps,
  { userId }: ResendValidation,
  context: RequestContext,
): Promise<void> {
  const id = Number(userId);
  // By the number, not by its spelling: `7` and `007` are one account.
  await deps.limits.counting('resend', context.ip, String(id), () =>
    deps.limits.countAccount('resendDay', String(id)),
  );
  if (!Number.isSafeInteger(id)) return;
  const sent = deps.db.transaction(async (tx) => {
    // The account before its token, as where the token is used.
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, id), isNull(accounts.validatedAt)))
      .for('update');
    if (account?.email) await sendValidation(deps, tx, context, account);
  });
  await answerEvenly(sent);
  deps.outbox.sendSoon();
}

/**
 * Uses up the token of a validation email: the email address is the reader's, be it the first or a new one. A
 * new one invalidates the open tokens of the old one, and every session except the one that confirms.
 * @returns whether it is a new one, and the page to return to, if the account was begun at one of this site's
 * @throws ApiError 403 PASSWORD_REQUIRED, or LOGIN_AGAIN for an account without password, if something was
 * sold to that email address, and nothing shows yet that the account is its owner's
 */
export const validateMail = (
  deps: AccountDeps,
  validation: MailValidation,
  context: RequestContext,
): Promise<ValidatedAnswer> => byLink(deps, context.ip, () => validate(deps, validation, context));

async function validate(
  deps: AccountDeps,
  { token, password }: MailValidation,
  context: RequestContext,
): Promise<ValidatedAnswer> {
  const { ip, session, site } = context;
  // Counted by the token: its account is looked up later.
  if (password !== undefined) await deps.limits.count('password', ip, digestOf(token).toString('base64'));
  const now = deps.now();
  const proof = { who: await readerOf(deps.db, site, session, now), password };
  const holder =
    (await tokenHolder(deps.db, token, 'validate', now)) ??
    (await tokenHolder(deps.db, token, 'change-email', now));
  if (holder === null) throw badToken();
  const mailboxDigest = await loadMailboxDigest(deps.db);
  try {
    const answer = await deps.db.transaction(async (tx): Promise<ValidatedAnswer> => {
      // The account before its token, as where accounts are deleted: prevents a deadlock.
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, holder)).for('update');
      if (!account) throw badToken();
      if ((await spendToken(tx, token, 'validate', now)) !== null)
        return proveAddress(deps, tx, account, { proof, context, now });
      if ((await spendToken(tx, token, 'change-email', now)) === null) throw badToken();
      await moveAddress(deps, tx, account, { proof, context, now, mailboxDigest });
      return { emailChanged: true };
    });
    deps.outbox.sendSoon();
    return answer;
  } catch (error) {
    throw asTaken(error);
  }
}

type Validating = { proof: Parameters<typeof proveBuyer>[3]; context: RequestContext; now: Date };

/**
 * Marks the account's email address as verified.
 * @param account locked
 */
async function proveAddress(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  account: AccountRow,
  { proof, context, now }: Validating,
): Promise<ValidatedAnswer> {
  await tx.update(accounts).set({ validatedAt: now }).where(eq(accounts.id, account.id));
  await expectRoomInMailbox(tx, account);
  await proveBuyer(deps, tx, account, proof);
  if (account.emailKey) await resetSubscriptions(tx, account.emailKey, now);
  // A link to a new password that was requested before lasts longer than those of validated accounts may.
  await capTokenExpiry(tx, account.id, 'reset', now);
  await deps.hooks.onProof(tx, account);
  const backUrl = originPage(account, context);
  return { emailChanged: false, ...(backUrl ? { backUrl } : {}) };
}

/**
 * Makes the pending email address that of the account.
 * @param account locked
 */
async function moveAddress(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  account: AccountRow,
  { proof, context, now, mailboxDigest }: Validating & { mailboxDigest: DigestOfMailbox },
): Promise<void> {
  const { id, pendingEmail: email } = account;
  if (!email) throw badToken();
  const moved = { id, email, emailKey: emailKey(email) };
  await expectRoomInMailbox(tx, moved);
  await proveBuyer(deps, tx, { ...account, ...moved }, proof);
  // Another spelling of the same mailbox leaves nothing behind, and was validated when the first was. A new
  // account does not erase the history of a mailbox that was left, and neither does one that moves to a
  // mailbox later.
  const isSameMailbox = mailboxKey(account.email) === mailboxKey(email);
  if (!isSameMailbox) await deps.hooks.onLeavingMailbox(tx, mailboxDigest, id, now);
  const validatedAt = (isSameMailbox ? account.validatedAt : null) ?? now;
  // A child under a guardian's account is independent from here on.
  if (account.guardianId !== null) await tellGuardian(deps, tx, account, context);
  await tx
    .update(accounts)
    .set({ email, emailKey: moved.emailKey, pendingEmail: '', guardianId: null, validatedAt })
    .where(eq(accounts.id, id));
  await resetSubscriptions(tx, moved.emailKey, now);
  await deps.hooks.onProof(tx, moved);
  await revokeTokens(tx, id);
  await endSessions(tx, id, { exceptSecret: context.session });
  if (account.email)
    await writeEmail(deps, tx, context, ACCOUNT_EMAILS, 'emailChanged', account.email, {
      nick: account.nick,
      link: context.site.contactEmail ?? context.origin,
    });
}

/**
 * The page at which a registration began. Anything that is not a path of this site (a provider's name,
 * another site's page) is ignored.
 */
const originPage = ({ origin, site }: { origin: string; site: string }, context: RequestContext) =>
  site === context.site.alias && origin.startsWith('/') ? ownBackUrl(origin, context.origin) : undefined;
