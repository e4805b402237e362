import { describe, expect, it } from 'vitest';
import { validate } from '../rules/index';
import { faults, profile, today } from './fixtures/forms';
import { nickCheckSchema, registrationSchema } from './index';

const registration = {
  ...profile,
  password: 'Secreta1',
  newsletters: ['1', 2],
  terms: true,
  recaptcha: 'x',
  origin: 'article',
};

describe('registration', () => {
  const schema = registrationSchema(today);

  it('accepts every field of the payload', () => {
    expect(validate(schema, registration)).toMatchObject({
      valid: true,
      value: { birthdate: '1987-04-03', newsletters: ['1', '2'], terms: true },
    });
  });

  it('names every missing required field', () => {
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
    ...['1899-12-31', '0001-01-01', '9986-12-31', '31/12/9999'].map((birthdate): [object, string[]] => [
      { birthdate },
      ['birthdate registerDate'],
    ]),
    // As readers type it, with and without JavaScript.
    [{ birthdate: '3/4/1980' }, []],
    [{ birthdate: '03041980' }, []],
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

  it('applies a site’s minimum age', () => {
    const { birthdate: _, ...others } = registration;
    const born = (birthdate: string) =>
      faults(registrationSchema('2026-11-20', 14), { ...others, birthdate });
    expect(born('2012-11-21')).toEqual(['birthdate registerDate']);
    expect(born('2012-11-20')).toEqual([]);
  });

  it('checks a nick alone', () => {
    expect(faults(nickCheckSchema, { nick: 'nuria87' })).toEqual([]);
    expect(faults(nickCheckSchema, { nick: '' })).toEqual(['nick required']);
  });
});
