import { expect, it } from 'vitest';
import { readUploadForm } from './form';

const TYPE = 'multipart/form-data; boundary=limit';
const PIECE = 64 * 1024;

/** A body that arrives in chunks, as over the network. */
function arriving(body: Buffer, onEnd?: () => void): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= body.length) {
        onEnd?.();
        return controller.close();
      }
      controller.enqueue(new Uint8Array(body.subarray(at, at + PIECE)));
      at += PIECE;
    },
  });
}

const form = (bytes: number) =>
  Buffer.concat([
    Buffer.from(
      `--limit\r\nContent-Disposition: form-data; name="title"\r\n\r\nUn vaixell\r\n--limit\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    Buffer.alloc(bytes, 1),
    Buffer.from('\r\n--limit--\r\n'),
  ]);

it('does not crash the process if a file is abandoned before all of it has arrived', async () => {
  let hasCome: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => (hasCome = resolve));
  const refused = readUploadForm(TYPE, arriving(form(3_000_000), hasCome), async (fields, { body }) => {
    expect(fields.title).toBe('Un vaixell');
    const reader = body.getReader();
    await reader.read();
    await reader.cancel();
    // The rest arrives while nobody reads it.
    await rest;
    throw new Error('too large');
  });
  await expect(refused).rejects.toThrow('too large');
});

it('responds to a form whose part never begins', async () => {
  const endless = Buffer.from(`--limit\r\n${'X: y\r\n'.repeat(500)}`);
  await expect(readUploadForm(TYPE, arriving(endless), async () => 'taken')).rejects.toMatchObject({
    status: 400,
  });
});
