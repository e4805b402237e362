import { NICK_MAX_LENGTH, TEXT_MAX_LENGTH, validate } from '@portal/model';
import { registrationSchema } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emails } from '../../../platform/mail/tables';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { QUICKER_ENGINE } from '../../../testing/database';
import { TestReader } from '../../../testing/reader';
import { accounts, accountTokens } from '../tables';

const REGISTER = '/api/front/user/register';
const TODAY = '2026-03-18';

let test: TestAccounts;
beforeAll(async () => {
  test = await testAccounts(QUICKER_ENGINE[0], { settings: { limits: false } });
});
afterAll(() => test?.database.remove());

let number = 0;
const registration = (over: Record<string, unknown> = {}): Record<string, unknown> => {
  number += 1;
  return {
    nick: `provadora${number}`,
    email: `provadora${number}@example.org`,
    password: 'Llevantada1908',
    name: 'Núria',
    surname: 'Escarré Puig',
    birthdate: '12/05/1990',
    phone: '600100200',
    country: 'ES',
    province: 'Tarragona',
    city: 'Port Savina',
    address: 'Carrer Major, 1',
    postalCode: '43001',
    newsletters: ['mati'],
    terms: true,
    recaptcha: '',
    origin: 'portada',
    ...over,
  };
};
const TEXTS = [
  'nick',
  'email',
  'password',
  'name',
  'surname',
  'birthdate',
  'phone',
  'country',
  'province',
  'city',
  'address',
  'postalCode',
  'recaptcha',
  'origin',
] as const;

const register = (body: unknown) => new TestReader(test.app).post(REGISTER, body);
const rowOf = async (response: unknown) => {
  const id = Number(Object(response).userId);
  const [row] = await test.database.db.select().from(accounts).where(eq(accounts.id, id));
  return row;
};

/** Difficult text: NUL and line breaks, lone surrogates, combining marks, directions, look-alikes. */
const NASTY = [
  '\u0000',
  '\\u0000',
  '\uD800',
  '\uDFFF',
  '\u0001',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\r\n',
  '\u2028',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ufffd',
  '\uffff',
  'é',
  'e\u0301',
  'ﷺ',
  'ß',
  'İ',
  'ı',
  'Ａ',
  '😀',
  '👩‍👩‍👧',
  '𝒜',
  "'",
  '"',
  '\\',
  '%',
  '$1',
  '{nick}',
  '<script>',
  '--',
  ' ',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...NASTY, 'a', 'B', '1'), maxLength: 20 }),
  // Text that passes most rules, with one wrong thing in it.
  fc
    .tuple(
      fc.constantFrom('Lectora', 'Ab1', '1234', 'ES', 'a@b.cat', '1990-05-12'),
      fc.constantFrom(...NASTY),
      fc.nat(10),
    )
    .map(([word, nasty, at]) => word.slice(0, at) + nasty + word.slice(at)),
  fc.constantFrom(
    'x'.repeat(TEXT_MAX_LENGTH),
    'x'.repeat(TEXT_MAX_LENGTH + 1),
    'ﷺ'.repeat(NICK_MAX_LENGTH),
    '😀'.repeat(150),
  ),
);

describe('for any registration', () => {
  it('an account with exactly its data is created, or none, without a failure', async () => {
    const body = fc.record(Object.fromEntries(TEXTS.map((field) => [field, text])), { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (over, isOne) => {
        // One field at a time gets further than all at once.
        const some = isOne ? Object.fromEntries(Object.entries(over).slice(0, 1)) : over;
        const form = registration(some);
        const before = await test.database.db.$count(accounts);
        const { status, response, issues } = await register(form);
        expect(status).toBeOneOf([200, 400, 409]);
        if (status !== 200) {
          expect(issues.length).toBeGreaterThan(0);
          expect(await test.database.db.$count(accounts)).toBe(before);
          return;
        }
        const row = await rowOf(response);
        const expected = validate(registrationSchema(TODAY), form);
        if (!expected.valid || !row) throw new Error('an account of an invalid form');
        const { password: _, newsletters: __, terms: ___, recaptcha: ____, ...kept } = expected.value;
        const places = kept.country === 'ES' ? {} : { province: '', city: '' };
        expect(row).toMatchObject({ ...kept, ...places });
        expect(Object.values(row).join('')).not.toMatch(/\0|\p{Cs}/u);
        // Stored data must pass the same rules again.
        const again = validate(registrationSchema(TODAY), { ...form, ...kept });
        expect(again.valid).toBe(true);
      }),
    );
  });

  it.each(TEXTS)('NUL or a lone surrogate in %s is refused, and named', async (field) => {
    for (const bad of ['\u0000', '\uD83D', '\uDE00', 'a\u0000b']) {
      const form = registration();
      const { status, issues } = await register({ ...form, [field]: `${form[field]}${bad}` });
      expect([status, issues[0]?.field]).toEqual([400, field]);
    }
  });

  it.each(TEXTS)('a value other than text in %s is refused, and named', async (field) => {
    for (const bad of [1, true, [], ['a'], {}, { $ne: 1 }]) {
      const { status, issues } = await register(registration({ [field]: bad }));
      expect([status, issues[0]?.field.split('.')[0]]).toEqual([400, field]);
    }
  });

  it.each([
    [{ newsletters: ['mati\u0000'] }],
    [{ newsletters: [null] }],
    [{ newsletters: 'mati' }],
    [{ newsletters: Array.from({ length: 500 }, () => 'no-such') }],
    [{ terms: false }],
    [{ terms: 'true' }],
    [{ terms: null }],
  ])('%j is refused', async (over) => {
    expect((await register(registration(over))).status).toBe(400);
  });

  it('a repeated newsletter counts once', async () => {
    expect(
      (await register(registration({ newsletters: Array.from({ length: 500 }, () => 'mati') }))).status,
    ).toBe(200);
  });

  it('any JSON at all gets a response', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ stringUnit: 'binary' }), async (body) => {
        expect((await register(JSON.stringify(body))).status).toBe(400);
      }),
    );
  });
});

describe('a demo registration', () => {
  it('stores any object without names of built-in properties, or refuses it', async () => {
    const ownNames = ['__proto__', 'prototype', 'constructor'];
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ unit: 'binary', maxLength: 10 }), fc.jsonValue({ stringUnit: 'binary' }), {
          maxKeys: 5,
        }),
        async (object) => {
          const body = JSON.stringify({ ...object, demo: true });
          const { status, response } = await register(body);
          const hasUnkept = /\\u0000|\\ud[89a-f]/.test(body.replaceAll('\\\\', ''));
          expect([status, body]).toEqual([hasUnkept ? 400 : 200, body]);
          if (status !== 200) return;
          const kept = Object.entries(JSON.parse(body)).filter(([name]) => !ownNames.includes(name));
          expect((await rowOf(response))?.demoData).toEqual(Object.fromEntries(kept));
        },
      ),
    );
  });

  it.each([
    ['deep', `{"demo":true,"a":${'['.repeat(3_900)}${']'.repeat(3_900)}}`, [200, 400]],
    ['deeper than that', `{"demo":true,"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, [400]],
    ['large', `{"demo":true,"a":"${'x'.repeat(9_000)}"}`, [400]],
    ['a name that is cut in the middle of a pair', `{"demo":true,"name":"${'x'.repeat(254)}😀"}`, [200]],
    ['a name of an object’s own', '{"demo":true,"__proto__":{"demo":1},"constructor":"x"}', [200]],
  ])('a demo registration that is %s gets a response', async (_, body, statuses) => {
    expect((await register(body)).status).toBeOneOf(statuses);
  });
});

describe('the birthday', () => {
  const at = (moment: string) => test.clock.goOn(new Date(moment).getTime() - test.clock.now().getTime());
  afterAll(() => at('2026-03-18T12:00:00Z'));

  it.each([
    ['2012-02-29', '2025-02-28T12:00:00Z', 400],
    ['29/02/2012', '2025-02-28T12:00:00Z', 400],
    // The last minutes of the day in the site's time zone, and the first ones.
    ['2012-02-29', '2025-02-28T22:59:59Z', 400],
    ['2012-02-29', '2025-02-28T23:00:00Z', 200],
    ['2012-02-29', '2025-03-01T12:00:00Z', 200],
    ['2012-03-01', '2025-02-28T22:59:59Z', 400],
    ['2012-03-01', '2025-03-01T12:00:00Z', 200],
    ['2012-02-28', '2025-02-28T12:00:00Z', 200],
    // In summer the day changes earlier in UTC.
    ['2013-07-02', '2026-07-01T21:59:59Z', 400],
    ['2013-07-02', '2026-07-01T22:00:00Z', 200],
    ['2011-02-29', '2025-03-01T12:00:00Z', 400],
    ['2025-03-02', '2025-03-01T12:00:00Z', 400],
    ['0000-00-00', '2025-03-01T12:00:00Z', 400],
  ])('born on %s, at %s: %i', async (birthdate, moment, status) => {
    at(moment);
    const answered = await register(registration({ birthdate }));
    expect(answered.status).toBe(status);
    if (status === 400) expect(answered.issues.map(({ field }) => field)).toContain('birthdate');
  });
});

it('a registration ignores fields that its form does not have', async () => {
  const { response } = await register(
    registration({
      id: 1,
      isDemo: true,
      validatedAt: '2026-01-01',
      passwordHash: 'x',
      nif: 'X',
      isLegacy: true,
      bulletin: true,
    }),
  );
  expect(await rowOf(response)).toMatchObject({
    isDemo: false,
    validatedAt: null,
    nif: '',
    isLegacy: false,
    bulletin: false,
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
  });
});

it('every account has its email and its token', async () => {
  const { db } = test.database;
  for (let count = 0; count < 6; count += 1) await register(registration({}));
  await test.outbox.send();
  const made = await db.select().from(accounts).where(eq(accounts.isDemo, false));
  expect(made.length).toBeGreaterThan(5);
  expect(await db.$count(accountTokens)).toBe(made.length);
  expect(await db.$count(emails)).toBe(0);
  expect(test.emails.map(({ to }) => to).toSorted()).toEqual(made.map(({ email }) => email).toSorted());
});
