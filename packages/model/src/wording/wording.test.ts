import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DATE_LOCALES,
  dateLocaleCa,
  dateLocaleEn,
  dateLocaleEs,
  formatAtTime,
  formatDaySpan,
  formatLongDay,
  formatRelative,
} from '../dates/index';
import { beginsWithVowel, fill, formatCount, formatPlural, quoted } from './index';

const de = (name: string) => fill('{de |d’:name}', { name });
const el = (figure: number | string) => fill('{el |l’:figure}', { figure });

it.each([
  ['ca', ['Primera hora'], '«Primera hora»'],
  ['ca', ['Primera hora', 'Llibres'], '«Primera hora» i «Llibres»'],
  ['es', ['A', 'B', 'C'], '«A», «B» y «C»'],
  ['en', ['A', 'B'], '“A” and “B”'],
  ['ca', [], ''],
] as const)('names in a sentence have the quotation marks of its language: %s', (language, names, words) => {
  expect(quoted(names, language)).toBe(words);
});

it.each([
  ['Treu «{name}» dels desats', '«Nena» al moll', 'Treu «“Nena” al moll» dels desats'],
  ['Treu {name}', '«Nena»', 'Treu «Nena»'],
])('a quotation within another has inner marks: %s', (text, name, words) => {
  expect(fill(text, { name })).toBe(words);
});

describe('a word that elides its vowel', () => {
  it.each([
    ['El Far', 'd’El Far'],
    ['Ones', 'd’Ones'],
    ['Àgora', 'd’Àgora'],
    ['Illa Diari', 'd’Illa Diari'],
    ['Última Hora', 'd’Última Hora'],
    ['Hora Nova', 'd’Hora Nova'],
    ['«Ara»', 'd’«Ara»'],
    ['Ignasi', 'd’Ignasi'],
    ['Helena', 'd’Helena'],
    ['La Prova', 'de La Prova'],
    ['Ribera Diario', 'de Ribera Diario'],
    ['Iode', 'de Iode'],
    ['Iolanda', 'de Iolanda'],
    ['Hiena', 'de Hiena'],
    ['Huelva', 'de Huelva'],
    ['Uadi', 'de Uadi'],
    ['8 Dies', 'de 8 Dies'],
  ])('before %s: %s', (name, words) => expect(de(name)).toBe(words));

  it('elides before figures that are read with a vowel, and before no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (figure) => {
        expect(el(figure)).toBe(figure === 1 || figure === 11 ? `l’${figure}` : `el ${figure}`);
      }),
    );
    expect([el(1), el(11), el(21), el('01'), el('1.000'), el('111')]).toEqual([
      'l’1',
      'l’11',
      'el 21',
      'l’01',
      'el 1.000',
      'el 111',
    ]);
  });

  it('keeps the value after it, whatever that is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(de(name)).toBe(beginsWithVowel(name) ? `d’${name}` : `de ${name}`);
      }),
    );
  });
});

describe('fill', () => {
  it('leaves a placeholder without a value unchanged, even if every object has that property', () => {
    expect(fill('{count} {constructor} {de |d’:name}', {})).toBe('{count} {constructor} {de |d’:name}');
  });

  it('does not interpret the values it inserts', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(fill('<{name}>', { name })).toBe(`<${name}>`);
      }),
    );
  });

  it('leaves unclosed braces unchanged', () => {
    // A pattern that backtracks would take minutes here.
    for (const text of ['{'.repeat(200_000), `{${'a|'.repeat(100_000)}`, `{${'a'.repeat(200_000)}`])
      expect(fill(text, { a: 'b' })).toBe(text);
  });
});

describe('counts', () => {
  it('are formatted as in newspapers of the language', () => {
    expect(['es', 'ca', 'en'].map((language) => formatCount(1234, language))).toEqual([
      '1.234',
      '1.234',
      '1,234',
    ]);
  });

  it('have the plural form of their number in the language', () => {
    const polish = {
      one: '{count} plik',
      few: '{count} pliki',
      many: '{count} plików',
      other: '{count} pliku',
    };
    expect([1, 2, 5, 22, 25].map((count) => formatPlural(polish, count, 'pl'))).toEqual([
      '1 plik',
      '2 pliki',
      '5 plików',
      '22 pliki',
      '25 plików',
    ]);
    expect(formatPlural({ one: '{count} foto', other: '{count} fotos' }, 1_000_000, 'es')).toBe(
      '1.000.000 fotos',
    );
    expect(formatPlural({ one: '{count} photo', other: '{count} photos' }, 0, 'en')).toBe('0 photos');
  });

  it('apply to relative times too', () => {
    const polish = {
      ...dateLocaleEn,
      tag: 'pl-PL',
      relativeTime: {
        ...dateLocaleEn.relativeTime,
        past: '%s temu',
        hh: {
          one: '{count} godzina',
          few: '{count} godziny',
          many: '{count} godzin',
          other: '{count} godziny',
        },
      },
    } as const;
    const ago = (hours: number) => formatRelative(-hours * 3_600_000, 0, { locale: polish, timeZone: 'UTC' });
    expect([ago(3), ago(5)]).toEqual(['3 godziny temu', '5 godzin temu']);
  });
});

describe('days and hours within a sentence', () => {
  const [ca, es, en] = [dateLocaleCa, dateLocaleEs, dateLocaleEn].map((locale) => ({ locale }));

  it.each([
    [
      '2026-11-01',
      '2026-11-11',
      'de l’1 a l’11 de novembre de 2026',
      'del 1 al 11 de noviembre de 2026',
      'from 1 to 11 November 2026',
    ],
    [
      '2026-10-30',
      '2026-11-02',
      'del 30 d’octubre al 2 de novembre de 2026',
      'del 30 de octubre al 2 de noviembre de 2026',
      'from 30 October to 2 November 2026',
    ],
    [
      '2025-12-31',
      '2026-01-01',
      'del 31 de desembre de 2025 a l’1 de gener de 2026',
      'del 31 de diciembre de 2025 al 1 de enero de 2026',
      'from 31 December 2025 to 1 January 2026',
    ],
  ])('days and hours within a sentence from %s to %s', (from, to, catalan, spanish, english) => {
    expect([ca, es, en].map((settings) => settings && formatDaySpan(from, to, settings))).toEqual([
      catalan,
      spanish,
      english,
    ]);
  });

  it('only one o’clock is singular', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const moment = `2026-03-18T${String(hour).padStart(2, '0')}:05:00`;
      expect(formatAtTime(moment, { locale: dateLocaleCa })).toBe(
        `a ${hour === 1 ? 'la' : 'les'} ${hour}.05\u00a0h`,
      );
      expect(formatAtTime(moment, { locale: dateLocaleEs })).toBe(
        `a ${hour === 1 ? 'la' : 'las'} ${hour}:05`,
      );
    }
  });

  it('no month that begins with a vowel follows an unelided “de” in Catalan', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = formatLongDay(`2026-${String(month).padStart(2, '0')}-03`, { locale: dateLocaleCa });
      expect(day).not.toMatch(/de [aeiou]/);
    }
  });

  it('are empty without a date', () => {
    for (const locale of Object.values(DATE_LOCALES)) {
      expect([
        formatLongDay('hoy', { locale }),
        formatAtTime('hoy', { locale }),
        formatDaySpan('hoy', '2026-01-01', { locale }),
      ]).toEqual(['', '', '']);
    }
  });
});
