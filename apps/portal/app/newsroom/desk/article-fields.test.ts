import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS } from '@portal/model';
import { expect, it } from 'vitest';
import { visit } from '../../../server/testing/desk';

const PATH = '/redaccio/continguts/7/';
const answersWith = (fields: object) => ({
  '/api/desk/front': { modules: [] },
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
  expect(JSON.parse(saved.sent[0] ?? '')).toMatchObject({ [name]: 'Alzira' });
  const tooLong = 'a'.repeat(max + 1);
  const rejected = await visit(PATH, { answers, form: { do: 'fields', [name]: tooLong } });
  expect(rejected.status).toBe(400);
  expect(rejected.html).toContain(tooLong);
  expect(rejected.html).toContain('aria-invalid="true"');
});
