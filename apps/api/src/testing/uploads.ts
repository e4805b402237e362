import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CALLS } from '@portal/model';
import { ownUploadsSchema, uploadCall } from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { interviewStateOf } from '../participation/interviews/reading';
import type { ReceivingDeps } from '../participation/uploads/folder';
import { uploadFolderOf } from '../participation/uploads/folder';
import { uploads } from '../participation/uploads/tables';
import type { Database } from '../platform/database/client';
import { HOST_HEADER } from '../platform/http/headers';
import { MediaLibrary } from '../platform/media/library';
import type { Engine } from './database';
import { type TestDiscussion, testDiscussion } from './discussion';
import { logInto } from './log';
import type { TestReader } from './reader';

export type TestUploads = TestDiscussion & {
  /** Id of an open call for pictures and videos. */
  callId: number;
  uploadDeps: (db?: Database, mostBytes?: number) => ReceivingDeps;
  rowOf: (key: string) => Promise<typeof uploads.$inferSelect | undefined>;
  /** Names of all stored files of readers. */
  files: () => Promise<string[]>;
};

/** The back end with a call for readers' pictures. */
export async function testUploads(engine: Engine): Promise<TestUploads> {
  const test = await testDiscussion(engine);
  const callId = await test.story({
    type: 'ugcparticipation',
    path: '/estiu/fotos/',
    extra: { uploadCall: { kinds: ['image', 'video'] } },
  });
  const { database, clock } = test;
  const { folder } = database.location;
  return {
    ...test,
    callId,
    uploadDeps: (db = database.db, mostBytes) => ({
      db,
      now: clock.now,
      log: logInto(test.logged),
      folder: uploadFolderOf(folder, mostBytes),
      media: new MediaLibrary(db, folder),
      interviewStateOf: (contentId, at) => interviewStateOf(db, contentId, at),
    }),
    rowOf: async (key) => (await database.db.select().from(uploads).where(eq(uploads.key, key)))[0],
    files: async () =>
      (
        await Promise.all(
          ['incoming', 'held'].map((name) => readdir(path.join(folder, 'uploads', name)).catch(() => [])),
        )
      ).flat(),
  };
}

/** A photo with the metadata that a camera writes. */
export const photo = (width = 320, height = 240): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2277aa' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Càmera', Artist: 'Núria Escarré' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 7/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '1/1 14/1 0/1',
      },
    })
    .toBuffer();

type Sent = { status: number; headers: Headers; text: string };

/** A browser request whose body is bytes or a stream of them. */
export async function send(
  { app }: Pick<TestUploads, 'app'>,
  reader: TestReader,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer | ReadableStream<Uint8Array>,
): Promise<Sent> {
  const answer = await app.request(
    new Request(`http://${reader.host}${path}`, {
      method,
      headers: {
        [HOST_HEADER]: reader.host,
        origin: `https://${reader.host}`,
        cookie: Array.from(reader.cookies, ([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body ? { body: Buffer.isBuffer(body) ? new Uint8Array(body) : body, duplex: 'half' } : {}),
    }),
  );
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export const WORDS = {
  title: 'Sortida de sol',
  caption: 'Des de l’escullera',
  place: 'Port Savina',
  credit: 'Núria E.',
  rights: 'on',
};
const encoded = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/**
 * Announces an upload.
 * @returns its response and key, empty if it was refused
 */
export async function announce(
  test: TestUploads,
  reader: TestReader,
  size: number,
  over: Record<string, string> = {},
): Promise<Sent & { key: string }> {
  const sent = await send(test, reader, 'POST', CALLS.uploads, {
    'tus-resumable': '1.0.0',
    'upload-length': String(size),
    'upload-metadata': encoded({ contentId: String(test.callId), type: 'image/jpeg', ...WORDS, ...over }),
  });
  return { ...sent, key: sent.headers.get('location')?.split('/').at(-1) ?? '' };
}

/** Sends another part of a file. */
export const more = (
  test: TestUploads,
  reader: TestReader,
  key: string,
  offset: number,
  body: Buffer | ReadableStream<Uint8Array>,
): Promise<Sent> =>
  send(
    test,
    reader,
    'PATCH',
    uploadCall(key),
    {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body,
  );

/**
 * Uploads a whole file.
 * @returns its key
 */
export async function sendWhole(
  test: TestUploads,
  reader: TestReader,
  file: Buffer,
  over: Record<string, string> = {},
): Promise<string> {
  const { key, status } = await announce(test, reader, file.length, over);
  if (status !== 201) throw new Error(`announced: ${status}`);
  await more(test, reader, key, 0, file);
  return key;
}

export const ownOf = async (reader: TestReader) =>
  v.parse(ownUploadsSchema, (await reader.get(CALLS.uploads)).response).items;
