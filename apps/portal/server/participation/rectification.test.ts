import { createClient, createPageClient } from '@portal/data';
import { type FieldIssue, ROUTES, successEnvelope } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { readerCalls } from '../reader';
import { accountPage } from '../reader-pages';
import { assets } from '../testing/assets';
import { rectificationPage } from './rectification';

registerIslands(islandsBy(assets.island));

const STORY = {
  title: 'El moll de Llevant',
  path: '/societat/el-moll/',
  publishedAt: '2026-03-01T12:00:00.000Z',
  until: '2026-03-08T22:59:59.999Z',
  isLate: false,
};
const RECEIPT = {
  title: STORY.title,
  path: STORY.path,
  reference: 'R-7KQ2-M9XD',
  kind: 'rectification',
  receivedAt: '2026-03-18T12:00:00.000Z',
  isLate: false,
  dueAt: '2026-03-21T22:59:59.999Z',
};
const FORM = {
  kind: 'rectification',
  story: STORY.path,
  party: 'Joan Mas',
  partyKind: 'person',
  capacity: 'self',
  name: 'Joan Mas',
  email: 'joan@example.org',
  facts: 'No hi era.',
  text: 'Jo no hi era.',
  evidence: '',
  website: '',
  key: 'key-of-the-form',
};

type Stub = {
  form?: Record<string, string>;
  story?: unknown;
  refused?: { status: number; issues: FieldIssue[] };
};

/** Requests the page over a stub back end. */
async function visit(path: string, { form, story, refused }: Stub = {}) {
  const sent: unknown[] = [];
  const transport = async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const failure = (status: number, issues: FieldIssue[] = []) =>
      Response.json(
        { httpCode: status, apiInfo: { code: 'INVALID_FIELD', message: '', issues } },
        { status },
      );
    if (request.method === 'POST') {
      sent.push(await request.json());
      return refused ? failure(refused.status, refused.issues) : Response.json(successEnvelope(RECEIPT));
    }
    if (searchParams.has('key')) return Response.json(successEnvelope(RECEIPT));
    return story ? Response.json(successEnvelope(story)) : failure(404);
  };
  const request = new Request(
    new URL(path, ORIGIN),
    form ? { method: 'POST', body: new URLSearchParams(form) } : {},
  );
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const pages = createPageClient(createClient({ origin: ORIGIN, transport }));
  const options = { site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  const work = form ? rectificationPage.post : rectificationPage.get;
  if (!work) throw new Error('no page');
  const got = await accountPage({ calls, pages, captcha: undefined }, request, work, options);
  return {
    status: got?.status,
    location: got?.headers.get('location'),
    html: (await got?.text()) ?? '',
    sent,
  };
}

const fieldValue = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1];

describe('the page that requests a rectification', () => {
  it('shows the deadline of its story, and that a late request is accepted too', async () => {
    const path = `${ROUTES.rectification}?noticia=${encodeURIComponent(STORY.path)}`;
    const { html } = await visit(path, { story: STORY });
    expect(html).toContain(
      'Es va publicar l’1 de març de 2026: pots demanar una rectificació fins al 8 de març',
    );
    // The story is known: its URL is not asked for again, and can be changed.
    expect(html).toContain(`<input type="hidden" name="story" value="${STORY.path}"/>`);
    expect(html).toMatch(/<a (?=[^>]*href="\/rectificacio\/")[^>]*>Canvia la notícia</);
    const groups = Array.from(html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, words]) => words);
    expect(groups).toEqual(expect.arrayContaining(['La notícia', 'Qui ho demana', 'El text']));
    expect(html).toContain('els 7 dies naturals');
    expect(html).not.toContain('noindex');
    const late = await visit(path, { story: { ...STORY, isLate: true } });
    expect(late.html).toContain('va acabar el 8 de març de 2026: la pots demanar igualment');
  });

  it('reports a URL without a story at its field, before anything is sent', async () => {
    const { status, html } = await visit(`${ROUTES.rectification}?noticia=%2Fno-hi-es%2F`);
    expect([status, fieldValue(html, 'story')]).toEqual([200, '/no-hi-es/']);
    expect(html).toMatch(/<input(?=[^>]* name="story")(?=[^>]* aria-invalid="true")(?![^>]* type="hidden")/);
    expect(html).toContain('No hi ha cap notícia');
    expect(html).not.toContain('data-part="form-alert"');
    expect(html).not.toContain('Canvia la notícia');
  });

  it('keeps all that was written, under a summary of the errors', async () => {
    const form = { ...FORM, kind: 'update', text: '' };
    const { status, html, sent } = await visit(ROUTES.rectification, { form, story: STORY });
    expect([status, sent]).toEqual([400, []]);
    const [summary = ''] = /<div[^>]*data-part="form-alert".*?<\/ul>/s.exec(html) ?? [];
    const links = [...summary.matchAll(/<a href="#([^"]+)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, , words]) => words)).toEqual([
      'El text que es publicarà: Aquest camp és obligatori',
      'En què et bases (no es publica): Cal dir-ho per a una actualització',
    ]);
    for (const [, id = ''] of links) expect(html).toContain(` id="${id}"`);
    expect(html).toContain('No hi era.</textarea>');
    // The story can be changed here without losing what was written.
    expect(html).toMatch(/<input(?=[^>]* name="story")(?![^>]* type="hidden")/);
    expect(fieldValue(html, 'key')).toBe(FORM.key);
    expect(html).toMatch(/<input(?=[^>]* value="update")[^>]* checked=""/);
    expect(html).toMatch(/<title>Hi ha 2 dades per revisar \| /);
  });

  it("shows the back end's error at the URL, and a way out if the back end fails", async () => {
    const wrong = { status: 400, issues: [{ field: 'story', code: 'invalid' as const }] };
    const { html } = await visit(ROUTES.rectification, { form: FORM, story: STORY, refused: wrong });
    expect(html).toContain('No hi ha cap notícia');
    const unknown = await visit(ROUTES.rectification, { form: { ...FORM, party: '' } });
    expect([unknown.status, unknown.sent]).toEqual([400, []]);
    expect(unknown.html).toMatch(/Hi ha 2 dades[\s\S]*No hi ha cap notícia/);
    const away = await visit(ROUTES.rectification, {
      form: FORM,
      story: STORY,
      refused: { status: 503, issues: [] },
    });
    expect(away.status).toBe(503);
    expect(away.html).toContain('No s’ha pogut enviar. El que has escrit continua aquí');
    expect(away.html).toContain('Jo no hi era.</textarea>');
    const trapped = { status: 400, issues: [{ field: 'website', code: 'invalid' as const }] };
    expect(
      (await visit(ROUTES.rectification, { form: FORM, story: STORY, refused: trapped })).html,
    ).toContain('No s’ha pogut enviar');
  });

  it('sends it once by its key, and shows the receipt to anyone with the key', async () => {
    const { status, location, sent } = await visit(ROUTES.rectification, { form: FORM, story: STORY });
    expect([status, location]).toEqual([303, `${ROUTES.rectification}?enviada=${FORM.key}`]);
    expect(sent).toMatchObject([{ key: FORM.key, text: 'Jo no hi era.' }]);
    const { html } = await visit(location ?? '');
    for (const words of ['R-7KQ2-M9XD', '18 de març de 2026 a les 13.00', 'Fins al 21 de març de 2026'])
      expect(html).toContain(words);
    expect(html).toContain('noindex');
  });
});
