import { inArray, sql } from 'drizzle-orm';
import { authors } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { hasLink, nickKey, remembered, wordIn, wordsOf, writtenKey } from '../../platform/words';
import type { CommentRules } from '../../sites';
import { sites } from '../../sites';
import { accounts } from './tables';

/** Words by which a reader would be taken for the newsroom. */
const NEWSROOM_WORDS = `
  admin administracio administracion administrador administradora
  moderacio moderacion moderador moderadora moderator
  redaccio redaccion redactor redactora newsroom
`
  .trim()
  .split(/\s+/);

/** A nick with its words apart: `SocPol33` has three. */
const spaced = (nick: string): string =>
  nick.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');

/** Letters of a name that is looked for at the ends of longer words, and of one that is looked for anywhere in them. */
const TELLING_LETTERS = { atAnEnd: 5, anywhere: 6 } as const;

/** Whether a word has a name within it. Names are not looked for across words: Raquel Far is nobody of El Far. */
function hasWithin(word: string, name: string): boolean {
  if (name.length >= TELLING_LETTERS.anywhere) return word.includes(name);
  return name.length >= TELLING_LETTERS.atAnEnd && (word.startsWith(name) || word.endsWith(name));
}

/** Whether a nick has the words of a name one after another, or the name written as one word. */
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

/** Words or letters that follow one another, each such row of them as one word. */
const rowsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join('')),
  );

/** Letters of an author's name that is looked for within longer words. */
const AUTHOR_LETTERS = 8;

/** What of a word could be an author's name. */
const withinWord = (word: string): string[] =>
  rowsOf([...word]).filter((letters) => letters.length >= AUTHOR_LETTERS);

/** A listed word as it looks. */
const asSeen = remembered(nickKey);

/**
 * Whether a nick would be read as the newsroom, one of the sites or one of their authors, is an address of the web, or has a word that a site
 * holds or refuses in comments: it stands over them, on all sites.
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
  // As it looks, too: `ldiota` is read as what it is not.
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
