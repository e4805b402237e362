import type { CurrentUser } from '@portal/model/readers';
import { getTableColumns } from 'drizzle-orm';
import { type Database, often } from '../../platform/database';
import { digestOf } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import { accounts } from './tables';

export type AccountRow = typeof accounts.$inferSelect;

/** An account with its lists, newest last; newsletters are those of one site. */
export type AccountWithLists = AccountRow &
  Record<'saved' | 'followed' | 'newsletters' | 'disliked' | 'reported', string[]>;

/** The newest comments that a reader voted down or reported; their profile lists them. */
const MAX_COMMENTS = 200;

/**
 * Whether an account has a verified email address or a guardian: only then do its actions affect others,
 * because anybody can have any number of other accounts.
 */
export const isProven = ({
  validatedAt,
  guardianId,
}: Pick<AccountRow, 'validatedAt' | 'guardianId'>): boolean => validatedAt !== null || guardianId !== null;

/** Logged-in reader: the account, its bookmarks, and the session that authenticates it. */
export type Reader = AccountWithLists & { sessionId: number; startedAt: Date; seenAt: Date };

const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const accountColumns = Object.keys(getTableColumns(accounts))
  .map((key) => `a.${columnOf(key)} as "${key}"`)
  .join(', ');

/*
 * All data of a reader come in one query, lists included: every page of theirs requests the profile. It is a
 * constant text, because building and parsing it again costs more than its execution, and returns JSON,
 * because a row's forty columns would be described again each time. Subscriptions from before an address had
 * an account belong to its account once that has verified the address.
 */
const lists = (site: string) => `
  array(select content_id::text from saved_contents where account_id = a.id order by saved_at) as saved,
  array(select author_id::text from followed_authors where account_id = a.id order by followed_at) as followed,
  array(select newsletter from account_newsletters where account_id = a.id and site = ${site}
    union select s.newsletter from newsletter_subscriptions s
    where s.site = ${site} and s.email_key = a.email_key and s.confirmed_at is not null
      and a.validated_at is not null) as newsletters,
  array(select comment_id::text from comment_votes where account_id = a.id and vote = 'dislike'
    order by comment_id desc limit ${MAX_COMMENTS}) as disliked,
  array(select comment_id::text from comment_reports where account_id = a.id
    order by comment_id desc limit ${MAX_COMMENTS}) as reported`;

const OF_SESSION = `
  select row_to_json(reader) as reader from (
    select ${accountColumns}, ${lists('$2')},
      s.id as "sessionId", s.started_at as "startedAt", s.seen_at as "seenAt", s.expires_at as "expiresAt"
    from sessions s join accounts a on a.id = s.account_id where s.token_hash = $1) reader`;
/** The account of an id, as a value in another statement; both arguments are its parameters, such as `$1`. */
export const accountJson = (id: string, site: string) => `(
  select row_to_json(reader) from (
    select ${accountColumns}, ${lists(site)} from accounts a where a.id = ${id}) reader)`;
const OF_ACCOUNT = `select ${accountJson('$1', '$2')} as reader`;

/** A row as JSON: its timestamps are text. */
export type Written<T> = { [K in keyof T]: Date extends T[K] ? string | Exclude<T[K], Date> : T[K] };

/** Converts an account from JSON, with its timestamps. */
export const readAccount = <T extends Written<AccountWithLists>>(account: T) => ({
  ...account,
  validatedAt: account.validatedAt === null ? null : new Date(account.validatedAt),
  createdAt: new Date(account.createdAt),
});

/** Reader of a session; null if the session does not exist (any more). */
export async function readerOf(
  db: Database,
  site: Pick<SiteRecord, 'alias'>,
  session: string | null,
  now: Date,
): Promise<Reader | null> {
  if (!session) return null;
  type Row = { reader: Written<Reader & { expiresAt: Date }> };
  const [row] = await often<Row>(db, 'reader-of-session', OF_SESSION, [digestOf(session), site.alias]);
  if (!row || new Date(row.reader.expiresAt) <= now) return null;
  const { startedAt, seenAt } = row.reader;
  return readAccount({ ...row.reader, startedAt: new Date(startedAt), seenAt: new Date(seenAt) });
}

/** An account with its lists, for the response to a login. */
export async function accountWithLists(
  db: Database,
  site: Pick<SiteRecord, 'alias'>,
  id: number,
): Promise<AccountWithLists> {
  type Row = { reader: Written<AccountWithLists> | null };
  const [row] = await often<Row>(db, 'reader-of-account', OF_ACCOUNT, [id, site.alias]);
  if (!row?.reader) throw new Error(`account ${id} is gone`);
  return readAccount(row.reader);
}

/** A reader in the form of the product's API (spec §3). It contains no secrets. */
export function currentUser(
  reader: AccountWithLists,
  site: Pick<SiteRecord, 'newsletters'>,
  isSubscriber: boolean,
): CurrentUser {
  const { nick, name, surname, email, pendingEmail, bulletin, birthdate, phone, nif } = reader;
  const { address, postalCode, city, province, country, demoBulletin, alternativeEmail } = reader;
  return {
    id: String(reader.id),
    nick,
    name,
    surname,
    email,
    pendingEmail,
    bulletin,
    birthdate,
    phone,
    nif,
    address,
    postalCode,
    city,
    province,
    country,
    demoBulletin,
    alternativeEmail,
    savedContentIds: reader.saved,
    followedAuthorIds: reader.followed,
    commentsDislikeId: reader.disliked,
    commentsReportId: reader.reported,
    newsletters: site.newsletters.map(({ id, name: title }) => ({
      id,
      name: title,
      isSubscribed: reader.newsletters.includes(id),
    })),
    isRegisteredInDemo: reader.isDemo,
    isUnvalidated: reader.email !== '' && reader.validatedAt === null,
    hasPassword: reader.passwordHash !== null,
    isChild: reader.guardianId !== null,
    isSubscriber,
  };
}
