import { CALLS } from '@portal/model';
import { DESK_ROLES } from '@portal/model/newsroom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { QUICKER_ENGINE } from '../../testing/database';
import { newEditor } from '../../testing/desk';
import { photo, send, sendWhole, type TestUploads, testUploads } from '../../testing/uploads';

let test: TestUploads;
let key: string;
beforeAll(async () => {
  test = await testUploads(QUICKER_ENGINE[0]);
  const { reader } = await test.readers.loggedIn();
  key = await sendWhole(test, reader, await photo());
});
afterAll(() => test?.database.remove());

const path = CALLS.deskUploads;
const NONE = '00000000-0000-4000-8000-000000000000';
const calls = () =>
  [
    ['GET', path],
    ['GET', `${path}/${key}/file`],
    ['POST', `${path}/decide`, { act: 'publish', ids: [key] }],
    ['POST', `${path}/undo`, { batch: NONE }],
  ] as const;

it('lets every role of the desk decide on readers’ files', async () => {
  for (const role of DESK_ROLES) {
    const editor = await newEditor(test, `${role}@redaccio.example`, role);
    for (const [method, at, body] of calls()) {
      const { status } = await send(
        test,
        editor,
        method,
        at,
        { 'content-type': 'application/json' },
        body && Buffer.from(JSON.stringify(body)),
      );
      expect(status, `${role} ${method} ${at}`).toBe(200);
    }
  }
});

it('rejects readers, strangers and the desk of another site', async () => {
  const { reader } = await test.readers.loggedIn();
  for (const who of [reader, test.readers.browser()])
    for (const [method, at, body] of calls()) {
      const headers = { 'content-type': 'application/json' };
      const sent = await send(test, who, method, at, headers, body && Buffer.from(JSON.stringify(body)));
      expect(sent.status, `${method} ${at}`).toBe(401);
    }
  const editor = await newEditor(test, 'pau@redaccio.example', 'chief');
  const decide = Buffer.from(JSON.stringify({ act: 'publish', ids: [key] }));
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  expect((await send(test, editor, 'POST', `${path}/decide`, headers, decide)).status).toBe(403);
});

it('rejects malformed queries and bodies', async () => {
  const editor = await newEditor(test, 'neus@redaccio.example', 'moderator');
  for (const asked of ['?view=all', '?cursor=none', `?cursor=${'x'.repeat(300)}`])
    expect((await editor.get(path + asked)).status, asked).toBe(400);
  for (const wrong of [
    {},
    { act: 'delete', ids: [key] },
    { act: 'publish', ids: [] },
    { act: 'publish', ids: ['../x'] },
  ])
    expect((await editor.post(`${path}/decide`, wrong)).status).toBe(400);
  expect((await editor.post(`${path}/decide`, { act: 'publish', ids: [NONE] })).response).toMatchObject({
    changed: 0,
  });
  expect((await editor.get(`${path}/${NONE}/file`)).status).toBe(404);
  expect((await editor.get(`${path}/..%2f..%2fpasswd/file`)).status).toBe(404);
  const part = await send(test, editor, 'GET', `${path}/${key}/file`, { range: 'bytes=0-1' });
  expect([part.status, part.headers.get('content-range')?.slice(0, 10)]).toEqual([206, 'bytes 0-1/']);
});
