import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeComment } from '../../platform/html/sanitize';
import { wordIn } from '../../platform/words/listed-words';
import { foldText } from '../../platform/words/look-alikes';
import { commentHtml, type ScreeningContext, screen } from './screening';
import { cleanText, fingerprintOf } from './words';

const context = (over: Partial<ScreeningContext> = {}): ScreeningContext => ({
  rules: { held: ['cacic'], refused: ['idiota', 'fill de puta', 'fastigos*'] },
  moderation: 'after',
  standing: null,
  isNewsroom: false,
  unseen: 0,
  isOwnCopy: false,
  othersCopies: 0,
  ...over,
});
const ruleOf = (text: string, over: Partial<ScreeningContext> = {}) => {
  const { text: clean, unseen } = cleanText(text);
  const { state, rule } = screen(clean, context({ unseen, ...over }));
  return rule === null ? state : `${state} ${rule}`;
};

describe('screening of comments', () => {
  it.each([
    ['Quina feina, la de les mestres.', 'published'],
    ['Ets un idiota', 'refused refused-word'],
    ['Ets un IDIOTA!', 'refused refused-word'],
    ['Ets un ídïòta', 'refused refused-word'],
    ['Ets un i.d.i.o.t.a', 'refused refused-word'],
    ['Ets un i d i o t a de mena', 'refused refused-word'],
    ['Ets un idiooooota', 'refused refused-word'],
    ['Ets un 1d10ta', 'refused refused-word'],
    ['Ets un idi\u200bota', 'refused refused-word'],
    ['Ets un \u0456di\u043et\u0430', 'refused refused-word'],
    ['Ets un ｉｄｉｏｔａ', 'refused refused-word'],
    ['fill   de\nputa', 'refused refused-word'],
    ['quins fastigosos', 'refused refused-word'],
    ['idiotesa no és a la llista', 'published'],
    ['El cacic del poble', 'held held-word'],
    ['Mireu https://exemple.cat/x', 'held link'],
    ['Mireu exemple . com', 'held link'],
    ['Gràcies per tot.Com sempre', 'published'],
    ['Visiteu ofertes.de', 'held link'],
    ['Escriviu-me a t.me/ofertes', 'held link'],
    ['Visiteu ofertes.ai ara', 'held link'],
    ['Visiteu evil[.]com', 'held link'],
    ['Visiteu evil (dot) shop', 'held link'],
    ['Visiteu evil punt com', 'held link'],
    ['Visiteu ofertes．de', 'held link'],
    ['Visiteu ofertes。de', 'held link'],
    ['Visiteu ofertes.баня.рф', 'held link'],
    ['El meu correu: anna@ofertes.de', 'held link'],
    ['Molt bé. És així. Com sempre. Es fa tard. Info de franc.', 'published'],
    ['Fins demà.No vindré', 'published'],
    ['Són 3.500 euros, 1.5 milions; a les 12.30', 'published'],
    ['La col·legiala d’Olot… i tal', 'published'],
    ['Compra <a href="x">aquí</a>', 'held markup'],
    ['[url=x]aquí[/url]', 'held markup'],
    ['a < b i b > c', 'published'],
    ['A'.repeat(46), 'held long-word'],
    ['AIXÒ NO POT SER, QUE PLEGUIN TOTS', 'held capitals'],
    ['OK. UE, ONU.', 'published'],
    ['ес\u0430 \u202eoculta\u202c \u200b\u200b\u200b', 'held hidden-characters'],
    ['Bon dia 👩‍👩‍👧 ❤️', 'published'],
  ])('screens %j as %s', (text, expected) => {
    expect(ruleOf(text)).toBe(expected);
  });

  it('publishes trusted readers without review, except for refused words', () => {
    for (const over of [{ standing: 'trusted' as const }, { isNewsroom: true }]) {
      expect(ruleOf('El cacic: https://exemple.cat', { ...over, moderation: 'before' })).toBe('published');
      expect(ruleOf('idiota', over)).toBe('refused refused-word');
    }
    expect(ruleOf('Bon dia', { moderation: 'before' })).toBe('held moderated-before');
    expect(ruleOf('Bon dia', { isOwnCopy: true })).toBe('refused copy');
    expect(ruleOf('Bon dia', { othersCopies: 2 })).toBe('held copy');
  });

  it('finds a refused word however its letters are spaced, doubled, capitalised or disguised', () => {
    const disguise = fc.constantFrom(
      (letter: string) => letter,
      (letter: string) => letter.toUpperCase(),
      (letter: string) => `${letter}\u200b`,
      (letter: string) => `${letter}\u0301`,
      (letter: string) => letter.repeat(3),
    );
    fc.assert(
      fc.property(fc.array(disguise, { minLength: 6, maxLength: 6 }), (ways) => {
        const word = Array.from('idiota', (letter, at) => ways[at]?.(letter) ?? letter).join('');
        expect(ruleOf(`Ets un ${word} i prou`)).toBe('refused refused-word');
      }),
    );
  });

  it('is idempotent when cleaning a text, and leaves nothing hidden in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (written) => {
        const { text } = cleanText(written);
        expect(cleanText(text)).toEqual({ text, unseen: 0 });
        expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
      }),
    );
  });

  it('escapes everything that a reader types', () => {
    const pieces = fc.constantFrom(
      '<script>',
      '</p>',
      '&lt;',
      '"',
      "'",
      '\n',
      '\n\n',
      'a',
      ' ',
      '<b onclick=x>',
      ']]>',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (written) => {
        const html = commentHtml(cleanText(written.join('')).text);
        expect(html.replaceAll(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/);
        expect(sanitizeComment(html)).toBe(html);
      }),
    );
    expect(commentHtml('Un\ndos\n\n<i>tres</i> & prou')).toBe(
      '<p>Un<br>dos</p><p>&lt;i&gt;tres&lt;/i&gt; &amp; prou</p>',
    );
  });

  it('recognises copies by their letters, except for short common phrases', () => {
    const mark = fingerprintOf('Que dimiteixi l’alcalde ara mateix!');
    expect(fingerprintOf('QUE DIMITEIXI… l alcalde, ara\nmateix')).toEqual(mark);
    expect(fingerprintOf('Que dimiteixi l’alcaldessa ara mateix!')).not.toEqual(mark);
    expect(fingerprintOf('Gràcies!')).toBeNull();
  });

  it('handles the longest text with the longest word list', () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `paraula${at}x`);
    expect(wordIn('i d i o t a '.repeat(42).slice(0, 500), words)).toBeNull();
    expect(foldText('\u0301'.repeat(500))).toBe('');
  });
});
