import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { ApiError, invalidFields } from '../../platform/http';

/** Limits of a form, above anything that the page sends. */
const MAX_FIELD_BYTES = 4 * 1024;
const MAX_FIELDS = 16;

/** A form's file, as a stream. */
export type FormFile = { body: ReadableStream<Uint8Array>; isWhole: () => Promise<boolean> };

/** Chunks of a body, read on demand. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield Buffer.from(value);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Parses a form with one file after its fields; the file name is ignored. Only the fields are kept in memory.
 * @param take handles the file, once the fields before it are known
 * @throws ApiError for any other body; any error of `take`. One of 400 has the fields, so that a page can show
 * the form again
 */
export async function readUploadForm<T>(
  contentType: string,
  body: ReadableStream<Uint8Array>,
  take: (fields: Readonly<Record<string, string>>, file: FormFile) => Promise<T>,
): Promise<T> {
  const fields: Record<string, string> = Object.create(null);
  const wrong = () => invalidFields([{ field: 'file', code: 'required' }]);
  if (!/^multipart\/form-data;/i.test(contentType)) throw wrong();
  const source = Readable.from(piecesOf(body), { objectMode: false });
  return new Promise<T>((resolve, reject) => {
    const fail = (error: unknown) => {
      source.unpipe();
      source.destroy();
      reject(
        error instanceof ApiError && error.status === 400
          ? new ApiError(400, error.code, error.message, {
              ...error.more,
              response: { values: { ...fields } },
            })
          : error,
      );
    };
    let taken = false;
    try {
      const form = new Busboy({
        headers: { 'content-type': contentType },
        limits: {
          fieldSize: MAX_FIELD_BYTES,
          fields: MAX_FIELDS,
          files: 1,
          fieldNameSize: 40,
          headerPairs: 20,
        },
      });
      // Only a form that ended properly has a complete file.
      const whole = new Promise<boolean>((settle) => {
        form.once('finish', () => settle(true));
        source.once('close', () => !source.readableEnded && settle(false));
        form.once('error', () => settle(false));
      });
      form.on('field', (name, value) => {
        // The first of doubled fields counts, as in other forms.
        fields[name] ??= value;
      });
      form.on('file', (_, file) => {
        taken = true;
        let isOver = false;
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            const end = (finish: () => void) => () => {
              if (!isOver) finish();
              isOver = true;
            };
            const breakOff = end(() => controller.error(new Error('it broke off')));
            file.on('data', (bytes: Buffer) => {
              if (isOver) return;
              controller.enqueue(new Uint8Array(bytes));
              if ((controller.desiredSize ?? 0) <= 0) file.pause();
            });
            file.once(
              'end',
              end(() => controller.close()),
            );
            file.once('error', breakOff);
            form.once('error', breakOff);
            source.once('error', breakOff);
          },
          pull: () => void file.resume(),
          // Discards the rest, so that the form ends.
          cancel: () => {
            isOver = true;
            file.resume();
          },
        });
        take(fields, { body: stream, isWhole: () => whole }).then(resolve, fail);
      });
      form.once('finish', () => !taken && fail(wrong()));
      form.once('error', () => !taken && fail(wrong()));
      source.once('error', () => !taken && fail(wrong()));
      // The parser emits no event at all for some malformed forms.
      source.once('end', () => setImmediate(() => !taken && fail(wrong())));
      source.pipe(form);
    } catch {
      fail(wrong());
    }
  });
}
