import { describe, expect, it } from 'vitest';
import {
  CONTACT_TRAP,
  commentFormSchema,
  contactFormSchema,
  questionFormSchema,
  uploadWordsSchema,
} from '../participation/index';
import {
  loginFormSchema,
  newsletterFormSchema,
  profilePartSchema,
  recoverFormSchema,
  registrationSchema,
} from '../readers/index';
import { RULE_CODES, validate } from '../rules/index';
import { FIELD_DICTIONARIES, FIELD_NAMES, fieldDictionaryCa, fieldDictionaryEs, fieldMessage } from './index';

describe('fieldMessage', () => {
  it.each([
    ['login', loginFormSchema],
    ['recovery', recoverFormSchema],
    ['registration', registrationSchema('2026-03-18')],
    ['the account', profilePartSchema('account', '2026-03-18')],
    ['the password', profilePartSchema('password', '2026-03-18')],
    ['the person', profilePartSchema('person', '2026-03-18')],
    ['newsletter', newsletterFormSchema],
    ['comment', commentFormSchema],
    ['contact', contactFormSchema({ subjects: [{ id: 'desk', label: 'Redacció' }] })],
    ['question', questionFormSchema],
    ['upload', uploadWordsSchema],
  ])('names each field of the form of %s that may be at fault', (_, schema) => {
    // Too long, and missing. Readers type nothing into hidden fields or checkboxes.
    const unseen = [CONTACT_TRAP, 'origin'];
    const overlong = new Proxy({}, { get: () => '1'.repeat(20_000), has: () => true });
    for (const written of [{}, overlong]) {
      const { issues = [] } = { issues: [], ...validate(schema, written) };
      expect(issues.length).toBeGreaterThan(0);
      for (const issue of issues.filter(({ field, code }) => !unseen.includes(field) && code !== 'invalid'))
        expect(fieldMessage(issue, fieldDictionaryCa), issue.field).not.toContain(fieldDictionaryCa.unnamed);
    }
  });

  it('uses the exact texts of the specification', () => {
    const es = (field: string, code: 'required' | 'min', limit?: number) =>
      fieldMessage(limit === undefined ? { field, code } : { field, code, limit }, fieldDictionaryEs);
    expect(es('email', 'required')).toBe('El correo electrónico es obligatorio');
    expect(es('password', 'required')).toBe('La contraseña es obligatoria');
    expect(es('postalCode', 'min', 5)).toBe('El código postal ha de contener al menos 5 caracteres');
    expect(es('nick', 'min', 4)).toBe('El nombre de usuario ha de contener al menos 4 caracteres');
    expect(es('extra', 'required')).toBe('Este campo es obligatorio');
  });

  it('agrees in gender in Catalan', () => {
    expect(fieldMessage({ field: 'email', code: 'required' }, fieldDictionaryCa)).toBe(
      'El correu electrònic és obligatori',
    );
    expect(fieldMessage({ field: 'password', code: 'required' }, fieldDictionaryCa)).toBe(
      'La contrasenya és obligatòria',
    );
  });

  it('states file sizes in megabytes', () => {
    expect(fieldMessage({ field: 'video.size', code: 'size', limit: 83_886_080 }, fieldDictionaryEs)).toBe(
      'El vídeo no puede superar los 80\u00a0MB',
    );
    expect(fieldMessage({ field: 'image.type', code: 'format' }, fieldDictionaryCa)).toBe(
      'La imatge ha de ser JPEG',
    );
  });

  it('agrees with labels in the plural', () => {
    for (const dictionary of [fieldDictionaryEs, fieldDictionaryCa])
      for (const code of ['required', 'min', 'max', 'alpha_special', 'invalid'] as const)
        expect(fieldMessage({ field: 'surname', code, limit: 7 }, dictionary)).toMatch(
          /^(Los apellidos|Els cognoms) (son|han|solo pueden|no son|són|només poden|no són) /,
        );
  });

  it('leaves no placeholder in any message', () => {
    for (const dictionary of Object.values(FIELD_DICTIONARIES)) {
      for (const field of [...FIELD_NAMES, '', 'unknown']) {
        for (const code of RULE_CODES) {
          const message = fieldMessage({ field, code, limit: 7 }, dictionary);
          expect(message).toMatch(/^\p{Lu}[^{}]+$/u);
        }
      }
    }
  });
});
