import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX_LENGTH } from '../constants/index';
import { validate } from '../rules/index';
import {
  DESK_PASSWORD_MIN_LENGTH,
  deskJoiningSchema,
  deskNewPasswordSchema,
  deskPasswordChangeSchema,
  deskResetSchema,
} from './index';

const CURRENT = 'cavall pila grapa correcta';
const faults = (result: ReturnType<typeof validate>) =>
  result.valid ? [] : result.issues.map(({ field, code }) => `${field} ${code}`);

describe('a password of the desk', () => {
  it.each([
    ['', 'required'],
    ['x'.repeat(DESK_PASSWORD_MIN_LENGTH - 1), 'min'],
    ['x'.repeat(PASSWORD_MAX_LENGTH + 1), 'max'],
    ['x'.repeat(DESK_PASSWORD_MIN_LENGTH), undefined],
    [' frases amb espais ', undefined],
  ])('has the same rules in every form: “%s”', (password, code) => {
    const wrong = (field: string) => (code ? [`${field} ${code}`] : []);
    const joining = { token: 't', name: 'Pau', password };
    expect(faults(validate(deskJoiningSchema, joining))).toEqual(wrong('password'));
    expect(faults(validate(deskNewPasswordSchema, { token: 't', password }))).toEqual(wrong('password'));
    const change = { password: CURRENT, newPassword: password };
    expect(faults(validate(deskPasswordChangeSchema, change))).toEqual(wrong('newPassword'));
  });

  it('accepts a current password of any length', () => {
    expect(faults(validate(deskPasswordChangeSchema, { newPassword: CURRENT }))).toEqual([
      'password required',
    ]);
    expect(faults(validate(deskPasswordChangeSchema, { password: 'curta', newPassword: CURRENT }))).toEqual(
      [],
    );
    expect(faults(validate(deskResetSchema, {}))).toEqual(['password required']);
    expect(faults(validate(deskResetSchema, { password: 'curta' }))).toEqual([]);
  });

  it('keeps its spaces', () => {
    const change = { password: ` ${CURRENT}`, newPassword: `${CURRENT} ` };
    expect(validate(deskPasswordChangeSchema, change)).toMatchObject({ valid: true, value: change });
  });
});
