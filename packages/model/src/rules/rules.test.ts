import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  dayFromPicked,
  fieldIssues,
  firstIssues,
  hasDigits,
  hasUpperAndLower,
  isAlphaSpecial,
  isEmail,
  isNick,
  isNif,
  isNumeric,
  isOfAge,
  isPhone,
  isPresent,
  isUnderAge,
  nifLetter,
  ownPath,
  rules,
  validate,
} from './index';

describe('email', () => {
  it.each([
    'a@b.es',
    'nom.cognom+diari@correu.exemple.cat',
    "o'neil@example.com",
    'x_1@sub-domain.example.museum',
    'lectora@peñíscola.es',
    'a@xn--pescola-3ya.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
  ])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.es',
    'a@',
    'a@b',
    'a@b.e',
    'a@b.12',
    'a@.es',
    'a@b..es',
    'a@-b.es',
    'a@b-.es',
    '.a@b.es',
    'a.@b.es',
    'a..b@c.es',
    'a b@c.es',
    'a@b c.es',
    'a@b@c.es',
    'a@b.es\n',
    'a@[127.0.0.1]',
    '"a"@b.es',
    'a,b@c.es',
    'a@b_c.es',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.es`,
    `a@${'bcd.'.repeat(70)}es`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes ordinary addresses', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (text) => isEmail(text)));
  });

  it('answers at once however it is provoked', () => {
    for (const piece of ['a', '.', 'a.', '-', 'a-', '@', 'a@', ' ']) {
      const attack = `a@${piece.repeat(100_000)}!`;
      const start = performance.now();
      isEmail(attack);
      isEmail(piece.repeat(250));
      expect(performance.now() - start).toBeLessThan(50);
    }
  });
});

describe('nif', () => {
  it.each([
    '12345678Z',
    '12345678z',
    '00000000T',
    '99999999R',
    'X1234567L',
    'Y1234567X',
    'Z1234567R',
    'x1234567l',
  ])('takes %s', (text) => {
    expect(isNif(text)).toBe(true);
  });

  it.each([
    '',
    '12345678',
    '12345678A',
    '1234567Z',
    '123456789Z',
    'W1234567L',
    'X12345678L',
    '12345678Z ',
    'X1234567T',
  ])('refuses %j', (text) => {
    expect(isNif(text)).toBe(false);
  });

  it('takes exactly one letter for each number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, '0');
        const good = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => isNif(digits + letter));
        expect(good).toEqual([nifLetter(number)]);
      }),
    );
  });

  it('notices one wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, step) => {
          const digits = String(number).padStart(8, '0');
          const wrong = String((Number(digits.charAt(place)) + step) % 10);
          return !isNif(digits.slice(0, place) + wrong + digits.slice(place + 1) + nifLetter(number));
        },
      ),
    );
  });
});

describe('age', () => {
  it('is reached on the birthday', () => {
    expect(isOfAge('2013-11-21', '2026-11-20')).toBe(false);
    expect(isOfAge('2013-11-20', '2026-11-20')).toBe(true);
    expect(isOfAge('2013-11-19', '2026-11-20')).toBe(true);
  });

  it('is reached on 1 March by who was born on 29 February', () => {
    expect(isOfAge('2012-02-29', '2025-02-28')).toBe(false);
    expect(isOfAge('2012-02-29', '2025-03-01')).toBe(true);
    expect(isOfAge('2008-02-29', '2024-02-29', 16)).toBe(true);
  });

  it('needs days that exist', () => {
    expect(isOfAge('2012-02-30', '2026-01-01')).toBe(false);
    expect(isOfAge('', '2026-01-01')).toBe(false);
    expect(isUnderAge('2020-13-01', '2026-01-01')).toBe(false);
  });

  it('is under age until then, and not before birth', () => {
    expect(isUnderAge('2013-11-21', '2026-11-20')).toBe(true);
    expect(isUnderAge('2013-11-20', '2026-11-20')).toBe(false);
    expect(isUnderAge('2026-11-21', '2026-11-20')).toBe(false);
  });

  it('never turns back as days go by', () => {
    const day = fc
      .date({
        min: new Date('1990-01-01T00:00:00Z'),
        max: new Date('2060-01-01T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (birthdate, first, second) => {
        const [earlier, later] = first < second ? [first, second] : [second, first];
        return !isOfAge(birthdate, earlier) || isOfAge(birthdate, later);
      }),
    );
  });

  it('reads the picked day', () => {
    expect(dayFromPicked('03/04/2010')).toBe('2010-04-03');
    expect(['31/02/2010', '3/4/2010', '2010-04-03', ''].map(dayFromPicked)).toEqual([null, null, null, null]);
  });
});

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

  it('mixes cases, ñ and accents included', () => {
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

  it.each(['Núria', 'Muñoz i Güell', "d'Àvila", 'O’Hara', 'Pérez-Reverte', 'Gal·la', 'GAL·LA', 'Ümit', 'é'])(
    'takes the name %s',
    (name) => {
      expect(isAlphaSpecial(name)).toBe(true);
    },
  );

  it.each(['', 'R2D2', 'a_b', 'a.b', '<b>', 'a@b', 'a·b', '·l', 'a\nb'])('refuses the name %j', (name) => {
    expect(isAlphaSpecial(name)).toBe(false);
  });

  it('dials 6 to 12 digits', () => {
    expect(
      ['12345', '123456', '123456789012', '1234567890123', '+34600000', '600 00 00'].map(isPhone),
    ).toEqual([false, true, true, false, false, false]);
  });

  it('takes nicks of 4 to 40 characters without odd signs', () => {
    expect(['abcd', 'Núria 87', 'mar_i_cel', 'l·lia', 'J.M. Coll'].map(isNick)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(['abc', ' abcd', 'abcd ', 'a  bcd', '<abcd>', 'a@bcd', 'a'.repeat(41)].some(isNick)).toBe(false);
  });

  it('answers at once however it is provoked', () => {
    const start = performance.now();
    isAlphaSpecial(`${'l·'.repeat(100_000)}!`);
    isNick(`${'a '.repeat(20)}!`);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe('ownPath', () => {
  const site = 'https://elfar.example';
  it.each([
    ['/perfil/mi-cuenta/', '/perfil/mi-cuenta/'],
    ['https://elfar.example/a?b=1#c', '/a?b=1#c'],
    ['https://elfar.example', '/'],
    ['nota', '/nota'],
    ['/a/../b', '/b'],
  ])('keeps %s', (backUrl, path) => {
    expect(ownPath(backUrl, site)).toBe(path);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'https://elfar.example.evil.example/',
    'https://elfar.example@evil.example/',
    'https://elfar.example:8443/',
    'http://elfar.example/',
    'https://elfar.example//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
  ])('refuses %j', (backUrl) => {
    expect(ownPath(backUrl, site)).toBeNull();
  });

  it('takes paths alone when there is no site', () => {
    expect(ownPath('/a')).toBe('/a');
    expect(ownPath('https://elfar.example/a')).toBeNull();
    expect(ownPath('/a', 'no site')).toBeNull();
  });

  it('never leads off the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'evil.example',
      ':',
      '@',
      'https:',
      '?',
      '#',
      ' ',
      '%2f',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = ownPath(pieces.join(''), site);
        return path === null || new URL(path, site).origin === site;
      }),
    );
  });
});

describe('actions', () => {
  const code = (action: v.PipeItem<string, string, v.BaseIssue<unknown>>, value: unknown) => {
    const result = validate(v.pipe(rules.typed(), action), value);
    return result.valid ? null : result.issues[0];
  };

  it('let an empty value pass, all but required', () => {
    const optional = [
      rules.email(),
      rules.digits(5),
      rules.numeric(),
      rules.min(4),
      rules.max(4),
      rules.regex(/^x$/),
      rules.upperlower(),
      rules.day(),
      rules.registerDate('2026-11-20'),
      rules.registerMaxDate('2026-11-20'),
      rules.nif(),
      rules.alphaSpecial(),
      rules.phone(),
      rules.nick(),
    ];
    for (const action of optional) expect(code(action, ' ')).toBeNull();
    expect(code(rules.required(), ' ')).toEqual({ field: '', code: 'required' });
    expect(code(rules.required(), undefined)).toEqual({ field: '', code: 'required' });
    expect(code(rules.required(), null)).toEqual({ field: '', code: 'required' });
  });

  it('carry their code and figure', () => {
    expect(code(rules.email(), 'a')).toEqual({ field: '', code: 'email' });
    expect(code(rules.digits(5), '12')).toEqual({ field: '', code: 'digits', limit: 5 });
    expect(code(rules.numeric(), 'a')).toEqual({ field: '', code: 'numeric' });
    expect(code(rules.min(5), 'abc')).toEqual({ field: '', code: 'min', limit: 5 });
    expect(code(rules.max(2), 'abc')).toEqual({ field: '', code: 'max', limit: 2 });
    expect(code(rules.regex(/^x$/), 'y')).toEqual({ field: '', code: 'regex' });
    expect(code(rules.upperlower(), 'abc')).toEqual({ field: '', code: 'upperlower' });
    expect(code(rules.day(), '2026-02-30')).toEqual({ field: '', code: 'date' });
    expect(code(rules.registerDate('2026-11-20'), '2020-01-01')).toEqual({ field: '', code: 'registerDate' });
    expect(code(rules.registerMaxDate('2026-11-20'), '2000-01-01')).toEqual({
      field: '',
      code: 'registerMaxDate',
    });
    expect(code(rules.nif(), '1')).toEqual({ field: '', code: 'nif' });
    expect(code(rules.alphaSpecial(), '1')).toEqual({ field: '', code: 'alpha_special' });
    expect(code(rules.phone(), '1')).toEqual({ field: '', code: 'phone' });
    expect(code(rules.nick(), '<b>x')).toEqual({ field: '', code: 'nick' });
  });

  it('say invalid for a value of another kind', () => {
    expect(code(rules.email(), 7)).toEqual({ field: '', code: 'invalid' });
    expect(validate(v.object({ a: v.number() }), { a: 'x' })).toEqual({
      valid: false,
      issues: [{ field: 'a', code: 'invalid' }],
    });
  });

  it('want terms accepted', () => {
    const schema = v.object({ terms: rules.musttrue() });
    expect(validate(schema, { terms: true })).toEqual({ valid: true, value: { terms: true } });
    for (const input of [{ terms: false }, {}, { terms: null }]) {
      expect(validate(schema, input)).toEqual({
        valid: false,
        issues: [{ field: 'terms', code: 'musttrue' }],
      });
    }
  });

  it('weigh files', () => {
    const schema = v.object({
      size: v.pipe(v.number(), rules.size(10)),
      type: v.pipe(v.string(), rules.format('image/jpeg')),
    });
    expect(validate(schema, { size: 10, type: 'image/jpeg' }).valid).toBe(true);
    expect(validate(schema, { size: 11, type: 'image/png' })).toEqual({
      valid: false,
      issues: [
        { field: 'size', code: 'size', limit: 10 },
        { field: 'type', code: 'format' },
      ],
    });
  });

  it('show the first issue of a field', () => {
    const schema = v.object({
      nick: v.pipe(rules.typed(), rules.min(4), rules.nick()),
      email: rules.verbatim(),
    });
    const result = v.safeParse(schema, { nick: '<' });
    const issues = fieldIssues(result.issues ?? []);
    expect(issues.map((issue) => issue.code)).toEqual(['min', 'nick']);
    expect(firstIssues(issues).get('nick')).toEqual({ field: 'nick', code: 'min', limit: 4 });
  });
});
