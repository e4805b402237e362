import type { CurrentUser } from '@portal/model';
import { getTableColumns } from 'drizzle-orm';
import { type Database, often } from '../../platform/database';
import { digestOf } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import { accounts } from './tables';

export type AccountRow = typeof accounts.$inferSelect;

/** An account and what it keeps, newest last; newsletters are those of one site. */
export type AccountWithLists = AccountRow &
  Record<'saved' | 'followed' | 'newsletters' | 'disliked' | 'reported', string[]>;

/** Comments that a reader voted down, or reported, which their profile names; the newest. */
const MAX_COMMENTS = 200;

/**
 * Whether an account has proved an address, or a guardian answers for it: what it does has weight for others. Of any other anybody has as
 * many as they like.
 */
export const isProven = ({
  validatedAt,
  guardianId,
}: Pick<AccountRow, 'validatedAt' | 'guardianId'>): boolean => validatedAt !== null || guardianId !== null;

/** Logged-in reader: the account, its bookmarks, and the session that proves it. */
export type Reader = AccountWithLists & { sessionId: number; startedAt: Date; seenAt: Date };

const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const accountColumns = Object.keys(getTableColumns(accounts))
  .map((key) => `a.${columnOf(key)} as "${key}"`)
  .join(', ');

/*
 * Everything of a reader comes in one query, lists and all: profiles are asked for on every page of theirs. It is written
 * as text, once, because to build and to read it anew costs more than the database takes for it, and comes as JSON, because
 * a row's forty columns are described anew each time. What an address was subscribed to without an
 * account is its account's too, once that has proved the address.
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
/** The account of an id, as a value of another statement; both are its parameters, such as `$1`. */
export const accountJson = (id: string, site: string) => `(
  select row_to_json(reader) from (
    select ${accountColumns}, ${lists(site)} from accounts a where a.id = ${id}) reader)`;
const OF_ACCOUNT = `select ${accountJson('$1', '$2')} as reader`;

/** As JSON has it: moments are text. */
export type Written<T> = { [K in keyof T]: Date extends T[K] ? string | Exclude<T[K], Date> : T[K] };

/** An account as it came, with its moments. */
export const readAccount = <T extends Written<AccountWithLists>>(account: T) => ({
  ...account,
  validatedAt: account.validatedAt === null ? null : new Date(account.validatedAt),
  createdAt: new Date(account.createdAt),
});

/** Reader of a session; null for one that does not exist (any more). */
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

/** The same of an account, for the answer of a login. */
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

/** A reader as the product's calls show one (spec §3). Nothing secret is in it. */
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
