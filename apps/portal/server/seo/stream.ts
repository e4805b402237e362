import { pipeline, Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';

type Pieces = AsyncGenerator<string | Uint8Array>;

const encoder = new TextEncoder();

/**
 * Pieces of text as a stream of bytes. A piece is made when the one before it has been taken, so that a slow reader
 * holds back what is asked of the database, and a reader who leaves ends it.
 * @param onError is told when a piece could not be made; the answer then breaks off, and whoever reads it knows.
 * @param onEnd is called once, however it ends
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
          // An empty piece would not be taken, and nothing would ask for the next.
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

/** The same pieces zipped: each is sent as soon as it is made, and not kept back until there is more. */
export async function* zipped(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(pieces, { highWaterMark: 1 });
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  // Errors are thrown where the pieces are taken.
  pipeline(source, gzip, () => undefined);
  for await (const piece of gzip) if (piece instanceof Uint8Array) yield piece;
}
