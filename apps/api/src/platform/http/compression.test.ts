import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, encodingFor } from './compression';

const TEXT = 'A line of a page. '.repeat(200);

const context = (encoding?: string) =>
  new Request('http://portal.example/', encoding ? { headers: { 'accept-encoding': encoding } } : {});
const answer = (headers: Record<string, string> = {}, body: string | ReadableStream<Uint8Array> = TEXT) =>
  new Response(body, { status: 203, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a response made for one request', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s, and is otherwise unchanged', async (encoding, decompress) => {
    const made = await compressed(context(encoding), answer({ 'content-length': String(TEXT.length) }));
    expect([made.status, made.headers.get('content-encoding'), made.headers.get('vary')]).toEqual([
      203,
      encoding,
      'Accept-Encoding',
    ]);
    expect(made.headers.has('content-length')).toBe(false);
    const bytes = await bytesOf(made);
    expect(bytes.length).toBeLessThan(TEXT.length / 4);
    expect(decompress(bytes).toString()).toBe(TEXT);
  });

  it('is sent uncompressed to a client that accepts nothing else, and still varies', async () => {
    const made = await compressed(context(), answer({ vary: 'Cookie' }));
    expect([made.headers.get('content-encoding'), made.headers.get('vary')]).toEqual([
      null,
      'Cookie, Accept-Encoding',
    ]);
    expect(await made.text()).toBe(TEXT);
  });

  it('has a weak ETag once its bytes have changed', async () => {
    const made = await compressed(context('br'), answer({ etag: '"one"' }));
    expect(made.headers.get('etag')).toBe('W/"one"');
    const weak = await compressed(context('br'), answer({ etag: 'W/"one"' }));
    expect(weak.headers.get('etag')).toBe('W/"one"');
  });

  it.each([
    ['compressed already', { 'content-encoding': 'gzip' }],
    ['a part', { 'content-range': 'bytes 0-9/4000' }],
    ['a picture', { 'content-type': 'image/webp' }],
    ['a stream of events', { 'content-type': 'text/event-stream' }],
  ])('is left alone if it is %s', async (_, headers) => {
    const before = answer(headers);
    expect(await compressed(context('br'), before)).toBe(before);
  });

  it('is left alone if it is short', async () => {
    const made = await compressed(context('br'), answer({}, 'short'));
    expect([made.headers.get('content-encoding'), await made.text()]).toEqual([null, 'short']);
  });

  it('is not buffered beyond a megabyte, and arrives complete', async () => {
    const chunk = new Uint8Array(256 * 1024).fill(97);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += 1;
          if (sent > 20) controller.close();
          else controller.enqueue(chunk);
        },
      },
      { highWaterMark: 0 },
    );
    const made = await compressed(context('br'), answer({}, body));
    expect(made.headers.get('content-encoding')).toBeNull();
    expect(sent).toBeLessThan(10);
    expect((await bytesOf(made)).length).toBe(20 * chunk.length);
  });
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['deflate', 'identity'],
  [`br${' '.repeat(300)}`, 'identity'],
])('a client that accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
