import { eq, sql } from 'drizzle-orm';
import { accounts } from '../database/accounts';
import type { Database, DatabaseTransaction } from '../database/client';
import { authors, sites } from '../database/schema';
import { nickKey } from './keys';

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

/** Letters from which on a name is looked for at the beginning of longer words, too. */
const TELLING_LETTERS = 5;

/** Whether a nick has the words of a name one after another, or begins with the name written as one word. */
function carries(nick: string, name: string): boolean {
  const [words, sought] = [wordsOf(nick), wordsOf(name)];
  if (sought.length === 0) return false;
  const asOne = sought.join('');
  const begins = asOne.length >= TELLING_LETTERS && words.join('').startsWith(asOne);
  return begins || ` ${words.join(' ')} `.includes(` ${sought.join(' ')} `);
}

/** Whether a nick would be read as the newsroom, one of the sites or one of their authors. */
export async function isReservedNick(db: Database | DatabaseTransaction, nick: string): Promise<boolean> {
  if (NEWSROOM_WORDS.some((word) => carries(nick, word))) return true;
  const names = await db.select({ name: sql<string>`${sites.record}->>'name'` }).from(sites);
  if (names.some(({ name }) => carries(nick, name))) return true;
  const [author] = await db
    .select({ id: authors.id })
    .from(authors)
    .where(sql`search_fold(${authors.name}) = search_fold(${nick.replace(/[._-]/g, ' ')})`)
    .limit(1);
  return author !== undefined;
}

/** Whether a nick can be had. @param ownId of an account that has it already */
export async function isFreeNick(
  db: Database | DatabaseTransaction,
  nick: string,
  ownId: number | null = null,
): Promise<boolean> {
  const [owner] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.nickKey, nickKey(nick)));
  if (owner) return owner.id === ownId;
  return !(await isReservedNick(db, nick));
}
