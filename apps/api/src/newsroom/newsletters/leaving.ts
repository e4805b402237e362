import { newsletterLeavingPath } from '@portal/model';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { badToken } from '../../platform/http';
import { BadCursor, type Cursors, idSchema, type OpenCursors } from '../../platform/secrets';
import type { RequestContext } from '../../sites';
import { newsletterEditions, newsletterEmails } from './tables';

/** An unsubscribe link contains the id of its email, not an email address. */
const linkSchema = v.object({ letter: idSchema });
const linkList = (site: string) => ['newsletter-leaving', site];

/** Unsubscribe link of an email. */
export const leavingLink = (
  cursors: Cursors,
  { alias, url }: { alias: string; url: string },
  { email: letter, newsletter }: { email: number; newsletter: string },
): string =>
  `${url}${newsletterLeavingPath(cursors.write(linkSchema, linkList(alias), { letter }), newsletter)}`;

/**
 * Unsubscribes the email address of an email from its newsletter. Idempotent. Its waiting emails are not
 * sent.
 * @throws ApiError for an invalid link
 */
export async function leaveNewsletter(
  { db, cursors, now }: { db: Database; cursors: OpenCursors; now: () => Date },
  token: string,
  { site }: Pick<RequestContext, 'site'>,
): Promise<void> {
  const letter = await emailOf(await cursors(), token, site.alias);
  const [found] = await db
    .select({ emailKey: newsletterEmails.emailKey, newsletter: newsletterEditions.newsletter })
    .from(newsletterEmails)
    .innerJoin(newsletterEditions, eq(newsletterEditions.id, newsletterEmails.editionId))
    .where(and(eq(newsletterEmails.id, letter), eq(newsletterEditions.site, site.alias)));
  if (!found) throw badToken();
  const { emailKey, newsletter } = found;
  await db.transaction(async (tx) => {
    await tx
      .update(newsletterEmails)
      .set({ leftAt: now() })
      .where(and(eq(newsletterEmails.id, letter), isNull(newsletterEmails.leftAt)));
    await tx.execute(sql`
      delete from account_newsletters using accounts
      where accounts.id = account_newsletters.account_id and accounts.email_key = ${emailKey}
        and account_newsletters.site = ${site.alias} and account_newsletters.newsletter = ${newsletter}`);
    await tx.execute(sql`
      update reader_consents set withdrawn_at = ${now().toISOString()} from accounts
      where accounts.id = reader_consents.account_id and accounts.email_key = ${emailKey}
        and reader_consents.site = ${site.alias} and reader_consents.kind = 'newsletter'
        and reader_consents.newsletter = ${newsletter} and withdrawn_at is null`);
    await tx.execute(sql`
      delete from newsletter_subscriptions
      where site = ${site.alias} and email_key = ${emailKey} and newsletter = ${newsletter}`);
    await tx.execute(sql`
      delete from newsletter_letters using newsletter_editions
      where newsletter_editions.id = newsletter_letters.edition_id and newsletter_letters.state = 'waiting'
        and newsletter_letters.email_key = ${emailKey} and newsletter_letters.id <> ${letter}
        and newsletter_editions.site = ${site.alias} and newsletter_editions.newsletter = ${newsletter}`);
  });
}

async function emailOf(cursors: Cursors, token: string, site: string): Promise<number> {
  try {
    return cursors.read(linkSchema, linkList(site), token).letter;
  } catch (error) {
    throw error instanceof BadCursor ? badToken() : error;
  }
}
