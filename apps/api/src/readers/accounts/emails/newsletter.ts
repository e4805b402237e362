import { newsletterConfirmationPath, quoted } from '@portal/model';
import { READER_CONSENT_VERSION, readerConsentWords } from '@portal/model/readers';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../../platform/database';
import { badToken, invalidFields } from '../../../platform/http';
import { digestOf, newSecret } from '../../../platform/secrets';
import { emailKey } from '../../../platform/words';
import type { RequestContext, SiteRecord } from '../../../sites';
import { type AccountDeps, writeRequestedEmail } from '../deps';
import { byLink } from '../entry/tokens';
import type { AccountRow } from '../reader';
import { newsletterStops, newsletterSubscriptions } from '../tables';
import { complaintsOf, currentComplaintsOf } from './complaints';

/** Values of the email that asks an owner to confirm newsletters; on a site without any, its name. */
const asks = ({ site, origin }: RequestContext, token: string, newsletters: SiteRecord['newsletters']) => ({
  newsletters: quoted(newsletters.length ? newsletters.map(({ name }) => name) : [site.name], site.language),
  link: `${origin}${newsletterConfirmationPath(
    token,
    newsletters.map(({ id }) => id),
  )}`,
});

/**
 * Subscribes an email address to a newsletter of the site once its owner confirms it; by default to the
 * first, and to that one even if another comes first later. The response is the same for an address that is
 * subscribed already, so it reveals nothing.
 * @throws ApiError 400 for an unknown newsletter of the site
 */
export async function subscribe(
  deps: AccountDeps,
  { email, newsletter }: { email: string; newsletter?: string | undefined },
  context: RequestContext,
): Promise<void> {
  const key = emailKey(email);
  const { newsletters } = context.site;
  const chosen =
    newsletter === undefined ? newsletters.slice(0, 1) : newsletters.filter(({ id }) => id === newsletter);
  if (newsletter !== undefined && !chosen.length)
    throw invalidFields([{ field: 'newsletter', code: 'invalid' }]);
  // Not refunded if the mailbox is full: a stranger could otherwise keep probing whether it is.
  await deps.limits.count('newsletter', context.ip, key);
  await askToConfirm(deps, { email, key, chosen }, context);
  deps.outbox.sendSoon();
}

async function askToConfirm(
  deps: AccountDeps,
  { email, key, chosen }: { email: string; key: string; chosen: SiteRecord['newsletters'] },
  context: RequestContext,
): Promise<void> {
  const token = newSecret();
  const { site } = context;
  const asking = {
    tokenHash: digestOf(token),
    askedAt: deps.now(),
    version: READER_CONSENT_VERSION,
    words: [
      readerConsentWords('terms', site),
      ...(site.publisher ? [readerConsentWords('privacy', site)] : []),
    ].join('. '),
  };
  await deps.db.transaction((tx) =>
    // Counted whether an email is sent or not, so that the response does not reveal a subscribed email
    // address.
    writeRequestedEmail(deps, tx, context, 'newsletter', email, async () => {
      const [asked] = await tx
        .insert(newsletterSubscriptions)
        .values({
          ...asking,
          site: site.alias,
          emailKey: key,
          email,
          newsletter: chosen[0]?.id ?? '',
        })
        .onConflictDoUpdate({
          target: [
            newsletterSubscriptions.site,
            newsletterSubscriptions.emailKey,
            newsletterSubscriptions.newsletter,
          ],
          set: asking,
          setWhere: isNull(newsletterSubscriptions.confirmedAt),
        })
        .returning({ emailKey: newsletterSubscriptions.emailKey });
      return asked ? asks(context, token, chosen) : null;
    }),
  );
}

/**
 * Lets a stopped email address get newsletters again: its owner has proved that it is theirs, and wants them.
 * Ends the complaints of its mailbox, whatever address they were about.
 */
export async function resetSubscriptions(tx: DatabaseTransaction, key: string, now: Date): Promise<void> {
  await tx
    .update(newsletterStops)
    .set({ stoppedAt: null, reason: null, refusals: 0, tokenHash: null, restartedAt: now })
    .where(or(eq(newsletterStops.emailKey, key), complaintsOf(key)));
}

/**
 * Asks a reader who chooses newsletters again for a stopped email address whether it is still theirs: none is
 * sent before they confirm it. Asks as well after a complaint about another address of the mailbox, which the
 * confirmation ends.
 * @param wanted ids of the chosen newsletters
 */
export async function askToStartAnew(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  { email, emailKey: key, validatedAt }: Pick<AccountRow, 'email' | 'emailKey' | 'validatedAt'>,
  wanted: readonly string[],
  context: RequestContext,
): Promise<void> {
  // Without a validated email address, the validation itself is the confirmation.
  if (key === null || validatedAt === null) return;
  const isOwn = eq(newsletterStops.emailKey, key);
  const [stopped] = await tx
    .select({ emailKey: newsletterStops.emailKey })
    .from(newsletterStops)
    .where(and(isNotNull(newsletterStops.stoppedAt), or(isOwn, currentComplaintsOf(key, deps.now()))))
    .orderBy(sql`${isOwn} desc`)
    .limit(1)
    .for('update');
  if (!stopped) return;
  const token = newSecret();
  await tx
    .update(newsletterStops)
    .set({ tokenHash: digestOf(token) })
    .where(eq(newsletterStops.emailKey, stopped.emailKey));
  const newsletters = context.site.newsletters.filter(({ id }) => wanted.includes(id));
  const values = async () => asks(context, token, newsletters);
  await writeRequestedEmail(deps, tx, context, 'newsletter', email, values, 'reader');
}

/** Uses up the token of that email. */
export const confirmSubscription = (
  deps: AccountDeps,
  token: string,
  { ip }: Pick<RequestContext, 'ip'>,
): Promise<void> => byLink(deps, ip, () => confirm(deps, token));

async function confirm(deps: AccountDeps, token: string): Promise<void> {
  const tokenHash = digestOf(token);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const isAsked = and(
      eq(newsletterSubscriptions.tokenHash, tokenHash),
      isNull(newsletterSubscriptions.confirmedAt),
    );
    const [asked] = await tx
      .select({ emailKey: newsletterSubscriptions.emailKey })
      .from(newsletterSubscriptions)
      .where(isAsked);
    const [stopped] = asked
      ? []
      : await tx
          .select({ emailKey: newsletterStops.emailKey })
          .from(newsletterStops)
          .where(eq(newsletterStops.tokenHash, tokenHash));
    const found = asked ?? stopped;
    if (!found) throw badToken();
    // Before the subscription, in the order of stopping an address: prevents a deadlock.
    await resetSubscriptions(tx, found.emailKey, now);
    if (!asked) return;
    const confirmed = await tx
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now, tokenHash: null })
      .where(isAsked)
      .returning({ emailKey: newsletterSubscriptions.emailKey });
    if (!confirmed.length) throw badToken();
  });
}
