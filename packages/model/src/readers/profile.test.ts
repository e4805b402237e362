import { describe, expect, it } from 'vitest';
import { validate } from '../rules/index';
import { faults, profile, today } from './fixtures/forms';
import { hasProvinces, profilePatchSchema } from './index';

describe('profile', () => {
  const patch = profilePatchSchema(today);

  it('sends null for empty values', () => {
    expect(validate(patch, { ...profile, birthdate: '' })).toEqual({
      valid: true,
      value: { ...profile, birthdate: null, password: null, newPassword: null },
    });
  });

  it.each([
    ['12345678z', '12345678Z'],
    ['x-1234567-l', 'X1234567L'],
    ['', ''],
  ])('accepts common notations of a tax number: %s', (nif, value) => {
    expect(validate(patch, { nif })).toMatchObject({ valid: true, value: { nif: value } });
  });

  it('refuses a tax number with the wrong letter', () => {
    expect(validate(patch, { nif: '12345678A' }).valid).toBe(false);
  });

  it('accepts some of the fields, and requires no other', () => {
    expect(validate(patch, { city: 'Olot' })).toEqual({
      valid: true,
      value: { city: 'Olot', password: null, newPassword: null },
    });
    expect(validate(patch, { birthdate: '' })).toMatchObject({ valid: true, value: { birthdate: null } });
    expect(validate(patch, { nick: '' }).valid).toBe(false);
    expect(validate(patch, { newPassword: 'Secreta2' }).valid).toBe(false);
    expect(validate(patch, { password: 'Secreta1' }).valid).toBe(false);
  });

  it('applies the rules of the forms on the server', () => {
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

  it('keeps an existing birthdate, and applies the site’s minimum age', () => {
    const owner = { email: profile.email, hasPassword: true, birthdate: '1987-04-03' };
    expect(faults(profilePatchSchema(today, owner), { birthdate: '' })).toEqual(['birthdate required']);
    expect(faults(profilePatchSchema(today, { ...owner, birthdate: null }), { birthdate: '' })).toEqual([]);
    const ofFifteen = { birthdate: '2011-03-08' };
    expect(faults(profilePatchSchema(today, owner, 14), ofFifteen)).toEqual([]);
    expect(faults(profilePatchSchema(today, owner, 16), ofFifteen)).toHaveLength(1);
  });

  it('has province and city for Spain alone', () => {
    expect(['ES', 'FR', ''].map(hasProvinces)).toEqual([true, false, false]);
  });
});
