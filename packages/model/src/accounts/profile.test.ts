import { describe, expect, it } from 'vitest';
import { validate } from '../rules/index';
import { faults, profile, today } from './fixtures/forms';
import { hasProvinces, profilePatchSchema } from './index';

describe('profile', () => {
  const patch = profilePatchSchema(today);

  it('sends null for what is empty', () => {
    expect(validate(patch, { ...profile, birthdate: '' })).toEqual({
      valid: true,
      value: { ...profile, birthdate: null, password: null, newPassword: null },
    });
  });

  it.each([
    ['12345678z', '12345678Z'],
    ['x-1234567-l', 'X1234567L'],
    ['', ''],
  ])('takes a tax number as people write it: %s', (nif, value) => {
    expect(validate(patch, { nif })).toMatchObject({ valid: true, value: { nif: value } });
  });

  it('refuses a tax number of another letter', () => {
    expect(validate(patch, { nif: '12345678A' }).valid).toBe(false);
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

  it('holds the rules of the forms on the server', () => {
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

  it('keeps a birthdate that is there, and the least age of the site', () => {
    const owner = { email: profile.email, hasPassword: true, birthdate: '1987-04-03' };
    expect(faults(profilePatchSchema(today, owner), { birthdate: '' })).toEqual(['birthdate required']);
    expect(faults(profilePatchSchema(today, { ...owner, birthdate: null }), { birthdate: '' })).toEqual([]);
    const ofFifteen = { birthdate: '2011-03-08' };
    expect(faults(profilePatchSchema(today, owner, 14), ofFifteen)).toEqual([]);
    expect(faults(profilePatchSchema(today, owner, 16), ofFifteen)).toHaveLength(1);
  });

  it('opens province and city for Spain alone', () => {
    expect(['ES', 'FR', ''].map(hasProvinces)).toEqual([true, false, false]);
  });
});
