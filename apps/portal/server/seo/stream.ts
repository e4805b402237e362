import { pipeline, Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';

type Pieces = AsyncGenerator<string | Uint8Array>;

const encoder = new TextEncoder();

/**
 * Chunks of text as a stream of bytes. A chunk is generated when the one before it has been consumed, so that
 * a slow reader slows down the database queries, and a reader who leaves ends them.
 * @param onError called when a chunk failed; the response then breaks off, which its reader notices
 * @param onEnd called once, however it ends
 */
export function textStream(
  pieces: Pieces,
  onError: (error: unknown) => void,
  onEnd: () => void = () => undefined,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) {
            controller.close();
            onEnd();
          }
          // An empty chunk would not be consumed, and nothing would request the next.
          else
            controller.enqueue(
              typeof value === 'string' ? encoder.encode(value || '\n') : new Uint8Array(value),
            );
        } catch (error) {
          onError(error);
          controller.error(error);
          onEnd();
        }
      },
      async cancel() {
        onEnd();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Gzips a stream, flushing each chunk at once so that the client receives it without delay. */
export async function* zipped(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(pieces, { highWaterMark: 1 });
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  // Errors are thrown where the chunks are consumed.
  pipeline(source, gzip, () => undefined);
  for await (const piece of gzip) if (piece instanceof Uint8Array) yield piece;
}
