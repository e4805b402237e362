import { fill, inValencian } from '@portal/model';
import { expect, it } from 'vitest';
import { textsByLanguage } from './texts';

const catalan = textsByLanguage().get('ca') ?? [];

/** Forms that Valencian spells differently: words of the central standard, and their endings. */
const CENTRAL =
  /(?<![\p{L}·])(?:[mts]ev(?:a|es)|aquest(?:a|s|es)?|avui|vuit|sort(?:ir|it|irà)|surt(?:en)?|treur?e?|aquí|\p{L}{2,}(?:eix(?:es|en|i)?|[^aeiouïü]guis?|[^aeiou]ïs)|sigu?is?|(?:fer|fes|fet|fa|fem) servir)(?![\p{L}·])/iu;
/** Verbs whose -eix belongs to the root, and words with the same ending. */
const ROOTS =
  /(?<!\p{L})(?:mateix(?:es)?|queixes|reconeix(?:es|en)?|coneix|creix|peix|deixi?|apareix)(?!\p{L})/giu;

it('Valencian uses its own words in every text', () => {
  expect(catalan.length).toBeGreaterThan(2500);
  const central = catalan.flatMap(({ place, words }) => {
    const said = inValencian(words).replaceAll(ROOTS, '');
    const found = CENTRAL.exec(said.replaceAll(/\{[^{}]*\}/g, ''));
    return found ? [{ place, said, form: found[0] }] : [];
  });
  expect(central, 'add the word to packages/model/src/wording/valencian.ts').toEqual([]);
});

it('overrides only texts that differ, and elides words before a vowel', () => {
  const changed = catalan.filter(({ words }) => inValencian(words) !== words);
  expect(changed.length).toBeGreaterThan(300);
  expect(changed.length).toBeLessThan(catalan.length / 2);
  const parted = catalan
    .map(({ place, words }) => ({ place, said: inValencian(words) }))
    .filter(({ said }) =>
      /(?<!\p{L})(?:de|en|el|la|es|se|me|te) (?:ix(?:en)?|eixi\p{L}*|ò\p{L}*)(?!\p{L})/iu.test(said),
    );
  expect(parted).toEqual([]);
});

it.each([
  ['Confirma la teva adreça', 'Confirma la teua adreça'],
  ['Aquest article surt avui', 'Este article ix hui'],
  ['Desa-ho: serveix per a {aquest}', 'Guarda-ho: servix per a {aquest}'],
  ['Les {de |d’:name} notícies d’aquest mes', 'Les {de |d’:name} notícies d’este mes'],
  ['Mateix nom, mateixa adreça', 'Mateix nom, mateixa adreça'],
])('“%s” is “%s”', (words, said) => {
  expect(inValencian(words)).toBe(said);
});

it('keeps the structure of texts, and the places of their values', () => {
  const texts = { seva: 'La seva', more: [{ one: '{count} aquí' }], count: 2 };
  const said = inValencian(texts);
  expect(said).toEqual({ seva: 'La seua', more: [{ one: '{count} ací' }], count: 2 });
  expect(fill(said.more[0]?.one ?? '', { count: 3 })).toBe('3 ací');
});
