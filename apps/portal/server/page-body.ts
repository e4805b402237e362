import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from '@portal/api';

const compressors = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const encoder = new TextEncoder();
/** Buffer in which pages are encoded: text of up to a third of its bytes always fits. */
const room = new Uint8Array(1024 * 1024);

/**
 * UTF-8 of a page, in memory of its own. Its length is not computed first, which would take as long again
 * for a whole page.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > room.length / 3) return encoder.encode(text);
  return room.slice(0, encoder.encodeInto(text, room).written);
}

/** A buffer with memory of its own: a pooled buffer, or a slice, would retain more than its length. */
function owned(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return compressors.gzip(bytes, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressors.br(bytes, { params });
}

/**
 * A page's bytes in each encoding that was requested: plain at first, compressed from the first request on.
 */
export class PageBody {
  private readonly made: Partial<Record<Encoding, Buffer>>;
  private readonly underWay = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.made = { identity: Buffer.from(utf8(text).buffer) };
  }

  /** Bytes in an encoding, if they are ready. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.made[encoding];
  }

  /** Bytes in an encoding; compressed once for concurrent requests. */
  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.made[encoding] ?? this.underWay.get(encoding);
    if (ready) return ready;
    const work = this.make(encoding).finally(() => this.underWay.delete(encoding));
    this.underWay.set(encoding, work);
    return work;
  }

  /** Memory in use, in bytes. */
  get bytes(): number {
    return Object.values(this.made).reduce((sum, { length }) => sum + length, 0);
  }

  private async make(encoding: Encoding): Promise<Buffer> {
    const plain = await this.plain();
    const bytes = encoding === 'identity' ? plain : await compress(plain, encoding);
    // The text is large, and can be decompressed again.
    delete this.made.identity;
    this.made[encoding] = owned(bytes);
    return bytes;
  }

  private async plain(): Promise<Buffer> {
    const { identity, br, gzip: zipped } = this.made;
    if (identity) return identity;
    return br ? decompressors.br(br) : decompressors.gzip(zipped ?? Buffer.alloc(0));
  }
}
