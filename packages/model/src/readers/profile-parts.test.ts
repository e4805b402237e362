import { describe, expect, it } from 'vitest';
import { validate } from '../rules/index';
import { faults, profile, today } from './fixtures/forms';
import { PROFILE_PARTS, profilePartSchema, profilePatchSchema } from './index';

const OWNER = { email: profile.email, hasPassword: true };
const partOf = (part: (typeof PROFILE_PARTS)[number], owner = OWNER) => profilePartSchema(part, today, owner);
const PASSWORDS = { password: 'Secreta1', newPassword: 'Secreta2', repeatPassword: 'Secreta2' };

describe('a part of the profile', () => {
  it.each(PROFILE_PARTS)('%s returns what the server accepts, from its own fields alone', (part) => {
    const sent = validate(partOf(part), { ...profile, ...PASSWORDS, part });
    expect(sent.valid).toBe(true);
    if (!sent.valid) return;
    const taken = validate(profilePatchSchema(today, OWNER), JSON.parse(JSON.stringify(sent.value)));
    expect(taken).toMatchObject(sent);
  });

  it('together have every field once', () => {
    const fields = PROFILE_PARTS.flatMap((part) => {
      const sent = validate(partOf(part), { ...profile, ...PASSWORDS, nif: '12345678Z' });
      return sent.valid ? Object.keys(sent.value) : [];
    });
    expect(fields.toSorted()).toEqual(Object.keys({ ...profile, nif: '' }).toSorted());
  });

  it('keeps an existing birthdate', () => {
    const owner = { ...OWNER, birthdate: '1987-04-03' };
    expect(faults(profilePartSchema('person', today, owner), { ...profile, birthdate: '' })).toEqual([
      'birthdate required',
    ]);
  });

  it('sends null for an empty birthdate, and no tax number if none is asked for', () => {
    const sent = validate(partOf('person'), { ...profile, birthdate: '' });
    expect(sent).toMatchObject({ valid: true, value: { birthdate: null } });
    expect(sent).not.toHaveProperty('value.nif');
  });

  it.each([
    ['', ['emailPassword required']],
    ['corta', ['emailPassword min', 'emailPassword upperlower']],
    ['Secreta1', []],
  ])('a profile with a new email address requires the current password: %j', (emailPassword, expected) => {
    expect(faults(partOf('account'), { ...profile, email: 'nova@example.cat', emailPassword })).toEqual(
      expected,
    );
  });

  it('sends the password only with a new email address', () => {
    const moved = { ...profile, email: 'nova@example.cat', emailPassword: 'Secreta1' };
    expect(validate(partOf('account'), moved)).toMatchObject({ value: { password: 'Secreta1' } });
    const takenBack = validate(partOf('account'), { ...profile, emailPassword: 'x' });
    expect(takenBack).toEqual({ valid: true, value: { nick: profile.nick, email: profile.email } });
    const withoutPassword = partOf('account', { ...OWNER, hasPassword: false });
    expect(validate(withoutPassword, { ...moved, emailPassword: '' }).valid).toBe(true);
  });

  it.each([
    ['Secreta1', 'Secreta2', 'Secreta2', []],
    ['', '', '', ['password required', 'newPassword required']],
    ['Secreta1', '', '', ['newPassword required']],
    ['', 'Secreta2', 'Secreta2', ['password required']],
    ['Secreta1', 'Secreta2', 'Secreta3', ['repeatPassword confirmed']],
    ['Secreta1', 'Secreta2', '', ['repeatPassword confirmed']],
    ['corta', 'Secreta2', 'Secreta2', ['password min', 'password upperlower']],
    ['Secreta1', 'SECRETA2', 'SECRETA2', ['newPassword upperlower', 'repeatPassword upperlower']],
  ])('passwords %j, %j, %j: %j', (password, newPassword, repeatPassword, expected) => {
    expect(faults(partOf('password'), { password, newPassword, repeatPassword })).toEqual(expected);
  });
});
