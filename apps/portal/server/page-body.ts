import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from '@portal/api';

const compressors = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const encoder = new TextEncoder();
/** Room in which pages are encoded: a third of its bytes is the longest text that surely fits. */
const room = new Uint8Array(1024 * 1024);

/** UTF-8 of a page, with memory of its own. How long that is is not counted first, which for a whole page takes as long again. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > room.length / 3) return encoder.encode(text);
  return room.slice(0, encoder.encodeInto(text, room).written);
}

/** A buffer with memory of its own: one of a pool, or a slice, would keep more alive than it counts. */
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

/** The bytes of a page in each encoding that has been asked for: as text until then, and compressed from the first time on. */
export class PageBody {
  private readonly made: Partial<Record<Encoding, Buffer>>;
  private readonly underWay = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.made = { identity: Buffer.from(utf8(text).buffer) };
  }

  /** Bytes that are ready. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.made[encoding];
  }

  /** Bytes in an encoding; made once however many ask at the same time. */
  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.made[encoding] ?? this.underWay.get(encoding);
    if (ready) return ready;
    const work = this.make(encoding).finally(() => this.underWay.delete(encoding));
    this.underWay.set(encoding, work);
    return work;
  }

  /** Memory that they take. */
  get bytes(): number {
    return Object.values(this.made).reduce((sum, { length }) => sum + length, 0);
  }

  private async make(encoding: Encoding): Promise<Buffer> {
    const plain = await this.plain();
    const bytes = encoding === 'identity' ? plain : await compress(plain, encoding);
    // The text is large, and can be had again from what was made of it.
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
