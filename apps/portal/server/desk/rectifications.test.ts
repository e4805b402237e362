import { CALLS, type DeskRectification, ROUTES } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { visit } from '../testing/desk';

const REQUEST: DeskRectification = {
  ...{ id: 7, reference: 'R-7KQ2-M9XD', kind: 'rectification', party: 'Joan Mas', isOrganization: false },
  ...{
    capacity: 'heir',
    requester: 'Pere Mas',
    email: 'pere@example.org',
    facts: 'No hi era.',
    evidence: '',
  },
  ...{ asked: 'Ell no hi era.', characters: 14, text: null, state: 'waiting', ground: null, note: '' },
  ...{ receivedAt: '2026-03-14T23:00:00.000Z', dueAt: '2026-03-17T22:59:59.999Z', daysLate: 3 },
  ...{ decidedAt: null, withdrawnAt: null },
  story: {
    ...{ id: 3, title: 'El moll de Llevant', path: '/societat/el-moll/', status: 'published' },
    ...{ publishedAt: '2026-03-04T12:00:00.000Z', characters: 4_959 },
  },
};
const listed = (over: Partial<DeskRectification> = {}) => ({
  answers: { [CALLS.deskRectifications]: { items: [{ ...REQUEST, ...over }], next: null } },
});
const path = ROUTES.deskRectifications;
const act = `${CALLS.deskRectifications}/7`;

describe('requests for rectifications at the desk', () => {
  it('are shown with their term, how late they were asked for, and no field that changes their text', async () => {
    const { html } = await visit(path, listed());
    for (const words of [
      ...['El termini va acabar el 17 de març de 2026', 'Rebuda: 15 de març de 2026', 'demanada 3 dies tard'],
      ...[
        'Pere Mas &lt;pere@example.org&gt;, com a hereu',
        '14 caràcters; el text de la notícia en té 4.959',
      ],
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('name="text"');
    const update = await visit(path, listed({ kind: 'update' }));
    expect(update.html).toMatch(/<textarea[^>]* name="text"[^>]*>Ell no hi era\.<\/textarea>/);
    expect(update.html).not.toContain('dies tard');
  });

  it('cannot be published beside a story that readers do not see', async () => {
    const { html } = await visit(path, listed({ story: { ...REQUEST.story, status: 'withdrawn' } }));
    expect(html).toContain('La notícia no és publicada');
    expect(html).not.toContain('value="publish"');
    expect(html).toContain('href="/redaccio/continguts/3/"');
  });

  it('keep what was written of a refusal without its ground, and say what is missing', async () => {
    const form = { do: 'refuse', id: '7', ground: '', note: 'Fora de termini' };
    const { status, html, asked } = await visit(path, { ...listed(), form });
    expect(status).toBe(400);
    expect(asked).not.toContain(`POST ${act}`);
    expect(html).toContain('Tria un motiu');
    expect(html).toContain('Fora de termini</textarea>');
  });

  it('say so where somebody else has decided already', async () => {
    const refused = { [`POST ${act}`]: { status: 409, code: 'RECTIFICATION_STATE' } };
    const { status, html } = await visit(path, { ...listed(), refused, form: { do: 'publish', id: '7' } });
    expect(status).toBe(409);
    expect(html).toContain('Algú altre ja ho ha decidit.');
  });
});
