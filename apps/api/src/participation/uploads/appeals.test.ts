import { CALLS } from '@portal/model';
import { APPEAL_ENDPOINTS, waitingUploadAppealsSchema } from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLine } from '../../sites/desk-kit/log';
import { deskLog } from '../../sites/desk-kit/tables';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { photo, sendWhole, type TestUploads, testUploads } from '../../testing/uploads';
import { checkLeft } from './checking';
import { purgeUploads } from './withdrawing';

const DAY = 86_400_000;

describe.each(ENGINES)('appeals against refused files, on %s', (engine) => {
  let test: TestUploads;
  let editor: TestEditor;
  let moderator: TestEditor;
  beforeAll(async () => {
    test = await testUploads(engine);
    editor = await newEditor(test, 'pau@redaccio.example', 'editor');
    moderator = await newEditor(test, 'mar@redaccio.example', 'moderator');
  });
  afterAll(() => test?.database.remove());

  const decide = async (body: object) =>
    Object((await editor.post(`${CALLS.deskUploads}/decide`, body)).response);
  /** A refused file, its sender's address, and the token of the email's link. */
  const refused = async () => {
    const { reader, form } = await test.readers.loggedIn();
    const key = await sendWhole(test, reader, await photo());
    await checkLeft(test.uploadDeps());
    await decide({ act: 'refuse', ids: [key], ground: 'quality', note: 'Surt moguda.' });
    test.clock.goOn(120_000);
    const { text } = await test.emailTo(form.email);
    const token = /recurs\/\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    return { key, token, reader, email: form.email };
  };
  const appeal = (token: string, text = 'Es veu prou bé.') =>
    test.readers.browser().post(APPEAL_ENDPOINTS.send.path, { token, text });
  const waiting = async () =>
    v.parse(waitingUploadAppealsSchema, (await editor.get(`${CALLS.deskUploads}/appeals`)).response).appeals;
  const answer = (id: string, outcome: string, who = editor) =>
    who.post(`${CALLS.deskUploads}/appeals`, { id, outcome });

  it('accepts one appeal through the emailed link, and shows it at the desk with the file', async () => {
    const { key, token } = await refused();
    expect(token).not.toBe('');
    expect((await appeal('no-es-aquest')).status).toBe(400);
    expect((await appeal(token, ' ')).status).toBe(400);
    const twice = await Promise.all([appeal(token), appeal(token)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [one, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      id: key,
      kind: 'image',
      ground: 'quality',
      note: 'Surt moguda.',
      appeal: 'Es veu prou bé.',
    });
    expect((await editor.get('/api/desk/waiting')).response).toMatchObject({ appeals: 1 });
    // A file with a waiting appeal is kept without limit.
    test.clock.goOn(60 * DAY);
    await purgeUploads(test.uploadDeps());
    await editor.login();
    await editor.prove();
    expect(await waiting()).toHaveLength(1);
    expect((await editor.get(`${CALLS.deskUploads}/${key}/file`)).status).toBe(200);
    expect((await answer(key, 'rejected')).status).toBe(200);
    await purgeUploads(test.uploadDeps());
    expect(await test.rowOf(key)).toBeUndefined();
  });

  it('upholds an appeal once of two concurrent answers, publishes the file and notifies the sender', async () => {
    const { key, token, email } = await refused();
    expect((await appeal(token)).status).toBe(200);
    await moderator.login();
    await moderator.prove();
    expect((await answer(key, 'upheld', moderator)).status).toBe(403);
    expect((await answer(key, 'perhaps')).status).toBe(400);
    const both = await Promise.all([answer(key, 'upheld'), answer(key, 'rejected')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const row = await test.rowOf(key);
    const isUpheld = both[0]?.status === 200;
    expect(row).toMatchObject({
      state: isUpheld ? 'published' : 'refused',
      appealOutcome: isUpheld ? 'upheld' : 'rejected',
    });
    const { subject } = await test.emailTo(email);
    expect(subject).toMatch(isUpheld ? /^Hem publicat/ : /^Hem tornat a mirar/);
    const shown = await test.app.request(`/media/${row?.mediaId}/full/850.jpg`);
    expect(shown.status).toBe(isUpheld ? 200 : 404);
    const lines = await test.database.db
      .select({ act: deskLog.act })
      .from(deskLog)
      .where(eq(deskLog.subject, `upload:${row?.id}`));
    expect(lines.map(({ act }) => act)).toEqual([
      'upload.refuse',
      isUpheld ? 'appeal.uphold' : 'appeal.reject',
    ]);
    expect(await brokenLine(test.database.db, 'prova')).toBeNull();
    // A second refusal has a new link; the first one is invalid.
    if (isUpheld) await decide({ act: 'refuse', ids: [key], ground: 'rights' });
    expect((await appeal(token)).status).toBe(400);
  });

  it('rejects an appeal for a file that was published or withdrawn, or whose refusal was undone', async () => {
    const one = await refused();
    await decide({ act: 'publish', ids: [one.key] });
    expect((await appeal(one.token)).status).toBe(400);
    const { reader, form } = await test.readers.loggedIn();
    const key = await sendWhole(test, reader, await photo());
    await checkLeft(test.uploadDeps());
    const { batch } = await decide({ act: 'refuse', ids: [key], ground: 'quality' });
    expect((await test.rowOf(key))?.appealTokenHash).not.toBeNull();
    await editor.post(`${CALLS.deskUploads}/undo`, { batch });
    expect((await test.rowOf(key))?.appealTokenHash).toBeNull();
    expect(
      test.emails.filter(({ to, subject }) => to === form.email && subject.startsWith('No publicarem')),
    ).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});
