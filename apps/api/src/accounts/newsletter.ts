import { ROUTES } from '@portal/model';
import { and, eq, isNull } from 'drizzle-orm';
import { newsletterSubscriptions } from '../database/accounts';
import { badToken } from './api-error';
import { type AccountDeps, writeEmail } from './deps';
import { emailKey } from './keys';
import type { RequestContext } from './request-context';
import { digestOf, newSecret } from './secrets';

/**
 * Subscribes an address to the site's newsletter once its owner confirms it. The answer is the same for an address that
 * is subscribed already: it tells nobody.
 */
export async function subscribe(deps: AccountDeps, email: string, context: RequestContext): Promise<void> {
  const key = emailKey(email);
  deps.limits.count('newsletter', context.address, key);
  const token = newSecret();
  await deps.db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(newsletterSubscriptions)
      .values({
        site: context.site.alias,
        emailKey: key,
        email,
        tokenHash: digestOf(token),
        askedAt: deps.now(),
      })
      .onConflictDoUpdate({
        target: [newsletterSubscriptions.site, newsletterSubscriptions.emailKey],
        set: { tokenHash: digestOf(token), askedAt: deps.now() },
        setWhere: isNull(newsletterSubscriptions.confirmedAt),
      })
      .returning({ emailKey: newsletterSubscriptions.emailKey });
    if (!asked) return;
    await writeEmail(deps, tx, context, 'newsletter', email, {
      link: `${context.origin}${ROUTES.newsletterConfirmation}?token=${token}`,
    });
  });
  deps.outbox.sendSoon();
}

/** Spends the token of that email. */
export async function confirmSubscription(
  deps: AccountDeps,
  token: string,
  context: Pick<RequestContext, 'address'>,
): Promise<void> {
  deps.limits.count('token', context.address);
  const confirmed = await deps.db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: deps.now(), tokenHash: null })
    .where(
      and(
        eq(newsletterSubscriptions.tokenHash, digestOf(token)),
        isNull(newsletterSubscriptions.confirmedAt),
      ),
    )
    .returning({ emailKey: newsletterSubscriptions.emailKey });
  if (!confirmed.length) throw badToken();
}
