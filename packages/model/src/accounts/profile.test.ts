import { describe, expect, expectTypeOf, it } from 'vitest';
import { validate } from '../rules/index';
import { faults, profile, today } from './fixtures/forms';
import {
  hasProvinces,
  type ProfilePatch,
  profileFormSchema,
  profilePatchSchema,
  type WholeProfile,
} from './index';

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
    expectTypeOf<WholeProfile['birthdate']>().toEqualTypeOf<string | null>();
    expectTypeOf<WholeProfile['newPassword']>().toEqualTypeOf<string | null>();
    expectTypeOf<WholeProfile>().toExtend<ProfilePatch>();
  });

  it.each([
    ['12345678z', '12345678Z'],
    ['x-1234567-l', 'X1234567L'],
    ['', ''],
  ])('takes a tax number as people write it: %s', (nif, value) => {
    expect(validate(patch, { nif })).toMatchObject({ valid: true, value: { nif: value } });
  });

  it('refuses a tax number of another letter, and leaves one alone that is not asked for', () => {
    expect(validate(patch, { nif: '12345678A' }).valid).toBe(false);
    expect(validate(form, { ...profile, repeatPassword: '' })).not.toHaveProperty('value.nif');
  });

  it('takes a part of the fields, and asks for no other', () => {
    expect(validate(patch, { city: 'Olot' })).toEqual({
      valid: true,
      value: { city: 'Olot', password: null, newPassword: null },
    });
    expect(validate(patch, { birthdate: '' })).toMatchObject({ valid: true, value: { birthdate: null } });
    expect(validate(patch, { nick: '' }).valid).toBe(false);
    expect(validate(patch, { newPassword: 'Secreta2' }).valid).toBe(false);
    expect(validate(patch, { password: 'Secreta1' }).valid).toBe(false);
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
      // With a new one as well it is asked for once.
      expect(issues(moving({ newPassword: 'Secreta2', repeatPassword: 'Secreta2' }))).toEqual([
        'emailPassword required',
      ]);
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
