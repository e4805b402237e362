import { type FileHandle, open } from 'node:fs/promises';
import type { Box } from './boxes';
import { boxesIn } from './boxes';
import { FaultyFile, type SafeFile } from './pictures';
import { cleanTracks, type Range } from './tracks';

/** Maximum bytes of a video's `moov` box: a 500 MB video has less than ten million. */
const MAX_MOOV_BYTES = 32 * 1024 ** 2;
const MAX_FTYP_BYTES = 256;
/** Maximum top-level boxes; a video has four or five. */
const MAX_BOXES = 64;
const COPIED_BYTES = 1024 ** 2;
/** Brands of plain MP4 files (ISO/IEC 14496-12 and 14496-14), whichever version. */
const MP4_BRAND = /^(?:iso[m2-9]|mp4[12]|avc1|M4V |MSNV)$/;

async function bytesAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from);
  if (bytesRead < length) throw new FaultyFile('damaged');
  return buffer;
}

/**
 * Top-level boxes of a file, to its last byte.
 * @throws FaultyFile
 */
async function boxesOf(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; ) {
    if (boxes.length === MAX_BOXES || size - at < 8) throw new FaultyFile('damaged');
    const head = await bytesAt(file, at, Math.min(16, size - at));
    const short = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (!boxes.length && type !== 'ftyp') throw new FaultyFile('not-video');
    const length = short === 1 ? 16 : 8;
    if (short === 1 && head.length < 16) throw new FaultyFile('damaged');
    const total = short === 0 ? size - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (total < length || total > size - at) throw new FaultyFile('damaged');
    boxes.push({ type, start: at, body: at + length, end: at + total });
    at += total;
  }
  return boxes;
}

function checkBrand(ftyp: Buffer): void {
  const brands = [ftyp.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= ftyp.length; at += 4) brands.push(ftyp.toString('latin1', at, at + 4));
  if (brands[0] === 'qt  ' || !brands.some((brand) => MP4_BRAND.test(brand)))
    throw new FaultyFile('not-video');
}

/**
 * Maximum ranges copied one by one. Videos interleave sound and picture; phone videos need only a few ranges.
 */
const MAX_RANGES = 20_000;

/**
 * Sorted ranges, with adjacent ones merged; each must lie in the body of a box.
 * @throws FaultyFile
 */
function merged(samples: readonly Range[], mdats: readonly Box[]): Range[] {
  const ranges: Range[] = [];
  for (const { from, to } of [...samples].sort((one, other) => one.from - other.from)) {
    if (from === to) continue;
    if (!mdats.some(({ body, end }) => body <= from && to <= end)) throw new FaultyFile('damaged');
    const last = ranges.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (ranges.push({ from, to }) > MAX_RANGES) throw new FaultyFile('damaged');
  }
  return ranges;
}

async function copy(source: FileHandle, target: FileHandle, { from, to }: Range): Promise<void> {
  const buffer = Buffer.allocUnsafe(Math.min(COPIED_BYTES, to - from));
  for (let at = from; at < to; ) {
    const { bytesRead } = await source.read(buffer, 0, Math.min(buffer.length, to - at), at);
    if (!bytesRead) throw new FaultyFile('damaged');
    await target.write(buffer, 0, bytesRead, at);
    at += bytesRead;
  }
}

async function rewrite(source: FileHandle, target: FileHandle): Promise<SafeFile> {
  const { size } = await source.stat();
  const boxes = await boxesOf(source, size);
  const [ftyp] = boxes;
  const moovs = boxes.filter(({ type }) => type === 'moov');
  const [moov] = moovs;
  if (!ftyp || ftyp.end > MAX_FTYP_BYTES) throw new FaultyFile('not-video');
  // Fragmented videos are not supported: phones and editors write none.
  if (!moov || moovs.length > 1 || boxes.some(({ type }) => type === 'moof'))
    throw new FaultyFile('not-video');
  if (moov.end - moov.start > MAX_MOOV_BYTES) throw new FaultyFile('damaged');
  const brand = await bytesAt(source, 0, ftyp.end);
  checkBrand(brand);
  const described = await bytesAt(source, moov.start, moov.end - moov.start);
  const [inside] = boxesIn(described, 0, described.length);
  if (!inside) throw new FaultyFile('damaged');
  const { samples, width, height } = cleanTracks(described, inside);
  const mdats = boxes.filter(({ type }) => type === 'mdat');
  const kept = merged(samples, mdats);
  // Starts as all zeros; only the parts to keep are copied, at their old offsets.
  await target.truncate(size);
  for (const box of boxes) {
    if (box === ftyp) await target.write(brand, 0, brand.length, 0);
    else if (box === moov) await target.write(described, 0, described.length, moov.start);
    else {
      const head = await bytesAt(source, box.start, box.body - box.start);
      if (box.type !== 'mdat') head.write('free', 4, 'latin1');
      await target.write(head, 0, head.length, box.start);
    }
  }
  for (const range of kept) await copy(source, target, range);
  return { width, height, color: null };
}

/**
 * Rewrites an MP4 with only its playable data: every byte that is neither a sample of picture or sound nor
 * part of their description becomes zero. Offsets stay the same, so none have to be recalculated. The video
 * is not decoded.
 * @throws FaultyFile
 */
export async function makeFilmSafe(file: string, target: string): Promise<SafeFile> {
  const source = await open(file, 'r');
  try {
    const written = await open(target, 'w', 0o600);
    try {
      return await rewrite(source, written);
    } finally {
      await written.close();
    }
  } finally {
    await source.close();
  }
}
