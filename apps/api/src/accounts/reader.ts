import type { CurrentUser } from '@portal/model';
import { eq, sql } from 'drizzle-orm';
import { accounts, sessions } from '../database/accounts';
import type { Database } from '../database/client';
import type { SiteRecord } from '../sites/record';
import { digestOf } from './secrets';

export type AccountRow = typeof accounts.$inferSelect;

/** Who is logged in: the account, what it keeps, and the session that says so. */
export type Reader = AccountRow & {
  saved: string[];
  followed: string[];
  newsletters: string[];
  sessionId: number;
  seenAt: Date;
};

/* Everything of a reader comes in one query, lists and all: profiles are asked for on every page of theirs. */
const columns = (site: string) =>
  ({
    account: accounts,
    saved: sql<
      string[]
    >`array(select content_id::text from saved_contents where account_id = ${accounts.id} order by saved_at)`,
    followed: sql<
      string[]
    >`array(select author_id::text from followed_authors where account_id = ${accounts.id} order by followed_at)`,
    newsletters: sql<
      string[]
    >`array(select newsletter from account_newsletters where account_id = ${accounts.id} and site = ${site})`,
  }) as const;

/** Who a session belongs to; null for one that is none (any more). */
export async function readerOf(
  db: Database,
  site: Pick<SiteRecord, 'alias'>,
  session: string | null,
  now: Date,
): Promise<Reader | null> {
  if (!session) return null;
  const [row] = await db
    .select({ ...columns(site.alias), session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, digestOf(session)));
  if (!row || row.session.expiresAt <= now) return null;
  const { account, saved, followed, newsletters } = row;
  return { ...account, saved, followed, newsletters, sessionId: row.session.id, seenAt: row.session.seenAt };
}

/** The same of an account, for the answer of a login. */
export async function accountWithLists(db: Database, site: Pick<SiteRecord, 'alias'>, id: number) {
  const [row] = await db.select(columns(site.alias)).from(accounts).where(eq(accounts.id, id));
  if (!row) throw new Error(`account ${id} is gone`);
  const { account, ...lists } = row;
  return { ...account, ...lists };
}

/** A reader as the product's calls show one (spec §3). Nothing secret is in it. */
export function currentUser(
  reader: Omit<Reader, 'sessionId' | 'seenAt'>,
  site: Pick<SiteRecord, 'newsletters'>,
): CurrentUser {
  const { nick, name, surname, email, pendingEmail, bulletin, birthdate, phone, nif } = reader;
  const { address, postalCode, city, province, country, demoBulletin, alternativeEmail } = reader;
  return {
    id: String(reader.id),
    ...{ nick, name, surname, email, pendingEmail, bulletin, birthdate, phone, nif },
    ...{ address, postalCode, city, province, country, demoBulletin, alternativeEmail },
    savedContentIds: reader.saved,
    followedAuthorIds: reader.followed,
    commentsDislikeId: [],
    commentsReportId: [],
    newsletters: site.newsletters.map(({ id, name: title }) => ({
      id,
      name: title,
      isSubscribed: reader.newsletters.includes(id),
    })),
    isRegisteredInDemo: reader.isDemo,
  };
}
