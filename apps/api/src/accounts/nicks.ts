import { inArray, sql } from 'drizzle-orm';
import { accounts } from '../database/accounts';
import type { Database, DatabaseTransaction } from '../database/client';
import { authors, sites } from '../database/schema';
import { hasLink } from '../links';
import { joinedKey, nickKey, writtenKey } from './keys';

/** Words by which a reader would be taken for the newsroom. */
const NEWSROOM_WORDS = `
  admin administracio administracion administrador administradora
  moderacio moderacion moderador moderadora moderator
  redaccio redaccion redactor redactora newsroom
`
  .trim()
  .split(/\s+/);

/** Words as a reader sees them: those that look alike are one. */
const wordsOf = (text: string): string[] => nickKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters of a name that is looked for at the ends of longer words, and of one that is looked for anywhere. */
const TELLING_LETTERS = { atAnEnd: 5, anywhere: 6 } as const;

/** Whether a nick has the words of a name one after another, or the name written as one word. */
function carries(nick: string, name: string): boolean {
  const [words, sought] = [wordsOf(nick), wordsOf(name)];
  if (sought.length === 0) return false;
  if (` ${words.join(' ')} `.includes(` ${sought.join(' ')} `)) return true;
  const [whole, asOne] = [joinedKey(nick), joinedKey(name)];
  if (asOne.length >= TELLING_LETTERS.anywhere) return whole.includes(asOne);
  return asOne.length >= TELLING_LETTERS.atAnEnd && (whole.startsWith(asOne) || whole.endsWith(asOne));
}

/** Letters of an author's name that is looked for within longer nicks. */
const AUTHOR_LETTERS = 8;

/** The `joinedKey` of an author's name, in the database. */
const AUTHOR_KEY = sql`replace(replace(translate(
  regexp_replace(search_fold(${authors.name}), '[^[:alnum:]]', '', 'g'), 'i10', 'llo'), 'rn', 'm'), 'vv', 'w')`;

/** Whether a nick would be read as the newsroom, one of the sites or one of their authors, or is an address of the web. */
export async function isReservedNick(db: Database | DatabaseTransaction, nick: string): Promise<boolean> {
  if (hasLink(nick) || NEWSROOM_WORDS.some((word) => carries(nick, word))) return true;
  const names = await db.select({ name: sql<string>`${sites.record}->>'name'` }).from(sites);
  if (names.some(({ name }) => carries(nick, name))) return true;
  const key = joinedKey(nick);
  const [author] = await db
    .select({ id: authors.id })
    .from(authors)
    .where(
      sql`${AUTHOR_KEY} = ${key} or (length(${AUTHOR_KEY}) >= ${AUTHOR_LETTERS} and position(${AUTHOR_KEY} in ${key}) > 0)`,
    )
    .limit(1);
  return author !== undefined;
}

/** Whether a nick can be had. @param ownId of an account that has it already */
export async function isFreeNick(
  db: Database | DatabaseTransaction,
  nick: string,
  ownId: number | null = null,
): Promise<boolean> {
  const owners = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.nickKey, [nickKey(nick), writtenKey(nick)]));
  if (owners.length) return owners.some(({ id }) => id === ownId);
  return !(await isReservedNick(db, nick));
}
