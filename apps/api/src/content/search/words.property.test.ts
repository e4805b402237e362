import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOP_WORDS } from '../../platform/words/word-rules';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { foldLetters, isStopWord, readPasts, readWords } from './words';

const LANGUAGES = ['ca', 'es'] as const;

/** Letters of Europe's languages in Latin script, in any form, and the signs among them. */
const letter = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...'aeiouàèéíïóòúüçñlrstnAEIÓÑÇ') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'l·l',
      'L·L',
      'l•l',
      'l.l',
      'l-l',
      'ŀl',
      'Ŀ',
      'ió',
      'IÓ',
      'ieron',
      'iEron',
      'ó',
      'o\u0301',
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0xa0, max: 0x17f }).map((code) => String.fromCharCode(code)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\u0301',
      '\u0308',
      '\u0327',
      '\u00ad',
      'ﬁ',
      '１',
      "'",
      '’',
      '·',
      '-',
      '“',
      ' ',
      '\\',
      '$',
    ),
  },
);
const word = fc.oneof(
  fc.array(letter, { minLength: 1, maxLength: 14 }).map((parts) => parts.join('')),
  fc.constantFrom(
    ...LANGUAGES.flatMap((language) => Object.values(STOP_WORDS[language]).join(' ').trim().split(/\s+/)),
  ),
);
const words = fc.array(word, { minLength: 1, maxLength: 60 });

describe.each(ENGINES)('words, on %s', (engine) => {
  let database: TestDatabase;
  /** Value of an SQL expression over `word` for each word. */
  const each = async <Value>(expression: string, of: readonly string[]): Promise<Value[]> => {
    const { rows } = await database.db.$client.query<{ value: Value }>(
      `select ${expression} as value from unnest($1::text[]) with ordinality as asked(word, place) order by place`,
      [of],
    );
    return rows.map(({ value }) => value);
  };

  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database?.remove());

  it('are folded alike here and in the database', async () => {
    await fc.assert(
      fc.asyncProperty(words, async (of) => {
        expect(await each('search_letters(word)', of)).toEqual(of.map(foldLetters));
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('are read as the same past tenses here and in the database', async () => {
    await fc.assert(
      fc.asyncProperty(words, async (of) => {
        expect(await each('search_pasts(word)', of)).toEqual(of.map(readPasts));
      }),
      { numRuns: 60, seed: 8 },
    );
  });

  it.each(LANGUAGES)('words that index a text of %s are the ones that search for it', async (language) => {
    await fc.assert(
      fc.asyncProperty(words, async (of) => {
        const telling = of.filter((one) => /^\p{L}+$/u.test(one) && !isStopWord(language, foldLetters(one)));
        const asked = telling.map((one) => readWords(one, language));
        const { rows } = await database.db.$client.query<{ word: string }>(
          `select word from unnest($2::text[], $3::text[]) as question(word, asked)
           where not setweight(search_vector($1, word), 'A') @@ search_question($1, '%1$s', array[asked])`,
          [language, telling, asked.map((one) => one?.words[0] ?? '')],
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: 40, seed: 9 },
    );
  });

  it.each(LANGUAGES)('words that the index of %s omits are never searched for', async (language) => {
    const left = STOP_WORDS[language].everywhere.split(' ');
    expect(left.length).toBeGreaterThan(25);
    expect(left.filter((one) => !isStopWord(language, one))).toEqual([]);
    const { rows } = await database.db.$client.query<{ left: string[]; stems: string[] }>(
      `select search_function_words($1) as left, tsvector_to_array(search_vector($1, $2)) as stems`,
      [language, left.join(' ')],
    );
    expect(rows[0]?.left).toEqual(rows[0]?.stems);
  });
});
