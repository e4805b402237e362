import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../rules/index';
import { faults } from './fixtures/forms';
import {
  changePasswordFormSchema,
  changePasswordSchema,
  loginFormSchema,
  newsletterFormSchema,
  newsletterSaveSchema,
  ownBackUrl,
  recoverFormSchema,
  resendValidationSchema,
} from './index';

describe('login and its neighbours', () => {
  it('requires a valid email and a password', () => {
    expect(faults(loginFormSchema, { email: ' nuria@example.cat ', password: 'x' })).toEqual([]);
    expect(faults(loginFormSchema, {})).toEqual(['email required', 'password required']);
    expect(faults(loginFormSchema, { email: 'nuria', password: '' })).toEqual([
      'email email',
      'password required',
    ]);
  });

  it.each([
    ['\u212a1@example.org', 'K1@example.org'],
    ['ada@\uff45xample.org', 'ada@example.org'],
    ['ada\uff20example.org', 'ada@example.org'],
    ['ada@pen\u0303iscola.es', 'ada@pe\u00f1iscola.es'],
  ])('accepts %s in plain letters only: a look-alike would be another mailbox', (email, plain) => {
    for (const schema of [loginFormSchema, recoverFormSchema])
      expect(validate(schema, { email, password: 'x' })).toMatchObject({
        valid: true,
        value: { email: plain },
      });
  });

  it('keeps spaces of passwords and trims those of email addresses', () => {
    expect(validate(loginFormSchema, { email: ' a@b.cat ', password: ' x ' })).toEqual({
      valid: true,
      value: { email: 'a@b.cat', password: ' x ' },
    });
  });

  it('recover takes a valid email', () => {
    expect(faults(recoverFormSchema, { email: 'a@b.cat' })).toEqual([]);
    expect(faults(recoverFormSchema, { email: 'a@b' })).toEqual(['email email']);
    expect(validate(resendValidationSchema, { userId: 7 })).toEqual({ valid: true, value: { userId: '7' } });
  });

  it('subscribe requires accepted terms', () => {
    expect(faults(newsletterFormSchema, { email: 'a@b.cat', terms: true })).toEqual([]);
    expect(faults(newsletterFormSchema, { email: '', terms: false })).toEqual([
      'email required',
      'terms musttrue',
    ]);
  });

  it('save newsletters takes nothing else', () => {
    expect(faults(newsletterSaveSchema, { newsletters: [{ id: 1, name: 'x', isSubscribed: true }] })).toEqual(
      [],
    );
    expect(faults(newsletterSaveSchema, { newsletters: [], nick: 'x' })).not.toEqual([]);
  });
});

describe('change of password', () => {
  it('requires the token and a good password', () => {
    expect(faults(changePasswordSchema, { token: 't', password: 'Secreta1' })).toEqual([]);
    expect(faults(changePasswordSchema, { password: 'x' })).toEqual([
      'token required',
      'password min',
      'password upperlower',
    ]);
  });

  it('requires it twice in the form and sends it once', () => {
    expect(
      validate(changePasswordFormSchema, { token: 't', password: 'Secreta1', repeatPassword: 'Secreta1' }),
    ).toEqual({ valid: true, value: { token: 't', password: 'Secreta1' } });
    expect(
      faults(changePasswordFormSchema, { token: 't', password: 'Secreta1', repeatPassword: 'x' }),
    ).toEqual(['repeatPassword confirmed']);
  });
});

describe('a way back', () => {
  const origin = 'https://www.elfar.example';

  it.each([
    ['/societat/bocana/?a=1#comments', '/societat/bocana/?a=1#comments'],
    ['https://www.elfar.example/cultura/', '/cultura/'],
    ['cultura/', '/cultura/'],
  ])('%s is accepted', (asked, path) => {
    expect(ownBackUrl(asked, origin)).toBe(path);
  });

  it.each([
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://www.elfar.example//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '/a\nb',
    'http://www.elfar.example/',
    `/${'a'.repeat(3000)}`,
  ])('%j is left out', (asked) => {
    expect(ownBackUrl(asked, origin)).toBeUndefined();
  });

  it('gives the same result when parsed again, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.webPath(), fc.string()), (asked) => {
        const path = ownBackUrl(asked, origin);
        if (path === undefined) return;
        expect(new URL(path, origin).origin).toBe(origin);
        expect(ownBackUrl(path, origin)).toBe(path);
      }),
    );
  });
});
