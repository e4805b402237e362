import { contents } from '../content/stories/tables';
import type { Database } from '../platform/database/client';
import { accountNewsletters, accounts, newsletterSubscriptions } from '../readers/accounts/tables';
import { readSiteFile } from '../sites/file';
import { SITE_FILE } from './site';

const FILE = SITE_FILE.replace(
  '{ id: mati, name: El matí }',
  `{ id: mati, name: El matí, edition: { source: since-last, count: 3, hour: "06:30", days: [wed, thu], from: mati@prova.example } }`,
);
/** A site whose morning newsletter has the new articles, on Wednesdays and Thursdays. */
export const NEWSLETTER_SITE = readSiteFile('prova.yaml', FILE);
/** Wednesday, 06:29 in Madrid. */
export const BEFORE = new Date('2026-03-18T05:29:00Z');

let accountNumber = 0;

/** Helpers for readers and articles, in a database that already has the site. */
export function newsroomIn(db: Database) {
  const subscribe = (email: string, confirmedAt: Date | null = BEFORE, newsletter = 'mati') =>
    db
      .insert(newsletterSubscriptions)
      .values({ site: 'prova', emailKey: email, email, newsletter, askedAt: BEFORE, confirmedAt });

  async function reader(email: string, validatedAt: Date | null = BEFORE): Promise<void> {
    accountNumber += 1;
    const nick = `lector${accountNumber}`;
    const [made] = await db
      .insert(accounts)
      .values({
        nick,
        nickKey: nick,
        email,
        emailKey: email,
        validatedAt,
        language: 'ca',
        site: 'prova',
        createdAt: BEFORE,
      })
      .returning({ id: accounts.id });
    await db
      .insert(accountNewsletters)
      .values({ accountId: made?.id ?? 0, site: 'prova', newsletter: 'mati' });
  }

  const publish = (number: number, publishedAt: Date, more: Partial<typeof contents.$inferInsert> = {}) =>
    db.insert(contents).values({
      site: 'prova',
      type: 'article' as const,
      path: `/societat/${number}/`,
      story: `s${number}`,
      title: `Notícia <${number}>`,
      status: 'published' as const,
      listed: true,
      publishedAt,
      body: [],
      source: 'prova',
      sourceId: String(number),
      sourceDigest: '',
      ...more,
    });

  return { subscribe, reader, publish };
}
export type Newsroom = ReturnType<typeof newsroomIn>;
