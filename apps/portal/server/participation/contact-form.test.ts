import { expect, it } from 'vitest';
import { SITE } from '../../app/testing/site';
import { visit } from '../testing/desk';

it('a form whose key is unusable comes back with the key that was sent', async () => {
  const site = { ...SITE, contact: { subjects: [], fields: [] } };
  const form = { name: 'Mercè', email: 'merce@example.org', message: 'Bon dia', terms: 'true', key: 'x' };
  const refused = { '/api/front/contact': { status: 503, code: 'UNKNOWN_ERROR' } };
  const { status, sent, html } = await visit('/contacte/', { site, form, refused });
  const { key } = JSON.parse(sent[0] ?? '{}');
  expect(status).toBe(503);
  expect(key).toMatch(/^[\w-]{36}$/);
  expect(html).toContain(`value="${key}"`);
});
