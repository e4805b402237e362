import { endpointPath } from '@portal/model';
import { INTERVIEW_ENDPOINTS, ownUploadsSchema } from '@portal/model/participation';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { ANSWERER, act, newKey, onPage, queueOf } from '../../testing/interviews';
import type { TestReader } from '../../testing/reader';
import { announce, more, photo, send, sendWhole, type TestUploads, testUploads } from '../../testing/uploads';
import { createInterview } from './desk';

describe.each(ENGINES)('pictures attached to questions, on %s', (engine) => {
  let test: TestUploads;
  let editor: TestEditor;
  beforeAll(async () => {
    test = await testUploads(engine);
  });
  let editors = 0;
  beforeEach(async () => {
    // Fresh login, because desk sessions are short.
    editors += 1;
    editor = await newEditor(test, `entrevista${editors}@redaccio.example`, 'editor');
  });
  afterAll(() => test?.database.remove());

  const interview = (end: string | null = null) =>
    createInterview(
      { db: test.database.db, now: test.clock.now },
      ANSWERER,
      {
        guestName: 'Damià Roig',
        guestRole: '',
        opening: '',
        goodbye: '',
        start: test.clock.now().toISOString(),
        end,
        questionLimit: 3,
      },
      { title: 'El pràctic respon', section: 'societat' },
    );
  const sendPicture = async (reader: TestReader, id: string) => {
    const file = await photo();
    const { key } = await announce(test, reader, file.length, { contentId: id });
    expect((await more(test, reader, key, 0, file)).status).toBe(204);
    return key;
  };
  const ask = (reader: TestReader, id: string, picture: string) =>
    reader.post(endpointPath(INTERVIEW_ENDPOINTS.ask, id), {
      name: 'Mercè',
      question: `Què és això, ${newKey()}?`,
      key: newKey(),
      picture,
    });
  const decide = (act: 'publish' | 'refuse', key: string) =>
    editor.post('/api/desk/uploads/decide', {
      act,
      ids: [key],
      ...(act === 'refuse' ? { ground: 'quality' } : {}),
    });

  it('are shown once the question is answered and the newsroom has approved them', async () => {
    const { reader } = await test.readers.loggedIn();
    const id = await interview();
    const key = await sendPicture(reader, id);
    expect((await ask(reader, id, key)).status).toBe(200);
    const [question] = await queueOf(editor, id);
    expect(question?.picture).toMatchObject({ id: key, isPublished: false });
    const answered = { act: 'answer', answer: 'Un far.', version: 0 };
    expect((await act(editor, id, question?.id ?? '', answered)).status).toBe(200);
    expect((await onPage(test, id)).items[0]?.image).toBeUndefined();
    expect((await decide('publish', key)).status).toBe(200);
    expect((await onPage(test, id)).items[0]?.image?.src).toMatch(/^\/media\/[0-9a-f]{20}\//);
    expect((await decide('refuse', key)).status).toBe(200);
    expect((await onPage(test, id)).items[0]?.image).toBeUndefined();
  });

  it("must belong to the question's author and to this interview, while it is open", async () => {
    const { reader } = await test.readers.loggedIn();
    const { reader: other } = await test.readers.loggedIn();
    const [id, elsewhere] = [await interview(), await interview()];
    const key = await sendPicture(reader, id);
    const fault = { status: 400, issues: [{ field: 'picture' }] };
    expect(await ask(other, id, key)).toMatchObject(fault);
    expect(await ask(reader, elsewhere, key)).toMatchObject(fault);
    expect(await ask(reader, id, await sendWhole(test, reader, await photo()))).toMatchObject(fault);
    expect(await ask(reader, id, 'x')).toMatchObject(fault);
    expect((await announce(test, reader, 10, { contentId: elsewhere, type: 'video/mp4' })).status).toBe(400);
    expect((await announce(test, reader, 8 * 1024 ** 2 + 1, { contentId: elsewhere })).status).toBe(413);
    const ending = await interview(new Date(test.clock.now().getTime() + 3_600_000).toISOString());
    test.clock.goOn(2 * 3_600_000);
    expect((await announce(test, reader, 10, { contentId: ending })).status).toBe(403);
  });

  it('are deleted with a withdrawn question', async () => {
    const { reader } = await test.readers.loggedIn();
    const id = await interview();
    const key = await sendPicture(reader, id);
    await ask(reader, id, key);
    // One question per picture, even if two arrive at once.
    const more = await Promise.all([ask(reader, id, key), ask(reader, id, key)]);
    expect(more.map(({ status }) => status)).toEqual([400, 400]);
    const [question] = await queueOf(editor, id);
    expect(
      (await send(test, reader, 'DELETE', endpointPath(INTERVIEW_ENDPOINTS.withdraw, question?.id ?? ''), {}))
        .status,
    ).toBe(200);
    const own = v.parse(ownUploadsSchema, (await reader.get('/api/front/uploads/')).response);
    expect(own.items.map((item) => item.id)).not.toContain(key);
    expect((await decide('publish', key)).status).toBe(200);
    expect((await test.rowOf(key))?.state).toBe('withdrawn');
  });
});
