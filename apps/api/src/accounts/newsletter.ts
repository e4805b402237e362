import { ROUTES } from '@portal/model';
import { and, eq, isNull } from 'drizzle-orm';
import { newsletterSubscriptions } from '../database/accounts';
import type { Asking } from './asking';
import { emailKey } from './keys';
import { type AccountParts, writeLetter } from './parts';
import { badToken } from './refusal';
import { digestOf, newSecret } from './secrets';

/**
 * Subscribes an address to the site's newsletter once its owner confirms it. The answer is the same for an address that
 * is subscribed already: it tells nobody.
 */
export async function subscribe(parts: AccountParts, email: string, asking: Asking): Promise<void> {
  const key = emailKey(email);
  parts.limits.count('newsletter', asking.address, key);
  const token = newSecret();
  await parts.db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(newsletterSubscriptions)
      .values({
        site: asking.site.alias,
        emailKey: key,
        email,
        tokenHash: digestOf(token),
        askedAt: parts.now(),
      })
      .onConflictDoUpdate({
        target: [newsletterSubscriptions.site, newsletterSubscriptions.emailKey],
        set: { tokenHash: digestOf(token), askedAt: parts.now() },
        setWhere: isNull(newsletterSubscriptions.confirmedAt),
      })
      .returning({ emailKey: newsletterSubscriptions.emailKey });
    if (!asked) return;
    await writeLetter(parts, tx, asking, 'newsletter', email, {
      link: `${asking.origin}${ROUTES.newsletterConfirmation}?token=${token}`,
    });
  });
  parts.post.hurry();
}

/** Spends the token of that letter. */
export async function confirmSubscription(
  parts: AccountParts,
  token: string,
  asking: Pick<Asking, 'address'>,
): Promise<void> {
  parts.limits.count('token', asking.address);
  const confirmed = await parts.db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: parts.now(), tokenHash: null })
    .where(
      and(
        eq(newsletterSubscriptions.tokenHash, digestOf(token)),
        isNull(newsletterSubscriptions.confirmedAt),
      ),
    )
    .returning({ emailKey: newsletterSubscriptions.emailKey });
  if (!confirmed.length) throw badToken();
}
