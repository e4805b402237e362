import { describe, expect, it } from 'vitest';
import { LANGUAGE_PACKS } from '../locale/packs';

/** Every text of a dictionary, with its path. */
function textsOf(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${way}.${name}`));
}

describe('Catalan texts', () => {
  const texts = textsOf(LANGUAGE_PACKS.ca.texts);

  it('are many', () => expect(texts.length).toBeGreaterThan(300));

  it('have the accents that the norm of 2016 left, and no others', () => {
    // Fifteen pairs keep their accent; of the words that lost it, these occur in interfaces.
    const lost =
      /(?<!\p{L})(vés|véns|vénen|véu|dóna|dónes|dónen|fóra|féu|sóc|bóta|nét|néts|néta|nétes|móra|mòlt|ós|óssos)(?!\p{L})/iu;
    expect(texts.filter(([, text]) => lost.test(text))).toEqual([]);
  });
});
