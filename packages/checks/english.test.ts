import { describe, expect, it } from 'vitest';
import { privateEnglish } from '../../scripts/lint/plain-english.mjs';

describe('plain English', () => {
  it.each([
    ['a comment', 'a.ts', '/** Page is made anew for each reader. */\nconst a = 1;'],
    ['a line comment', 'a.mjs', '// Tells of it to who asked.\n'],
    ['a test name', 'a.test.ts', "it('bears the mark of others', () => undefined);"],
    ['a test name without a subject', 'a.test.ts', "it('of a draft is hidden', () => undefined);"],
    ['the doc of a schema', 'a.ts', '/** Parses a card. */\nexport const cardSchema = v.object({});'],
    ['a tag within a line', 'a.ts', '/** Removes a pin. @throws ApiError */\nfunction a() {}'],
    [
      'a tag at the end of a line',
      'a.ts',
      '/**\n * Removes a pin. @throws\n * ApiError\n */\nfunction a() {}',
    ],
    ['the wrong noun', 'a.ts', '/** Comments on a content, by moment at which they came. */\nconst a = 1;'],
    ['a document', 'a.md', '# Limits\n\nWhoever asks is told so.\n'],
  ])('refuses private expressions in %s, with what to write instead', (_, file, text) => {
    const found = privateEnglish(file, text);
    expect(found).not.toEqual([]);
    for (const line of found) expect(line).toMatch(/^a\.[a-z.]+:\d+: “.+” → .+/);
  });

  it.each([
    ['code', 'a.ts', "const told = 'anew'; // 'told' is a name of the interface\n"],
    ['quoted names', 'a.ts', '/** Value of `whoever`. */\n'],
    ['a code block', 'a.md', '```\nwhoever is told\n```\n'],
    [
      'the doc of a function',
      'a.ts',
      '/** Parses a card. */\nexport const readCard = (text: string) => text;',
    ],
    ['a tag on its own line', 'a.ts', '/**\n * Removes a pin.\n * @throws ApiError\n */\nfunction a() {}'],
    ['a name in a phrase', 'a.ts', '// A content security policy, and key moments that readers see.\n'],
    ['plain sentences', 'a.ts', '/** Rebuilds the page for each reader. */\n'],
  ])('leaves %s alone', (_, file, text) => {
    expect(privateEnglish(file, text)).toEqual([]);
  });
});
