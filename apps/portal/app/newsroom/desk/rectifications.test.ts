import { endpointPath, ROUTES } from '@portal/model';
import { type DeskRectification, RECTIFICATION_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../server/testing/desk';

const REQUEST: DeskRectification = {
  id: 7,
  reference: 'R-7KQ2-M9XD',
  kind: 'rectification',
  party: 'Joan Mas',
  isOrganization: false,
  capacity: 'heir',
  requester: 'Pere Mas',
  email: 'pere@example.org',
  facts: 'No hi era.',
  evidence: '',
  asked: 'Ell no hi era.',
  characters: 14,
  text: null,
  state: 'waiting',
  ground: null,
  note: '',
  receivedAt: '2026-03-14T23:00:00.000Z',
  dueAt: '2026-03-17T22:59:59.999Z',
  daysLate: 3,
  decidedAt: null,
  withdrawnAt: null,
  story: {
    id: 3,
    title: 'El moll de Llevant',
    path: '/societat/el-moll/',
    status: 'published',
    publishedAt: '2026-03-04T12:00:00.000Z',
    characters: 4_959,
  },
};
const listed = (over: Partial<DeskRectification> = {}) => ({
  answers: {
    [RECTIFICATION_DESK_ENDPOINTS.rectifications.path]: { items: [{ ...REQUEST, ...over }], next: null },
  },
});
const cardOf = (html: string) => /<article.*?<\/article>/s.exec(html)?.[0] ?? '';
const path = ROUTES.deskRectifications;
const act = endpointPath(RECTIFICATION_DESK_ENDPOINTS.decideRectification, 7);

describe('requests for rectifications at the desk', () => {
  it('are shown with their deadline, how late they were requested, and no field that changes their text', async () => {
    const { html } = await visit(path, listed());
    for (const words of [
      'El termini va acabar el 17 de març de 2026',
      'Rebuda: 15 de març de 2026',
      'Demanada 3 dies tard',
      'Pere Mas &lt;pere@example.org&gt;, com a hereu',
      '14 caràcters; el text de la notícia en té 4.959',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('name="text"');
    const update = await visit(path, listed({ kind: 'update' }));
    expect(update.html).toMatch(/<textarea[^>]* name="text"[^>]*>Ell no hi era\.<\/textarea>/);
    expect(update.html).not.toContain('dies tard');
  });

  it('cannot be published while their story is hidden from readers', async () => {
    const { html } = await visit(path, listed({ story: { ...REQUEST.story, status: 'withdrawn' } }));
    expect(html).toContain('La notícia no és publicada');
    expect(html).not.toContain('value="publish"');
    expect(html).toContain('href="/redaccio/continguts/3/"');
  });

  it('keep what was written in a refusal without its ground, and say what is missing', async () => {
    const form = { do: 'refuse', id: '7', ground: '', note: 'Fora de termini' };
    const { status, html, asked } = await visit(path, { ...listed(), form });
    expect(status).toBe(400);
    expect(asked).not.toContain(`POST ${act}`);
    expect(html).toContain('Fora de termini</textarea>');
    const card = cardOf(html);
    const [, id] = /<a href="#([^"]+)"[^>]*>Tria un motiu</.exec(card) ?? [];
    expect(card).toContain('Joan Mas: Hi ha 1 dada per revisar');
    expect(card).toMatch(new RegExp(`<select(?=[^>]* id="${id}")(?=[^>]* autofocus)`));
    expect(card).toMatch(/<details[^>]* open=""/);
    expect(html).toMatch(/<title>Hi ha 1 dada per revisar \| Rectificacions/);
    expect(html.match(/data-part="form-alert"/g)).toHaveLength(1);
    // Only the faulty field takes the focus, and without errors the refusal is folded.
    expect(html.match(/ autofocus/g)).toHaveLength(1);
    expect((await visit(path, listed())).html).not.toMatch(/<details[^>]* open/);
  });

  it('say in their card why the back end rejected a decision, or over the list if the card is gone', async () => {
    const refused = { [`POST ${act}`]: { status: 409, code: 'STORY_WITHDRAWN' } };
    const form = { do: 'publish', id: '7' };
    const { html } = await visit(path, { ...listed(), refused, form });
    expect(cardOf(html)).toMatch(/data-part="form-alert"[\s\S]*La notícia no és publicada/);
    const gone = await visit(path, {
      refused: { [`POST ${act}`]: { status: 409, code: 'RECTIFICATION_STATE' } },
      form,
      answers: { [RECTIFICATION_DESK_ENDPOINTS.rectifications.path]: { items: [], next: null } },
    });
    expect(gone.html).toContain('Algú altre ja ho ha decidit.');
  });

  it('have buttons whose names begin with their visible text, and no shortcuts', async () => {
    const { html } = await visit(path, listed());
    const buttons = Array.from(
      html.matchAll(/<button(?=[^>]*aria-label="([^"]+)")([^>]*)>(.*?)<\/button>/g),
      ([, name = '', tag, words = '']) => ({ name, tag, words: words.replaceAll(/<[^>]+>/g, '') }),
    );
    expect(buttons.map(({ name }) => name)).toEqual(['Publica-la sencera: Joan Mas', 'Rebutja-la: Joan Mas']);
    for (const { name, tag, words } of buttons) {
      expect(name.startsWith(words)).toBe(true);
      expect(tag).toContain('data-final=');
    }
    expect(html.indexOf('data-part="desk-keys"')).toBeLessThan(html.indexOf('<article'));
  });

  it('label a published text as published', async () => {
    const published = { state: 'published', text: REQUEST.asked, decidedAt: REQUEST.dueAt } as const;
    const { html } = await visit(`${path}?view=decided`, listed(published));
    expect(html).toContain('Text publicat');
    expect(html).not.toContain('Text que es publicarà');
  });

  it('are named in the confirmation of a decision', async () => {
    const form = { do: 'publish', id: '7', reference: REQUEST.reference };
    const { location } = await visit(path, { ...listed(), form });
    const { html } = await visit(location ?? '', listed());
    expect(html).toContain('Referència: R-7KQ2-M9XD.');
    expect((await visit(`${path}?done=publish&ref=Truca%20al%20900`, listed())).html).not.toContain('Truca');
  });

  it('requests on paper come back under a summary of the errors', async () => {
    const form = { do: 'record', receivedOn: '31/02/2026', party: 'Joan Mas', facts: 'No hi era.' };
    const { status, html } = await visit(`${path}?nova=1`, { ...listed(), form });
    expect(status).toBe(400);
    const [summary = ''] = /<div[^>]*data-part="form-alert".*?<\/ul>/s.exec(html) ?? [];
    expect(summary).toContain('autofocus');
    const links = [...summary.matchAll(/<a href="#([^"]+)"[^>]*>(.*?)<\/a>/g)];
    expect(links[0]?.[2]).toContain('Escriu un dia que ja hagi arribat');
    for (const [, id = ''] of links) expect(html).toContain(` id="${id}"`);
    expect(html).toMatch(new RegExp(`<title>Hi ha ${links.length} dades per revisar \\| `));
    expect(html).toContain('data-part="required-note"');
  });

  it('say so if somebody else has decided already', async () => {
    const refused = { [`POST ${act}`]: { status: 409, code: 'RECTIFICATION_STATE' } };
    const { status, html } = await visit(path, { ...listed(), refused, form: { do: 'publish', id: '7' } });
    expect(status).toBe(409);
    expect(html).toContain('Algú altre ja ho ha decidit.');
  });
});
