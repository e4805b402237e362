import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS, type FieldIssue } from '@portal/model';
import { expect, it } from 'vitest';
import { visit } from '../../../server/testing/desk';

const PATH = '/redaccio/continguts/7/';
const SAVE = 'POST /api/desk/contents/7/fields';
const issueOf = (field: string, limit?: number): FieldIssue =>
  limit === undefined ? { field, code: 'invalid' } : { field, code: 'max', limit };
const answersWith = (fields: object) => ({
  '/api/desk/front': { modules: [], editions: [], edition: null },
  '/api/desk/contents/7': {
    id: 7,
    title: 'El pa de sempre',
    path: '/pa/',
    type: 'article',
    status: 'published',
    publishedAt: '2026-03-05T08:00:00.000Z',
    withdrawnBy: null,
    isUnreadable: false,
    fields,
    corrections: [],
    previews: [],
  },
});

it.each(ARTICLE_FIELD_NAMES)('an editor sees and changes the field %s', async (name) => {
  const { label, hint, max } = ARTICLE_FIELDS[name];
  const answers = answersWith({ sent: { [name]: 'De la redacció' }, edited: {} });
  const { html } = await visit(PATH, { answers });
  expect(html).toContain(label.ca.replaceAll("'", '&#x27;'));
  expect(html).toContain(hint.ca);
  expect(html).toContain('De la redacció');
  const edited = answersWith({ sent: { [name]: 'De la redacció' }, edited: { [name]: 'De l’editora' } });
  expect((await visit(PATH, { answers: edited })).html).toContain('La redacció va enviar «De la redacció».');

  const saved = await visit(PATH, { answers, form: { do: 'fields', [name]: 'Alzira' } });
  expect(saved).toMatchObject({ status: 303, location: `${PATH}?done=fields` });
  // Without what the form did not have, such as the other fields.
  expect(JSON.parse(saved.sent[0] ?? '')).toEqual({ fields: { [name]: 'Alzira' }, shown: {} });
  const tooLong = 'a'.repeat(max + 1);
  const refused = { [SAVE]: { status: 400, code: 'INVALID_FIELD', issues: [issueOf(name, max)] } };
  const rejected = await visit(PATH, { answers, refused, form: { do: 'fields', [name]: tooLong } });
  expect(rejected.status).toBe(400);
  expect(rejected.html).toContain(tooLong);
  expect(rejected.html).toContain('aria-invalid="true"');
});

const valueIn = (html: string, name: string) => {
  const [field = ''] =
    new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*(?:>[^<]*</textarea>)?`).exec(html) ?? [];
  return /<\/textarea>$/.test(field)
    ? field.slice(field.indexOf('>') + 1, -11)
    : /value="([^"]*)"/.exec(field)?.[1];
};

it.each(ARTICLE_FIELD_NAMES)('a form of the field %s says what it has shown', async (name) => {
  const answers = answersWith({ sent: { [name]: 'De la redacció' }, edited: {} });
  const { html } = await visit(PATH, { answers });
  expect([valueIn(html, name), valueIn(html, `shown.${name}`)]).toEqual(['De la redacció', 'De la redacció']);
  const form = { do: 'fields', [name]: 'Alzira', [`shown.${name}`]: 'De la redacció' };
  const { sent } = await visit(PATH, { answers, form });
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    fields: { [name]: 'Alzira' },
    shown: { [name]: 'De la redacció' },
  });
});

it.each(ARTICLE_FIELD_NAMES)(
  'a conflict over the field %s shows both texts, and can be settled',
  async (name) => {
    const answers = answersWith({ sent: { [name]: 'Antic' }, edited: { [name]: 'D’una altra' } });
    const form = { do: 'fields', [name]: 'Alzira', [`shown.${name}`]: 'Antic' };
    const conflict = { [SAVE]: { status: 409, code: 'CONFLICT', issues: [issueOf(name)] } };
    const { status, html } = await visit(PATH, { answers, refused: conflict, form });
    expect(status).toBe(409);
    expect(html).toContain('Mentrestant ha canviat, i ara hi diu «D’una altra».');
    expect([valueIn(html, name), valueIn(html, `shown.${name}`)]).toEqual(['Alzira', 'D’una altra']);
    const emptied = answersWith({ sent: { [name]: 'Antic' }, edited: { [name]: '' } });
    expect((await visit(PATH, { answers: emptied, refused: conflict, form })).html).toContain('s’ha buidat');

    // A field that was left alone shows its current text when another one is refused.
    const refused = { [SAVE]: { status: 400, code: 'INVALID_FIELD', issues: [issueOf('other', 1)] } };
    const untouched = { do: 'fields', [name]: ' Antic\r\n', [`shown.${name}`]: 'Antic' };
    const again = await visit(PATH, { answers, refused, form: untouched });
    expect([valueIn(again.html, name), valueIn(again.html, `shown.${name}`)]).toEqual([
      'D’una altra',
      'D’una altra',
    ]);
    // A changed one keeps what it was changed from.
    const changed = await visit(PATH, { answers, refused, form });
    expect([valueIn(changed.html, name), valueIn(changed.html, `shown.${name}`)]).toEqual([
      'Alzira',
      'Antic',
    ]);
  },
);

it('a rejected date is shown again as it was typed', async () => {
  const answers = answersWith({ sent: {}, edited: {} });
  const { status, html } = await visit(PATH, { answers, form: { do: 'reschedule', at: '2026-02-30T09:00' } });
  expect([status, valueIn(html, 'at')]).toEqual([400, '2026-02-30T09:00']);
  const refused = { 'POST /api/desk/contents/7/reschedule': { status: 400, code: 'INVALID_FIELD' } };
  const late = await visit(PATH, { answers, refused, form: { do: 'reschedule', at: '2201-01-01T09:00' } });
  expect([late.status, valueIn(late.html, 'at')]).toEqual([400, '2201-01-01T09:00']);
});

it('the log says what a field said and says', async () => {
  const line = {
    line: 1,
    at: '2026-03-05T08:00:00.000Z',
    actor: 'Mar',
    act: 'content.fields',
    subject: 'content:7',
    about: null,
    details: { title: 'El pa', texts: { dateline: { from: '', to: 'Alzira' } } },
  };
  const answers = { '/api/desk/log': { lines: [line], next: null, people: [] } };
  expect((await visit('/redaccio/registre/', { answers })).html).toContain('Lloc: cap → Alzira');
});
