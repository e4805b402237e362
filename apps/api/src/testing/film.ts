/** A box of an MP4 file. */
export function box(type: string, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const u32 = (...numbers: number[]): Buffer => u32Of(numbers);
const u32Of = (numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, at * 4);
  return bytes;
};

export type FilmOrder = {
  /** Samples of the picture track and of the position track. */
  picture?: Buffer;
  positions?: Buffer;
  /** Bytes in `mdat` that belong to no track. */
  hidden?: Buffer;
  brand?: string;
  coding?: string;
  /** False offset of the samples in the picture track. */
  offset?: number;
  samples?: number;
  dataElsewhere?: boolean;
  /** Number of one-byte chunks, each followed by an unused byte, that the picture is split into. */
  chunks?: number;
  after?: Buffer;
};

/** Sample tables of a picture that is split into one-byte chunks. */
const scattered = (offset: number, chunks: number): Buffer[] => [
  box('stsc', u32(0, 1, 1, 1, 1)),
  box('stsz', u32(0, 1, chunks)),
  box('stco', u32(0, chunks), u32Of(Array.from({ length: chunks }, (_, at) => offset + 2 * at))),
];

const track = (
  handler: string,
  {
    coding,
    offset,
    size,
    count = 1,
    chunks = 1,
    isElsewhere = false,
  }: Record<'coding', string> & {
    offset: number;
    size: number;
    count?: number;
    chunks?: number;
    isElsewhere?: boolean;
  },
) => {
  const tkhd = Buffer.concat([u32(7, 111, 222, 1, 0, 0), Buffer.alloc(52), u32(640 << 16, 360 << 16)]);
  const stbl = box(
    'stbl',
    box('stsd', u32(0, 1), box(coding, Buffer.alloc(78))),
    box('stts', u32(0, 1, count, 1000)),
    ...(chunks > 1
      ? scattered(offset, chunks)
      : [
          box('stsc', u32(0, 1, 1, count, 1)),
          box('stsz', u32(0, 0, count), u32(...Array.from({ length: count === 1 ? 1 : 0 }, () => size))),
          box('stco', u32(0, 1, offset)),
        ]),
  );
  const dref = box('dref', u32(0, 1), box('url ', u32(isElsewhere ? 0 : 1)));
  return box(
    'trak',
    box('tkhd', tkhd),
    box('udta', box('name', Buffer.from('Càmera de la Núria'))),
    box(
      'mdia',
      box('mdhd', u32(0, 111, 222, 1000, 1000, 0)),
      box('hdlr', u32(0, 0), Buffer.from(handler), u32(0, 0, 0), Buffer.from('Secret Camera\0')),
      box('minf', box('vmhd', u32(1, 0, 0)), box('dinf', dref), stbl),
    ),
  );
};

/** A small MP4 with the metadata that a phone adds to a film: place, positions, a date, names. */
export function film({
  chunks = 1,
  picture = chunks > 1 ? Buffer.alloc(2 * chunks, 1) : Buffer.from('PICTURE SAMPLES'),
  positions = Buffer.from('41.1234,1.2345 track'),
  hidden = Buffer.from('<script>hidden()</script>'),
  brand = 'isom',
  coding = 'avc1',
  offset,
  samples = 1,
  dataElsewhere = false,
  after = Buffer.alloc(0),
}: FilmOrder = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from(brand), u32(512), Buffer.from(brand === 'qt  ' ? 'qt  ' : 'isommp42'));
  const moovAt = (mdatAt: number) =>
    box(
      'moov',
      box('mvhd', u32(0, 3_800_000_000, 3_800_000_001, 1000, 1000), Buffer.alloc(80)),
      track('vide', {
        coding,
        offset: offset ?? mdatAt + 8,
        size: picture.length,
        count: samples,
        chunks,
        isElsewhere: dataElsewhere,
      }),
      track('meta', { coding: 'mebx', offset: mdatAt + 8 + picture.length, size: positions.length }),
      box('udta', box('©xyz', Buffer.from('+41.1234+001.2345/'))),
      box('meta', Buffer.from('com.apple.quicktime.location.ISO6709')),
    );
  const mdatAt = ftyp.length + moovAt(0).length;
  return Buffer.concat([
    ftyp,
    moovAt(mdatAt),
    box('mdat', picture, positions, hidden),
    box('uuid', Buffer.from('GPS of a drone 41.1234')),
    after,
  ]);
}
