import { inArray, sql } from 'drizzle-orm';
import { authors } from '../../../content/stories';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { hasLink, nickKey, remembered, wordIn, wordsOf, writtenKey } from '../../../platform/words';
import type { CommentRules } from '../../../sites';
import { sites } from '../../../sites';
import { accounts } from '../tables';

/** Words that would make a reader look like the newsroom. */
const NEWSROOM_WORDS = `
  admin administracio administracion administrador administradora
  moderacio moderacion moderador moderadora moderator
  redaccio redaccion redactor redactora newsroom
`
  .trim()
  .split(/\s+/);

/** Separates the words of a nick: `SocPol33` has three. */
const spaced = (nick: string): string =>
  nick.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');

/**
 * Minimum letters of a name that is searched for at the ends of longer words, and of one that is searched for
 * anywhere in them.
 */
const TELLING_LETTERS = { atAnEnd: 5, anywhere: 6 } as const;

/**
 * Whether a word contains a name. Names are not searched for across words: Raquel Far does not belong to El
 * Far.
 */
function hasWithin(word: string, name: string): boolean {
  if (name.length >= TELLING_LETTERS.anywhere) return word.includes(name);
  return name.length >= TELLING_LETTERS.atAnEnd && (word.startsWith(name) || word.endsWith(name));
}

/** Whether a nick has the consecutive words of a name, or the name written as one word. */
function carries(nick: string, name: string): boolean {
  const [words, sought] = [wordsOf(nick), wordsOf(name)];
  if (sought.length === 0) return false;
  const asOne = sought.join('');
  return (
    words.join('') === asOne ||
    ` ${words.join(' ')} `.includes(` ${sought.join(' ')} `) ||
    words.some((word) => hasWithin(word, asOne))
  );
}

/** All runs of consecutive words or letters, each joined into one word. */
const rowsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join('')),
  );

/** Minimum letters of an author's name that is searched for within longer words. */
const AUTHOR_LETTERS = 8;

/** Parts of a word that could be an author's name. */
const withinWord = (word: string): string[] =>
  rowsOf([...word]).filter((letters) => letters.length >= AUTHOR_LETTERS);

/** The look-alike key of a listed word. */
const asSeen = remembered(nickKey);

/**
 * Whether a nick looks like the newsroom, one of the sites or one of their authors, is a web address, or has
 * a word that a site holds or refuses in comments: a nick appears above comments, on all sites.
 */
export async function isReservedNick(db: Database | DatabaseTransaction, nick: string): Promise<boolean> {
  if (hasLink(nick) || NEWSROOM_WORDS.some((word) => carries(nick, word))) return true;
  const known = await db
    .select({
      name: sql<string>`${sites.record}->>'name'`,
      comments: sql<Pick<CommentRules, 'held' | 'refused'> | null>`${sites.record}->'comments'`,
    })
    .from(sites);
  if (known.some(({ name }) => carries(nick, name))) return true;
  const listed = known.flatMap(({ comments }) => [...(comments?.held ?? []), ...(comments?.refused ?? [])]);
  const seen = listed.map(asSeen);
  // Also by its look: `ldiota` is read as another word.
  if ([nick, spaced(nick)].some((text) => wordIn(text, listed) ?? wordIn(nickKey(text), seen))) return true;
  const words = wordsOf(nick);
  const sought = new Set([...rowsOf(words), ...words.flatMap(withinWord)]);
  const [author] = await db
    .select({ id: authors.id })
    .from(authors)
    .where(inArray(authors.nameKey, [...sought]))
    .limit(1);
  return author !== undefined;
}

/**
 * Whether a nick is available.
 * @param ownId id of an account that has it already
 */
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
