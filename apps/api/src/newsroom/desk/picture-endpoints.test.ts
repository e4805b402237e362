import { randomBytes } from 'node:crypto';
import { CALLS } from '@portal/model';
import { DESK_ROLES, deskPictureSchema, mayAct } from '@portal/model/newsroom';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { changesOf, postEntry } from '../../testing/live';
import { TestReader } from '../../testing/reader';
import { photo, send, type TestUploads, testUploads } from '../../testing/uploads';

const JPEG = { 'content-type': 'image/jpeg' };

describe.each(ENGINES)('newsroom pictures, on %s', (engine) => {
  let test: TestUploads;
  let editor: TestEditor;
  beforeAll(async () => {
    test = await testUploads(engine);
    editor = await newEditor(test, 'fotos@redaccio.example', 'editor');
  });
  afterAll(() => test?.database.remove());

  const sendPicture = (who: TestReader, body: Buffer | ReadableStream<Uint8Array>, headers = JPEG) =>
    send(test, who, 'POST', CALLS.deskPictures, headers, body);
  const srcOf = (text: string) => v.parse(deskPictureSchema, JSON.parse(text).response).src;

  it('are accepted from every role that writes entries, and from no reader', async () => {
    for (const role of DESK_ROLES) {
      const who = await newEditor(test, `${role}@fotos.example`, role);
      const { status } = await sendPicture(who, await photo());
      expect(status, role).toBe(mayAct(role, 'entry.publish') ? 200 : 403);
    }
    const { reader } = await test.readers.loggedIn();
    expect((await sendPicture(reader, await photo())).status).toBe(401);
    expect((await sendPicture(new TestReader(test.app), await photo())).status).toBe(401);
    const foreign = await send(
      test,
      editor,
      'POST',
      CALLS.deskPictures,
      { ...JPEG, origin: 'https://evil.example' },
      await photo(),
    );
    expect(foreign.status).toBe(403);
  });

  it('lose their location, are stored once if sent twice, and can be used in an entry', async () => {
    const first = await sendPicture(editor, await photo(640, 480));
    const src = srcOf(first.text);
    expect(srcOf((await sendPicture(editor, await photo(640, 480))).text)).toBe(src);
    const answer = await test.app.request(`http://${editor.host}${src}`);
    const { exif, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([exif, width]).toEqual([undefined, 640]);
    const id = await test.story({ type: 'live', title: 'Temporal', body: [] });
    expect((await postEntry(editor, id, { picture: src, pictureAlt: 'El moll' })).status).toBe(200);
    const { changes } = await changesOf(editor, id, 0);
    expect(JSON.stringify(changes)).toContain(src);
    expect(await test.files()).toEqual([]);
  });

  it('may be as large as a phone makes them', async () => {
    const noise = await sharp(randomBytes(2_400 * 1_800 * 3), {
      raw: { width: 2_400, height: 1_800, channels: 3 },
    })
      .jpeg({ quality: 85 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(2 * 1024 ** 2);
    expect((await sendPicture(editor, noise)).status).toBe(200);
    // The picture limit applies, not the larger one of the request body.
    const over = await sendPicture(editor, Buffer.alloc(8 * 1024 ** 2 + 1));
    expect([over.status, over.text]).toEqual([413, expect.stringContaining('over its limit')]);
  });

  it('newsroom pictures that are not JPEG, are too large or never end are rejected, and nothing is stored', async () => {
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await sendPicture(editor, page)).status).toBe(400);
    expect((await sendPicture(editor, (await photo()).subarray(0, 100))).status).toBe(400);
    const type = { 'content-type': 'image/svg+xml' };
    expect((await sendPicture(editor, page, type)).status).toBe(415);
    expect((await send(test, editor, 'POST', CALLS.deskPictures, JPEG)).status).toBe(415);
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array([0xff, 0xd8, 0xff]));
        controller.close();
      },
    });
    expect((await sendPicture(editor, broken)).status).toBe(400);
    expect(await test.files()).toEqual([]);
  });
});
