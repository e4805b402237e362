import { CALLS, rowId, UPLOAD_MAX_BYTES, uploadMaxBytes } from '@portal/model';
import {
  UPLOAD_ENDPOINTS,
  uploadCall,
  uploadDictionaryOf,
  uploadWordsSchema,
} from '@portal/model/participation';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  ApiError,
  checked,
  done,
  invalidFields,
  PRIVATE,
  serve,
  success,
  UNAPPROVED_FILE_HEADERS,
  unknown,
  unreceived,
} from '../../platform/http';
import { Busy } from '../../platform/limits';
import { describeError } from '../../platform/log';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { checkUpload } from './checking';
import type { ReceivingDeps } from './folder';
import { readUploadForm } from './form';
import { hasThumbnail, ownUploads } from './reading';
import { continueUpload, kindOfType, ownUpload, receiveWhole, startUpload } from './receiving';
import type { UploadRow } from './tables';
import { Thumbnails } from './thumbnails';
import { purgeUploads, withdrawUpload } from './withdrawing';

const VERSION = '1.0.0';
const EXTENSIONS = 'creation,termination,expiration';
/** Milliseconds that the last request of a file waits for its check. */
const PATIENCE_MS = 8_000;

const announced = v.object({ contentId: rowId, type: v.optional(v.string(), '') });

/** Parses the `Upload-Metadata` header of tus: names, each with a base64 value. */
function metadataOf(header: string): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return Object.fromEntries(
      header.split(',').map((pair) => {
        const [name = '', value = ''] = pair.trim().split(' ');
        const text = decoder.decode(Buffer.from(value, 'base64'));
        if (/\0/.test(text)) throw new Error('no text');
        return [name, text];
      }),
    );
  } catch {
    throw invalidFields([{ field: 'metadata', code: 'invalid' }]);
  }
}

/** Texts of a file; a ticked checkbox arrives as any text. */
const wordsOf = ({ rights, ...fields }: Readonly<Record<string, string>>) =>
  checked(uploadWordsSchema, { ...fields, rights: Boolean(rights) && rights !== 'false' });

const keyOf = (c: Context): string => {
  const key = c.req.param('key') ?? '';
  if (!/^[\da-f-]{36}$/.test(key)) throw unknown();
  return key;
};

const numberIn = (c: Context, header: string): number => {
  const text = c.req.header(header) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw invalidFields([{ field: header, code: 'invalid' }]);
  return Number(text);
};

const answered = (status: 200 | 201 | 204, headers: Readonly<Record<string, string>>): Response =>
  new Response(null, { status, headers: { ...PRIVATE, 'tus-resumable': VERSION, ...headers } });

/**
 * Rejects another version of the protocol.
 * @throws ApiError
 */
function checkVersion(c: Context): void {
  const version = c.req.header('tus-resumable');
  if (version !== undefined && version !== VERSION)
    throw new ApiError(412, 'INVALID_FIELD', `tus-resumable: ${VERSION}`);
}

type Deps = AccountDeps & ReceivingDeps;

/** Checks a complete file; the sender's request waits briefly for the result. */
async function checkSoon(deps: Deps, row: UploadRow, ip: string): Promise<void> {
  const work = checkUpload(deps, row, { ip }).catch((error: unknown) => {
    // When busy, it is checked later.
    if (!(error instanceof Busy))
      deps.log.error(`a reader’s file could not be checked: ${describeError(error)}`);
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

/**
 * Counts a new file against the rate limits.
 * @throws TooOften
 */
async function countUpload({ limits }: Pick<Deps, 'limits'>, ip: string, accountId: number): Promise<void> {
  await limits.count('upload', ip, String(accountId));
  await limits.count('uploadDay', ip, String(accountId));
}

/** Thumbnails of a reader's own files, and a plain form for one picture. */
function thumbnailAndForm(app: Hono, deps: Deps, { contextOf, guards, reader }: AccountContext): void {
  const thumbnails = new Thumbnails();
  app.get(`${CALLS.uploads}:key/thumbnail`, async (c) => {
    const context = await contextOf(c);
    const { id } = await reader(c, context);
    const row = await ownUpload(deps, context.site, id, keyOf(c));
    if (!hasThumbnail(row)) throw unknown();
    const file = deps.folder.held(row.key, row.kind);
    try {
      const { signal } = c.req.raw;
      const picture = await thumbnails.of(file, { ip: context.ip, signal });
      return new Response(new Uint8Array(picture), {
        headers: {
          ...UNAPPROVED_FILE_HEADERS,
          'content-type': 'image/jpeg',
          'content-length': String(picture.length),
        },
      });
    } catch (error) {
      // Keeps a reference to the request while it waits: its abort signal is lost once the request is
      // garbage-collected.
      if (c.req.raw.signal.aborted) return unreceived();
      throw error instanceof Busy ? error : unknown();
    }
  });
  app.post(`${CALLS.uploads}form`, async (c) => {
    const { context, reader: who } = await guards.participant(c, { method: 'POST' });
    const { site, ip } = context;
    await countUpload(deps, ip, who.id);
    const { body } = c.req.raw;
    if (!body) throw invalidFields([{ field: 'file', code: 'required' }]);
    const size = uploadMaxBytes(uploadDictionaryOf(site.language), 'image');
    const row = await readUploadForm(c.req.header('content-type') ?? '', body, async (fields, file) => {
      const { contentId } = checked(announced, fields);
      const sender = { accountId: who.id, ip };
      const started = await startUpload(deps, site, sender, {
        contentId,
        kind: 'image',
        size,
        words: wordsOf(fields),
      });
      return receiveWhole(deps, started, { ...file, ip });
    });
    await checkSoon(deps, row, ip);
    const { state, reason } = await ownUpload(deps, site, who.id, row.key);
    return done({ state, reason });
  });
}

/**
 * Readers' files: the core of the tus protocol 1.0.0 with creation, termination and expiration, a plain form
 * for one picture, and a reader's own files.
 */
export function uploadCalls(app: Hono, deps: Deps, callers: AccountContext): void {
  const { contextOf, guards, reader: readerIn } = callers;
  const { log } = deps;
  const one = `${CALLS.uploads}:key`;
  serve(app, guards, UPLOAD_ENDPOINTS, {
    mine: async ({ context, reader }) => ({ items: await ownUploads(deps.db, context.site, reader.id) }),
    // A client of the tus protocol ends its upload by the same request, and expects the protocol's response.
    withdraw: async ({ c, context, reader }) => {
      checkVersion(c);
      const row = await ownUpload(deps, context.site, reader.id, keyOf(c));
      if (!(await withdrawUpload(deps, row))) throw unknown();
      void purgeUploads(deps).catch((error: unknown) =>
        log.warn(`readers’ files could not be looked after: ${describeError(error)}`),
      );
      return c.req.header('tus-resumable') === undefined ? success() : answered(204, {});
    },
  });
  thumbnailAndForm(app, deps, callers);
  app.options(CALLS.uploads, () =>
    answered(204, {
      'tus-version': VERSION,
      'tus-extension': EXTENSIONS,
      'tus-max-size': String(UPLOAD_MAX_BYTES.ca.video),
    }),
  );
  app.post(CALLS.uploads, async (c) => {
    const { context, reader: who } = await guards.participant(c, { method: 'POST' });
    checkVersion(c);
    await countUpload(deps, context.ip, who.id);
    const size = numberIn(c, 'upload-length');
    const metadata = metadataOf(c.req.header('upload-metadata') ?? '');
    const { contentId, type } = checked(announced, metadata);
    const kind = kindOfType(type);
    if (!kind) throw invalidFields([{ field: 'type', code: 'format' }]);
    const sender = { accountId: who.id, ip: context.ip };
    const row = await startUpload(deps, context.site, sender, {
      contentId,
      kind,
      size,
      words: wordsOf(metadata),
    });
    return answered(201, {
      location: uploadCall(row.key),
      'upload-offset': '0',
      'upload-expires': row.expiresAt.toUTCString(),
    });
  });
  // HEAD is routed like GET, and answered without a body.
  app.get(one, async (c) => {
    const context = await contextOf(c);
    const who = await readerIn(c, context);
    const row = await ownUpload(deps, context.site, who.id, keyOf(c));
    const { received, size, expiresAt, state, reason } = row;
    const answer = done({ state, reason, offset: received, size });
    answer.headers.set('tus-resumable', VERSION);
    answer.headers.set('upload-offset', String(received));
    answer.headers.set('upload-length', String(size));
    if (state === 'sending') answer.headers.set('upload-expires', expiresAt.toUTCString());
    return answer;
  });
  app.patch(one, async (c) => {
    const { context, reader: who } = await guards.reader(c, { method: 'PATCH' });
    const { site, ip } = context;
    checkVersion(c);
    if (c.req.header('content-type') !== 'application/offset+octet-stream')
      throw new ApiError(415, 'INVALID_FIELD', 'content-type: application/offset+octet-stream');
    const row = await ownUpload(deps, site, who.id, keyOf(c));
    const { body } = c.req.raw;
    const after = await continueUpload(deps, row, numberIn(c, 'upload-offset'), { body, ip });
    if (after.state === 'received') await checkSoon(deps, after, ip);
    return answered(204, {
      'upload-offset': String(after.received),
      'upload-expires': after.expiresAt.toUTCString(),
    });
  });
}
