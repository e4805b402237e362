import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { invalidFields } from '../../platform/http';

/** Bytes of one field, and fields of a form: more are nobody's who used the page. */
const MAX_FIELD_BYTES = 4 * 1024;
const MAX_FIELDS = 16;

/** The file of a form: its bytes as they come. */
export type FormFile = { body: ReadableStream<Uint8Array>; isWhole: () => Promise<boolean> };

/** A body's bytes, one piece when the one before it was taken. */
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
 * Reads a form with one file, its fields first; what the file calls itself is not looked at. Nothing is kept in memory but
 * its fields.
 * @param take what to do with the file, once the fields before it are known
 * @throws ApiError for what is no such form; whatever `take` throws
 */
export async function readUploadForm<T>(
  contentType: string,
  body: ReadableStream<Uint8Array>,
  take: (fields: Readonly<Record<string, string>>, file: FormFile) => Promise<T>,
): Promise<T> {
  const wrong = () => invalidFields([{ field: 'file', code: 'required' }]);
  if (!/^multipart\/form-data;/i.test(contentType)) throw wrong();
  const source = Readable.from(piecesOf(body), { objectMode: false });
  return new Promise<T>((resolve, reject) => {
    const fail = (error: unknown) => {
      source.unpipe();
      source.destroy();
      reject(error);
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
      // Only a form that came to its end has a whole file in it.
      const whole = new Promise<boolean>((settle) => {
        form.once('finish', () => settle(true));
        source.once('close', () => !source.readableEnded && settle(false));
        form.once('error', () => settle(false));
      });
      const fields: Record<string, string> = Object.create(null);
      form.on('field', (name, value) => {
        fields[name] = value;
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
          // Nobody wants the rest: it is read on into nothing, so that the form comes to its end.
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
      // Of some forms that are none, its reader says nothing at all.
      source.once('end', () => setImmediate(() => !taken && fail(wrong())));
      source.pipe(form);
    } catch {
      fail(wrong());
    }
  });
}
