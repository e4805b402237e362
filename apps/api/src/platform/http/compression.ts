import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which an uncompressed response fits in a packet or two. */
const MIN_BYTES = 1_024;
/** Bytes up to which a response is buffered to be compressed as a whole; longer ones are streamed. */
const MAX_GATHERED_BYTES = 1024 * 1024;
/**
 * Cost per response, measured by `npm run bench -- safety` on a page of search results of 52 kB: Brotli 4
 * takes 0.6 ms for 9.6 kB, 5 takes 0.9 ms for 9.0 kB, gzip 6 takes 0.6 ms for 10.3 kB.
 */
const BROTLI_QUALITY = 5;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|xml|[a-z.]+\+(?:json|xml)|javascript|vnd\.apple\.mpegurl)|image\/svg\+xml)/;

async function compress(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await zip(bytes, { level: 6 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await brotli(bytes, { params }));
}

type Gathered = { bytes: Uint8Array<ArrayBuffer> } | { stream: ReadableStream<Uint8Array> };

/** Buffers a body or, if it is too long, returns it as a stream. */
async function gather(body: ReadableStream<Uint8Array>): Promise<Gathered> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length <= MAX_GATHERED_BYTES) {
    const { done, value } = await reader.read();
    if (done) return { bytes: new Uint8Array(Buffer.concat(chunks)) };
    chunks.push(value);
    length += value.length;
  }
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { stream };
}

/**
 * Compresses a response with an encoding that its request accepts. Compressed or short responses, pictures
 * and event streams are left alone.
 */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const { headers } = answer;
  if (headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return answer;
  if (Number(headers.get('content-length') ?? MIN_BYTES) < MIN_BYTES || headers.has('content-range'))
    return answer;
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  const varies = /accept-encoding/i.test(headers.get('vary') ?? '');
  if (!varies) headers.append('vary', 'Accept-Encoding');
  // The body is not read if it is sent as it is: a server writes bytes faster than a stream.
  if (encoding === 'identity') return answer;
  const { status, body } = answer;
  if (!body) return answer;
  const named = new Headers(headers);
  const gathered = await gather(body);
  if ('stream' in gathered) return new Response(gathered.stream, { status, headers: named });
  const { bytes } = gathered;
  if (bytes.length < MIN_BYTES) return new Response(bytes, { status, headers: named });
  named.set('content-encoding', encoding);
  named.delete('content-length');
  // A strong ETag would name other bytes.
  const etag = named.get('etag');
  if (etag && !etag.startsWith('W/')) named.set('etag', `W/${etag}`);
  return new Response(await compress(bytes, encoding), { status, headers: named });
}

/** Encodings of bodies, best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Matches an encoding that is listed and not refused by `q=0`. */
const ACCEPTED = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/,
  gzip: /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/,
} as const;
/** Characters of an `Accept-Encoding` that are read; browsers send about 30. */
const MAX_HEADER_LENGTH = 200;

/** The best encoding that a request accepts. Its preferences are not weighed: browsers do not send any. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding || acceptEncoding.length > MAX_HEADER_LENGTH) return 'identity';
  if (ACCEPTED.br.test(acceptEncoding)) return 'br';
  return ACCEPTED.gzip.test(acceptEncoding) ? 'gzip' : 'identity';
}
