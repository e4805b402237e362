import { CALLS, endpointPath } from '@portal/model';
import {
  CONTENT_DESK_ENDPOINTS,
  deskContentSchema,
  LOG_DESK_ENDPOINTS,
  MAX_PREVIEWS,
  PREVIEW_ENDPOINTS,
  type Preview,
  previewSchema,
} from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../content/stories/tables';
import { forgetPreviews } from '../newsroom/desk/previews';
import { previews } from '../newsroom/desk/tables';
import { DAY_MS } from '../platform/time/durations';
import { ENGINES } from '../testing/database';
import { newEditor, type TestEditor } from '../testing/desk';
import { type TestDiscussion, testDiscussion } from '../testing/discussion';
import { TestReader } from '../testing/reader';

const WHOLE = [
  { type: 'paragraph' as const, html: 'El començament.' },
  { type: 'paragraph' as const, html: 'La part que encara no és de ningú.' },
];

describe.each(ENGINES)('preview links, on %s', (engine) => {
  let test: TestDiscussion;
  let editor: TestEditor;
  let moderator: TestEditor;
  beforeAll(async () => {
    test = await testDiscussion(engine);
    editor = await newEditor(test, 'eva@prova.example', 'editor');
    moderator = await newEditor(test, 'mar@prova.example', 'moderator');
  });
  afterAll(() => test?.database.remove());
  beforeEach(() => test.database.db.delete(previews));

  const due = () => new Date(test.clock.now().getTime() + 2 * DAY_MS);
  const draft = (over: Partial<typeof contents.$inferInsert> = {}) =>
    test.story({ status: 'draft', publishedAt: due(), body: WHOLE, ...over });
  const path = (id: number) => endpointPath(CONTENT_DESK_ENDPOINTS.content, id);
  const make = (id: number, days: number = 3, who = editor) => who.post(`${path(id)}/previews`, { days });
  const linksOf = async (id: number) =>
    v.parse(deskContentSchema, (await editor.get(path(id))).response).previews;
  const tokenOf = (link: string) => link.split('/').at(-2) ?? '';
  const made = async (id: number, days?: number) => {
    expect((await make(id, days)).status).toBe(200);
    const [{ link } = { link: '' }] = await linksOf(id);
    return tokenOf(link);
  };
  /** Opens a link without any session. */
  const open = (token: string) => new TestReader(test.app).get(endpointPath(PREVIEW_ENDPOINTS.open, token));
  const seen = async (token: string): Promise<Preview> =>
    v.parse(previewSchema, (await open(token)).response);

  it.each(['draft', 'scheduled'] as const)('show the whole text of a %s content', async (status) => {
    const id = await draft({ status, condition: 'subscribers', opening: WHOLE.slice(0, 1) });
    const preview = await seen(await made(id));
    if (preview.status === 'published' || preview.page.type !== 'content') throw new Error('no page');
    expect(preview).toMatchObject({ status, publishedAt: due().toISOString() });
    expect(preview.page.content).toMatchObject({ body: WHOLE, comments: { open: false, count: 0 } });
    expect(preview.page.content.gate).toBeUndefined();
  });

  it('change neither the article’s own URL nor the listings', async () => {
    const id = await draft({ path: '/societat/encara-no/', title: 'Encara no' });
    await made(id);
    const asked = new URLSearchParams({ site: 'prova', path: '/societat/encara-no/' });
    expect((await test.app.request(`${CALLS.page}?${asked}`)).status).toBe(404);
    const latest = new URLSearchParams({ site: 'prova', path: '/ultima-hora/' });
    expect(await (await test.app.request(`${CALLS.page}?${latest}`)).text()).not.toContain('Encara no');
  });

  it('end when they expire, when they are revoked, and when the content is withdrawn', async () => {
    const id = await draft({ status: 'scheduled' });
    const first = await made(id, 1);
    const second = await made(id, 7);
    expect(await linksOf(id)).toHaveLength(2);
    test.clock.goOn(DAY_MS);
    // Their sessions have expired as well.
    for (const person of [editor, moderator]) {
      await person.login();
      await person.prove();
    }
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    const [{ id: previewId } = { id: 0 }] = await linksOf(id);
    expect((await editor.ask('DELETE', `${path(id)}/previews/${previewId}`)).status).toBe(200);
    expect((await editor.ask('DELETE', `${path(id)}/previews/${previewId}`)).status).toBe(404);
    expect((await open(second)).status).toBe(404);
    const third = await made(id);
    expect((await editor.post(`${path(id)}/withdraw`)).status).toBe(200);
    expect((await open(third)).status).toBe(404);
    expect(await linksOf(id)).toEqual([]);
  });

  it('redirect to the content once it is published, where its access condition applies', async () => {
    const id = await draft({ status: 'scheduled', path: '/societat/ja-hi-es/', condition: 'subscribers' });
    const token = await made(id);
    await test.database.db.update(contents).set({ status: 'published' }).where(eq(contents.id, id));
    expect(await seen(token)).toEqual({ status: 'published', url: '/societat/ja-hi-es/' });
  });

  it('are created by editors, for unpublished articles only, up to a limit', async () => {
    const id = await draft();
    expect((await make(id, 3, moderator)).status).toBe(403);
    await made(id);
    const shown = v.parse(deskContentSchema, (await moderator.get(path(id))).response);
    expect([shown.status, shown.previews]).toEqual(['draft', []]);
    await test.database.db.delete(previews);
    expect((await make(id, 2)).status).toBe(400);
    expect((await make(987_654_321)).status).toBe(404);
    expect((await make(await test.story())).status).toBe(409);
    const statuses: number[] = [];
    for (let at = 0; at <= MAX_PREVIEWS; at += 1) statuses.push((await make(id)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_PREVIEWS);
    expect(statuses.at(-1)).toBe(409);
  });

  it('withdrawing and restoring a draft leaves it a draft', async () => {
    const id = await draft({ publishedAt: test.clock.now() });
    for (const act of ['withdraw', 'restore'])
      expect((await editor.post(`${path(id)}/${act}`)).status).toBe(200);
    const [row] = await test.database.db.select().from(contents).where(eq(contents.id, id));
    expect(row?.status).toBe('draft');
  });

  it('cannot be forged, nor used at another site', async () => {
    const token = await made(await draft());
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const forged of [changed, 'x', '%00', 'a'.repeat(400), `${token}=`, '../desk/user'])
      expect((await open(forged)).status).toBe(404);
    expect(
      (await new TestReader(test.app, 'no-hi-es.example').get(endpointPath(PREVIEW_ENDPOINTS.open, token)))
        .status,
    ).toBe(404);
  });

  it('are deleted after they expire, and the log records each', async () => {
    const id = await draft({ title: 'El port' });
    await made(id, 1);
    await forgetPreviews({ db: test.database.db, now: test.clock.now });
    expect(await test.database.db.$count(previews)).toBe(1);
    const late = new Date(test.clock.now().getTime() + DAY_MS + 1);
    await forgetPreviews({ db: test.database.db, now: () => late });
    expect(await test.database.db.$count(previews)).toBe(0);
    const log = JSON.stringify((await editor.get(`${LOG_DESK_ENDPOINTS.log.path}?topic=content`)).response);
    expect(log).toContain('content.preview');
    expect(log).toContain('El port');
  });
});
