import { CALLS } from '@portal/model';
import { uploadCall, uploadThumbnailCall } from '@portal/model/participation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database';
import { newEditor } from '../../testing/desk';
import { ownOf, photo, send, sendWhole, type TestUploads, testUploads } from '../../testing/uploads';

describe.each(ENGINES)('thumbnail of a sent file, on %s', (engine) => {
  let test: TestUploads;
  beforeAll(async () => {
    test = await testUploads(engine);
  });
  afterAll(() => test?.database.remove());

  it('is visible only to the sender, while the file is kept', async () => {
    const editor = await newEditor(test, `${engine}@redaccio.example`, 'moderator', 'Pau');
    const { reader: sender } = await test.readers.loggedIn();
    const { reader: another } = await test.readers.loggedIn();
    const key = await sendWhole(test, sender, await photo(640, 480));
    const path = uploadThumbnailCall(key);
    const look = (who = sender) => send(test, who, 'GET', path, {});
    expect((await ownOf(sender))[0]?.thumbnail).toBe(path);
    const { status, headers } = await look();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(Number(headers.get('content-length'))).toBeLessThan(20_000);
    expect((await look(another)).status).toBe(404);
    expect((await look(test.readers.browser())).status).toBe(401);

    const decide = (body: unknown) => editor.post(`${CALLS.deskUploads}/decide`, body);
    await decide({ act: 'publish', ids: [key] });
    expect((await look()).status).toBe(200);
    await decide({ act: 'refuse', ids: [key], ground: 'persons' });
    expect((await ownOf(sender))[0]?.thumbnail).toBeUndefined();
    expect((await look()).status).toBe(404);
    await decide({ act: 'publish', ids: [key] });
    expect((await send(test, sender, 'DELETE', uploadCall(key), {})).status).toBe(200);
    expect((await look()).status).toBe(404);
  });

  it('is missing if the bytes are gone or the file never existed', async () => {
    const { reader } = await test.readers.loggedIn();
    const key = await sendWhole(test, reader, await photo());
    await test.uploadDeps().folder.remove(key);
    for (const one of [key, '00000000-0000-4000-8000-000000000000', 'x'])
      expect((await send(test, reader, 'GET', uploadThumbnailCall(one), {})).status, one).toBe(404);
  });
});
