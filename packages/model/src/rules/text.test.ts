import { describe, expect, it } from 'vitest';
import {
  dialled,
  hasDigits,
  hasUpperAndLower,
  isAlphaSpecial,
  isNick,
  isNumeric,
  isPhone,
  isPresent,
} from './text';

describe('text', () => {
  it('is present when more than spaces', () => {
    expect(['a', ' ', ''].map(isPresent)).toEqual([true, false, false]);
  });

  it('is numeric in plain digits only', () => {
    expect(['0123', '', '1.5', '-1', '١٢٣', '1 2'].map(isNumeric)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([hasDigits('08001', 5), hasDigits('0800', 5), hasDigits('0800a', 5)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has mixed case, with ñ and accents', () => {
    expect(['aA', 'ñÑ', 'ñÁ', 'çÀ1', 'aa', 'ÑÑ', '12', ''].map(hasUpperAndLower)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    'Núria',
    'Muñoz i Güell',
    "d'Àvila",
    'O’Hara',
    'Pérez-Reverte',
    'Gal·la',
    'GAL·LA',
    'Ümit',
    'é',
    'J. L.',
    'José M. Fàbregas',
    'J.L.',
    'À.',
  ])('accepts the name %s', (name) => {
    expect(isAlphaSpecial(name)).toBe(true);
  });

  it.each(['', 'R2D2', 'a_b', 'a.b', '<b>', 'a@b', 'a·b', '·l', 'a\nb', '.', 'José.', 'a..b', '. J'])(
    'refuses the name %j',
    (name) => {
      expect(isAlphaSpecial(name)).toBe(false);
    },
  );

  it('accepts phone numbers of 6 to 12 digits', () => {
    expect(
      ['12345', '123456', '123456789012', '1234567890123', '+34600000', '600 00 00'].map(isPhone),
    ).toEqual([false, true, true, false, false, false]);
  });

  it.each([
    ['+34600123456', '600123456'],
    ['0034 600 123 456', '600123456'],
    ['600 123 456', '600123456'],
    ['93.412-00 (01)', '934120001'],
    ['+376 812 345', '376812345'],
    ['+34', '34'],
    ['600 12a', '60012a'],
    ['+', '+'],
    ['', ''],
  ])('normalizes %j to %j', (written, digits) => {
    expect(dialled(written)).toBe(digits);
    expect(dialled(digits)).toBe(digits);
  });

  it('accepts nicks of 4 to 40 characters without unusual symbols', () => {
    expect(['abcd', 'Núria 87', 'mar_i_cel', 'l·lia', 'J.M. Coll'].map(isNick)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(isNick('a'.repeat(40))).toBe(true);
    expect(['abc', ' abcd', 'abcd ', 'a  bcd', '<abcd>', 'a@bcd', 'a'.repeat(41)].some(isNick)).toBe(false);
  });

  it.each([
    'Ömer Çelik',
    'Юлія Ко',
    'Ελένη',
    'محمد علي',
    'さくら花子',
    '김하늘님',
    'Nguyễn Văn',
    'l·lia',
    '王小明二',
  ])('accepts the nick %s', (nick) => {
    expect(isNick(nick)).toBe(true);
  });

  it.each([
    ['a Cyrillic letter among Latin ones', 'Núriа Puig'],
    ['a Greek letter among Latin ones', 'Pοl Roca'],
    ['a letter that nobody sees', 'Núria\u3164Puig'],
    ['a joiner that nobody sees', 'Núria\u200DPuig'],
    ['letters of mathematics', '𝐍𝐮𝐫𝐢𝐚'],
    ['wide letters', 'Ｎｕｒｉａ'],
    ['small capitals', 'ᴀᴅᴍɪɴ'],
    ['phonetic letters', 'ɑdmin'],
    ['accents piled up', `Nu${'\u0301'.repeat(8)}ria`],
  ])('refuses a nick with %s', (_, nick) => {
    expect(isNick(nick)).toBe(false);
  });

  it('refuses long texts built to cause backtracking', () => {
    expect(isAlphaSpecial(`${'l·'.repeat(100_000)}!`)).toBe(false);
    expect(isNick(`${'a '.repeat(20)}!`)).toBe(false);
  });
});
