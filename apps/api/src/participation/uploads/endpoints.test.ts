import { readFile, stat } from 'node:fs/promises';
import { CALLS } from '@portal/model';
import { UPLOADS_A_DAY, uploadCall, uploadsPath } from '@portal/model/participation';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/time/durations';
import { ENGINES } from '../../testing/database';
import { newEditor } from '../../testing/desk';
import type { TestReader } from '../../testing/reader';
import {
  announce,
  more,
  ownOf,
  photo,
  send,
  sendWhole,
  type TestUploads,
  testUploads,
  WORDS,
} from '../../testing/uploads';
import { keepUploads, purgeUploads } from './withdrawing';

const page = async (test: TestUploads, path: string): Promise<Record<string, unknown>> => {
  test.answers.clear();
  const query = new URLSearchParams({ site: 'prova', path });
  const answer = await test.app.request(`${CALLS.page}?${query}`);
  const body: unknown = await answer.json();
  return Object(Object(body).response);
};
const galleryOf = async (test: TestUploads): Promise<{ items: { picture: { image: { src: string } } }[] }> =>
  Object(await page(test, uploadsPath(String(test.callId)))).gallery;

const form = (fields: Readonly<Record<string, string>>, file: Buffer, name = 'foto.jpg') => {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--límit\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.concat([
    Buffer.from(parts.join('').replaceAll('--límit', '--limit')),
    Buffer.from(
      `--limit\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    file,
    Buffer.from('\r\n--limit--\r\n'),
  ]);
};

describe.each(ENGINES)('readers’ files, on %s', (engine) => {
  let test: TestUploads;
  let reader: TestReader;
  beforeAll(async () => {
    test = await testUploads(engine);
  });
  beforeEach(async () => {
    ({ reader } = await test.readers.loggedIn());
  });
  afterAll(() => test?.database.remove());

  it('states its tus version and extensions', async () => {
    const { status, headers } = await send(test, reader, 'OPTIONS', CALLS.uploads, {});
    expect(status).toBe(204);
    expect(headers.get('tus-version')).toBe('1.0.0');
    expect(headers.get('tus-extension')).toBe('creation,termination,expiration');
  });

  it('receives a file in chunks, and resumes at the offset', async () => {
    const file = await photo();
    const { key, headers } = await announce(test, reader, file.length);
    expect(headers.get('upload-offset')).toBe('0');
    const half = Math.floor(file.length / 2);
    expect((await more(test, reader, key, 0, file.subarray(0, half))).headers.get('upload-offset')).toBe(
      String(half),
    );
    const head = await send(test, reader, 'HEAD', uploadCall(key), { 'tus-resumable': '1.0.0' });
    expect(head.headers.get('upload-offset')).toBe(String(half));
    expect(head.headers.get('upload-length')).toBe(String(file.length));
    expect(head.headers.get('cache-control')).toContain('no-store');
    expect((await more(test, reader, key, half, file.subarray(half))).status).toBe(204);
    expect((await test.rowOf(key))?.state).toBe('held');
    expect(await ownOf(reader)).toMatchObject([{ id: key, state: 'held', title: WORDS.title }]);
  });

  it('keeps the bytes received before a connection broke', async () => {
    const file = await photo(500, 400);
    const { key } = await announce(test, reader, file.length);
    let pulls = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new Uint8Array(file.subarray(0, 300)));
        else controller.error(new Error('gone'));
      },
    });
    await more(test, reader, key, 0, broken);
    expect((await test.rowOf(key))?.received).toBe(300);
    await more(test, reader, key, 300, file.subarray(300));
    expect((await test.rowOf(key))?.state).toBe('held');
  });

  it('rejects a wrong offset, more bytes than announced, and a second writer', async () => {
    const file = await photo();
    const { key } = await announce(test, reader, file.length);
    expect((await more(test, reader, key, 5, file)).status).toBe(409);
    expect((await more(test, reader, key, 0, Buffer.concat([file, file]))).status).toBe(413);
    expect((await test.rowOf(key))?.received).toBe(0);
    expect((await stat(`${test.database.location.folder}/uploads/incoming/${key}`)).size).toBe(0);
    let finish: () => void = () => undefined;
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(file.subarray(0, 10)));
        finish = () => controller.close();
      },
    });
    const first = more(test, reader, key, 0, slow);
    await expect.poll(async () => (await test.rowOf(key))?.holder, { timeout: 10_000 }).not.toBeNull();
    expect((await more(test, reader, key, 0, file)).status).toBe(423);
    finish();
    expect((await first).headers.get('upload-offset')).toBe('10');
  });

  it('requires login, and shows readers only their own files', async () => {
    const stranger = test.readers.browser();
    const { status } = await announce(test, stranger, 100);
    expect(status).toBe(401);
    const { reader: other } = await test.readers.loggedIn();
    const key = await sendWhole(test, reader, await photo());
    for (const method of ['HEAD', 'DELETE'])
      expect((await send(test, other, method, uploadCall(key), {})).status).toBe(404);
    expect((await more(test, other, key, 0, Buffer.from('x'))).status).toBe(404);
    const elsewhere = await send(test, reader, 'DELETE', uploadCall(key), { origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
  });

  it('limits sizes, texts, kinds, requests and the daily bytes of a reader', async () => {
    const { reader: busy } = await test.readers.loggedIn();
    expect((await announce(test, busy, 8 * 1024 ** 2 + 1)).status).toBe(413);
    expect((await announce(test, busy, 0)).status).toBe(400);
    expect((await announce(test, busy, 10, { type: 'image/svg+xml' })).status).toBe(400);
    expect((await announce(test, busy, 10, { title: '' })).status).toBe(400);
    expect((await announce(test, busy, 10, { rights: '' })).status).toBe(400);
    expect((await announce(test, busy, 10, { title: 'x'.repeat(81) })).status).toBe(400);
    expect((await announce(test, busy, 10, { contentId: String(test.contentId) })).status).toBe(404);
    const closed = await test.story({
      type: 'ugcparticipation',
      extra: { uploadCall: { kinds: ['image'], closesAt: '2026-01-01T00:00:00Z' } },
    });
    expect((await announce(test, busy, 10, { contentId: String(closed) })).status).toBe(403);
    for (let at = 0; at < UPLOADS_A_DAY; at += 1) {
      expect((await announce(test, busy, 10)).status).toBe(201);
      if (at % 10 === 9) test.clock.goOn(HOUR_MS / 2);
    }
    const { status, headers } = await announce(test, busy, 10);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('frees the quota of a withdrawn file, but not without limit', async () => {
    for (let at = 0; at < 3 * UPLOADS_A_DAY; at += 1) {
      const { status, headers } = await announce(test, reader, 10);
      expect(status).toBe(201);
      await send(test, reader, 'DELETE', headers.get('location') ?? '', {});
      if (at % 20 === 19) test.clock.goOn(HOUR_MS / 2);
    }
    expect((await announce(test, reader, 10)).status).toBe(429);
    test.clock.goOn(24 * HOUR_MS);
    expect((await announce(test, reader, 10)).status).toBe(201);
  });

  it('accepts one picture through a plain form, whatever its file name', async () => {
    const { reader: plain } = await test.readers.loggedIn();
    const fields = { contentId: String(test.callId), ...WORDS };
    const type = { 'content-type': 'multipart/form-data; boundary=limit' };
    const name = '../../../etc/passwd\u202egpj.exe';
    const sent = await send(
      test,
      plain,
      'POST',
      `${CALLS.uploads}form`,
      type,
      form(fields, await photo(), name),
    );
    expect(JSON.parse(sent.text).response).toEqual({ state: 'held', reason: null });
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const svg = await send(test, plain, 'POST', `${CALLS.uploads}form`, type, form(fields, page));
    expect(JSON.parse(svg.text).response).toEqual({ state: 'refused', reason: 'not-image' });
    const large = await send(
      test,
      plain,
      'POST',
      `${CALLS.uploads}form`,
      type,
      form(fields, Buffer.alloc(9_000_000)),
    );
    expect(large.status).toBe(413);
    const bodies = [
      Buffer.alloc(0),
      Buffer.from('--limit--'),
      form({}, await photo()),
      form(fields, Buffer.alloc(0)),
    ];
    for (const body of bodies)
      expect((await send(test, plain, 'POST', `${CALLS.uploads}form`, type, body)).status).toBe(400);
    const { title: _, ...untitled } = fields;
    const rejected = await send(
      test,
      plain,
      'POST',
      `${CALLS.uploads}form`,
      type,
      form(untitled, await photo()),
    );
    expect(JSON.parse(rejected.text)).toMatchObject({
      httpCode: 400,
      apiInfo: { issues: [{ field: 'title', code: 'required' }] },
      response: { values: untitled },
    });
    const cut = form(fields, await photo()).subarray(0, 700);
    expect(
      (await send(test, plain, 'POST', `${CALLS.uploads}form`, type, cut)).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await ownOf(plain)).map(({ state }) => state).sort()).toEqual(['held', 'refused']);
  });

  it('shows a file only once approved, and until it is withdrawn', async () => {
    const editor = await newEditor(test, `${engine}@redaccio.example`, 'moderator', 'Pau');
    const { reader: sender, form: account } = await test.readers.loggedIn();
    const key = await sendWhole(test, sender, await photo(640, 480));
    const before = (await galleryOf(test)).items.length;
    const preview = await send(test, editor, 'GET', `${CALLS.deskUploads}/${key}/file`, {});
    expect(preview.status).toBe(200);
    expect(preview.headers.get('content-security-policy')).toContain('sandbox');
    expect(preview.headers.get('x-content-type-options')).toBe('nosniff');
    for (const who of [sender, test.readers.browser()])
      expect((await send(test, who, 'GET', `${CALLS.deskUploads}/${key}/file`, {})).status).toBe(401);

    const decide = (body: unknown) => editor.post(`${CALLS.deskUploads}/decide`, body);
    expect((await decide({ act: 'refuse', ids: [key] })).code).toBe('REQUIRED_FIELD');
    // Concurrent decisions publish once.
    const [one, other] = await Promise.all([
      decide({ act: 'publish', ids: [key] }),
      decide({ act: 'publish', ids: [key] }),
    ]);
    const changed = [one, other].map(({ response }) => Object(response).changed);
    expect(changed.sort()).toEqual([0, 1]);
    const shown = await galleryOf(test);
    expect(shown.items).toHaveLength(before + 1);
    const src = shown.items[0]?.picture.image.src ?? '';
    const media = await test.app.request(src);
    expect(media.status).toBe(200);
    expect(media.headers.get('cache-control')).not.toContain('immutable');
    const { exif, icc } = await sharp(Buffer.from(await media.arrayBuffer())).metadata();
    expect([exif, icc]).toEqual([undefined, undefined]);

    const refused = await decide({ act: 'refuse', ids: [key], ground: 'persons', note: 'Hi surt una nena.' });
    expect((await test.app.request(src)).status).toBe(404);
    const batch = Object(refused.response).batch;
    expect((await editor.post(`${CALLS.deskUploads}/undo`, { batch })).response).toEqual({ restored: 1 });
    expect((await test.app.request(src)).status).toBe(200);
    test.clock.goOn(120_000);
    await test.outbox.send();
    expect(
      test.emails.filter(({ to, subject }) => to === account.email && subject.startsWith('No publicarem')),
    ).toEqual([]);
    await decide({ act: 'refuse', ids: [key], ground: 'persons', note: 'Hi surt una nena.' });
    test.clock.goOn(120_000);
    const email = await test.emailTo(account.email);
    expect(email.text).toContain('Hi surt una nena.');
    await decide({ act: 'publish', ids: [key] });

    expect((await send(test, sender, 'DELETE', uploadCall(key), {})).status).toBe(200);
    expect((await test.app.request(src)).status).toBe(404);
    expect((await galleryOf(test)).items).toHaveLength(before);
    await purgeUploads(test.uploadDeps());
    // The request itself may still be deleting, and the purge skips rows that it has locked.
    await expect.poll(() => test.rowOf(key), { timeout: 10_000 }).toBeUndefined();
    expect((await test.files()).filter((name) => name.startsWith(key))).toEqual([]);
    const log = await editor.get('/api/desk/log?subject=upload:1');
    expect(log.status).toBe(200);
  });

  it('deletes all files with the account, and unfinished ones after a day', async () => {
    const { reader: leaving, form: account } = await test.readers.loggedIn();
    const whole = await sendWhole(test, leaving, await photo());
    const { key: unfinished } = await announce(test, reader, 1_000);
    await more(test, reader, unfinished, 0, Buffer.alloc(400));
    const gone = await leaving.post('/api/front/user/delete', { password: 'Llevantada1908' });
    expect(gone.status, account.email).toBe(200);
    test.clock.goOn(25 * HOUR_MS);
    await purgeUploads(test.uploadDeps());
    for (const key of [whole, unfinished]) {
      await expect.poll(() => test.rowOf(key), { timeout: 10_000 }).toBeUndefined();
      expect((await test.files()).filter((name) => name.startsWith(key))).toEqual([]);
    }
    expect((await more(test, reader, unfinished, 400, Buffer.alloc(600))).status).toBe(404);
  });

  it('resumes files abandoned by a process', async () => {
    const file = await photo();
    const { key } = await announce(test, reader, file.length);
    const deps = test.uploadDeps();
    // As if the process had ended between the last byte and the check.
    const written = await deps.folder.openIncoming(key);
    await written.write(file);
    await written.close();
    await test.database.db.execute(
      `update uploads set state = 'received', received = size, holder = 'ended', held_until = '2026-01-01' where key = '${key}'`,
    );
    const kept = keepUploads(deps);
    await kept.close();
    expect((await test.rowOf(key))?.state).toBe('held');
    const safe = await readFile(deps.folder.held(key, 'image'));
    expect((await sharp(safe).metadata()).format).toBe('jpeg');
  });
});
