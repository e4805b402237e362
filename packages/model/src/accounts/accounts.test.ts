import fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { validate } from '../rules/index';
import {
  changePasswordFormSchema,
  changePasswordSchema,
  currentUserSchema,
  emptyUser,
  hasCompleteProfile,
  hasProvinces,
  identityProviderLoginSchema,
  identityProviderUserSchema,
  isLoggedIn,
  loginFormSchema,
  newsletterFormSchema,
  newsletterSaveSchema,
  nickCheckSchema,
  nickInitial,
  ownBackUrl,
  type ProfilePatch,
  profileFormSchema,
  profilePatchSchema,
  recoverFormSchema,
  registrationSchema,
  resendValidationSchema,
  toggledIds,
} from './index';

const today = '2026-11-20';

/** 'field code' of each issue; empty when valid. */
function faults(schema: v.GenericSchema, input: unknown): string[] {
  const result = validate(schema, input);
  return result.valid ? [] : result.issues.map(({ field, code }) => `${field} ${code}`);
}

const profile = {
  nick: 'nuria87',
  name: 'Núria',
  surname: 'Muñoz i Güell',
  email: 'nuria@example.cat',
  birthdate: '03/04/1987',
  password: '',
  newPassword: '',
  phone: '600000000',
  country: 'ES',
  province: 'Tarragona',
  city: 'Cambrils',
  address: 'Carrer Major, 1',
  postalCode: '43850',
};
const registration = {
  ...profile,
  password: 'Secreta1',
  newsletters: ['1', 2],
  terms: true,
  recaptcha: 'x',
  origin: 'article',
};

describe('current user', () => {
  it('is nobody when empty', () => {
    expect(isLoggedIn(emptyUser())).toBe(false);
    expect(emptyUser()).toMatchObject({ id: null, nick: '', savedContentIds: [], newsletters: [] });
    expect(emptyUser().savedContentIds).not.toBe(emptyUser().savedContentIds);
  });

  it('reads numbers as ids and nulls as empty', () => {
    const result = validate(currentUserSchema, {
      id: 7,
      nick: 'nuria87',
      name: null,
      savedContentIds: [1, '2'],
      newsletters: [{ id: 3, name: 'El matí', isSubscribed: true }],
    });
    expect(result).toMatchObject({
      valid: true,
      value: {
        id: '7',
        name: '',
        savedContentIds: ['1', '2'],
        newsletters: [{ id: '3', name: 'El matí', isSubscribed: true }],
      },
    });
  });

  it('carries the provider’s signature where a provider keeps accounts', () => {
    const signed = { id: 1, UID: 'u', UIDSignature: 's', signatureTimestamp: 1_700_000_000 };
    expect(validate(identityProviderUserSchema, signed)).toMatchObject({
      valid: true,
      value: { signatureTimestamp: '1700000000', profile: { thumbnailURL: '' }, newUser: false },
    });
    expect(faults(identityProviderUserSchema, { id: 1 })).not.toEqual([]);
    expect(
      faults(identityProviderLoginSchema, { xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: '12' }),
    ).toEqual([]);
    expect(
      faults(identityProviderLoginSchema, { xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: 'x' }),
    ).not.toEqual([]);
  });

  it('shows its initial and knows whether it may comment', () => {
    expect([nickInitial({ nick: 'àlex' }), nickInitial({ nick: '😀a' }), nickInitial({ nick: '' })]).toEqual([
      'À',
      '😀',
      '',
    ]);
    expect(hasCompleteProfile({ nick: 'a', name: 'b', surname: 'c' })).toBe(true);
    expect(hasCompleteProfile({ nick: 'a', name: ' ', surname: 'c' })).toBe(false);
  });

  it('puts ids in and takes them out once', () => {
    expect(toggledIds(['1', '2'], '2', true)).toEqual(['1', '2']);
    expect(toggledIds(['1', '2'], '1', false)).toEqual(['2']);
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), fc.boolean(), (ids, id, included) => {
        const toggled = toggledIds(ids, id, included);
        return (
          toggled.includes(id) === included && toggledIds(toggled, id, included).length === toggled.length
        );
      }),
    );
  });
});

describe('login and its neighbours', () => {
  it('want a valid e-mail and a password', () => {
    expect(faults(loginFormSchema, { email: ' nuria@example.cat ', password: 'x' })).toEqual([]);
    expect(faults(loginFormSchema, {})).toEqual(['email required', 'password required']);
    expect(faults(loginFormSchema, { email: 'nuria', password: '' })).toEqual([
      'email email',
      'password required',
    ]);
  });

  it('keep spaces of passwords and drop those of addresses', () => {
    expect(validate(loginFormSchema, { email: ' a@b.cat ', password: ' x ' })).toEqual({
      valid: true,
      value: { email: 'a@b.cat', password: ' x ' },
    });
  });

  it('recover by a valid e-mail', () => {
    expect(faults(recoverFormSchema, { email: 'a@b.cat' })).toEqual([]);
    expect(faults(recoverFormSchema, { email: 'a@b' })).toEqual(['email email']);
    expect(validate(resendValidationSchema, { userId: 7 })).toEqual({ valid: true, value: { userId: '7' } });
  });

  it('subscribe with the terms accepted', () => {
    expect(faults(newsletterFormSchema, { email: 'a@b.cat', terms: true })).toEqual([]);
    expect(faults(newsletterFormSchema, { email: '', terms: false })).toEqual([
      'email required',
      'terms musttrue',
    ]);
  });

  it('save newsletters alone', () => {
    expect(faults(newsletterSaveSchema, { newsletters: [{ id: 1, name: 'x', isSubscribed: true }] })).toEqual(
      [],
    );
    expect(faults(newsletterSaveSchema, { newsletters: [], nick: 'x' })).not.toEqual([]);
  });
});

describe('registration', () => {
  const schema = registrationSchema(today);

  it('takes every field of the payload', () => {
    expect(validate(schema, registration)).toMatchObject({
      valid: true,
      value: { birthdate: '1987-04-03', newsletters: ['1', '2'], terms: true },
    });
  });

  it('names every required field that is missing', () => {
    expect(faults(schema, {})).toEqual([
      'nick required',
      'email required',
      'password required',
      'name required',
      'surname required',
      'birthdate required',
      'terms musttrue',
    ]);
  });

  it.each([
    [{ nick: 'abc' }, ['nick min', 'nick nick']],
    [{ nick: '<script>' }, ['nick nick']],
    [{ password: 'corta' }, ['password min', 'password upperlower']],
    [{ password: 'todominusculas' }, ['password upperlower']],
    [{ password: 'ñandúÑÁ8' }, []],
    [{ name: 'R2D2' }, ['name alpha_special']],
    [{ birthdate: '2013-11-21' }, ['birthdate registerDate']],
    [{ birthdate: '2013-11-20' }, []],
    [{ birthdate: '31/02/1990' }, ['birthdate date', 'birthdate registerDate']],
    [{ phone: '12345' }, ['phone phone']],
    [{ phone: '' }, []],
    [{ postalCode: '4385' }, ['postalCode min']],
    [{ country: 'Spain' }, ['country regex']],
    [{ terms: false }, ['terms musttrue']],
    [{ nick: 7 }, ['nick invalid']],
  ])('%j: %j', (patch, expected) => {
    expect(faults(schema, { ...registration, ...patch })).toEqual(expected);
  });

  it('checks a nick alone', () => {
    expect(faults(nickCheckSchema, { nick: 'nuria87' })).toEqual([]);
    expect(faults(nickCheckSchema, { nick: '' })).toEqual(['nick required']);
  });
});

describe('profile', () => {
  const patch = profilePatchSchema(today);
  const form = profileFormSchema(today);

  it('sends null for what is empty', () => {
    expect(validate(form, { ...profile, birthdate: '', repeatPassword: '' })).toEqual({
      valid: true,
      value: { ...profile, birthdate: null, password: null, newPassword: null },
    });
  });

  it('types what may be null as such', () => {
    expectTypeOf<ProfilePatch['birthdate']>().toEqualTypeOf<string | null>();
    expectTypeOf<ProfilePatch['newPassword']>().toEqualTypeOf<string | null>();
    expectTypeOf<ProfilePatch['nick']>().toEqualTypeOf<string>();
  });

  describe('another address', () => {
    const owner = { email: profile.email, hasPassword: true };
    const moving = (over: object, of: typeof owner | undefined = owner) =>
      validate(profileFormSchema(today, of), {
        ...profile,
        email: 'nova@example.cat',
        repeatPassword: '',
        ...over,
      });
    const issues = (result: ReturnType<typeof moving>) =>
      result.valid ? [] : result.issues.map(({ field, code }) => `${field} ${code}`);

    it('wants the current password, in the field beside it or where passwords are changed', () => {
      expect(issues(moving({}))).toEqual(['emailPassword required']);
      expect(issues(moving({ emailPassword: 'corta' }))).toEqual([
        'emailPassword min',
        'emailPassword upperlower',
      ]);
      for (const typed of [{ emailPassword: 'Secreta1' }, { password: 'Secreta1' }])
        expect(moving(typed)).toMatchObject({
          valid: true,
          value: { password: 'Secreta1', newPassword: null },
        });
      const both = { emailPassword: 'Secreta1', newPassword: 'Secreta2', repeatPassword: 'Secreta2' };
      expect(moving(both)).toMatchObject({
        valid: true,
        value: { password: 'Secreta1', newPassword: 'Secreta2' },
      });
      expect(moving({}, { ...owner, hasPassword: false }).valid).toBe(true);
    });

    it('that is taken back leaves what was typed beside it without meaning', () => {
      const result = moving({ email: profile.email, emailPassword: 'x' });
      expect(result).toMatchObject({ valid: true, value: { password: null } });
      expect(result.valid && result.value).not.toHaveProperty('emailPassword');
    });
  });

  it('gives a payload that the server takes', () => {
    const sent = validate(form, {
      ...profile,
      password: 'Secreta1',
      newPassword: 'Secreta2',
      repeatPassword: 'Secreta2',
    });
    expect(sent.valid).toBe(true);
    if (!sent.valid) return;
    expect(sent.value).not.toHaveProperty('repeatPassword');
    expect(validate(patch, JSON.parse(JSON.stringify(sent.value)))).toEqual(sent);
  });

  it.each([
    ['', '', '', []],
    ['Secreta1', 'Secreta2', 'Secreta2', []],
    ['Secreta1', '', '', ['newPassword required']],
    ['', 'Secreta2', 'Secreta2', ['password required']],
    ['Secreta1', 'Secreta2', 'Secreta3', ['repeatPassword confirmed']],
    ['Secreta1', 'Secreta2', '', ['repeatPassword confirmed']],
    ['Secreta1', '', 'Secreta2', ['newPassword required', 'repeatPassword confirmed']],
    ['corta', 'Secreta2', 'Secreta2', ['password min', 'password upperlower']],
    ['Secreta1', 'SECRETA2', 'SECRETA2', ['newPassword upperlower', 'repeatPassword upperlower']],
  ])('passwords %j, %j, %j: %j', (password, newPassword, repeatPassword, expected) => {
    expect(faults(form, { ...profile, password, newPassword, repeatPassword })).toEqual(expected);
  });

  it('holds the same rules on the server', () => {
    expect(faults(patch, { ...profile, password: 'Secreta1', newPassword: null })).toEqual([
      'newPassword required',
    ]);
    expect(faults(patch, { ...profile, password: null, newPassword: 'Secreta2' })).toEqual([
      'password required',
    ]);
    expect(faults(patch, { ...profile, nick: '', name: '', surname: '', email: 'x' })).toEqual([
      'nick required',
      'name required',
      'surname required',
      'email email',
    ]);
  });

  it('reports rules across fields together with those of single fields', () => {
    expect(
      faults(form, { ...profile, nick: '', password: 'Secreta1', newPassword: '', repeatPassword: '' }),
    ).toEqual(['nick required', 'newPassword required']);
  });

  it('opens province and city for Spain alone', () => {
    expect(['ES', 'FR', ''].map(hasProvinces)).toEqual([true, false, false]);
  });
});

describe('change of password', () => {
  it('wants the token and a good password', () => {
    expect(faults(changePasswordSchema, { token: 't', password: 'Secreta1' })).toEqual([]);
    expect(faults(changePasswordSchema, { password: 'x' })).toEqual([
      'token required',
      'password min',
      'password upperlower',
    ]);
  });

  it('wants it twice in the form and sends it once', () => {
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
  ])('%s is one', (asked, path) => {
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
  ])('%j is none', (asked) => {
    expect(ownBackUrl(asked, origin)).toBeUndefined();
  });

  it('is the same read twice, whatever was asked', () => {
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
