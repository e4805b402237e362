import { type Box, blank, boxesIn, numberAt, theBox } from './boxes';
import { FaultyFile } from './pictures';

/** Byte range, end excluded. */
export type Range = { from: number; to: number };
/** A video's tracks: byte ranges of their samples, and size in pixels. */
export type Tracks = { samples: Range[]; width: number; height: number };

/** Child boxes kept in each container box; all others are blanked. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stco', 'co64', 'stss', 'sdtp', 'sgpd', 'sbgp'],
};
/** Codecs that browsers play. */
const CODINGS: Readonly<Record<string, readonly string[]>> = {
  vide: ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09'],
  soun: ['mp4a', 'Opus', 'ac-3', 'ec-3', 'fLaC', '.mp3'],
};
const MAX_TRACKS = 16;
/** Pixels of a side: 8K. */
const MAX_SIDE = 8_192;

/** Blanks all child boxes that are not kept, recursively. */
function cleanInside(bytes: Buffer, box: Box): void {
  const kept = KEPT[box.type];
  if (!kept) return;
  for (const inner of boxesIn(bytes, box.body, box.end))
    if (kept.includes(inner.type)) cleanInside(bytes, inner);
    else blank(bytes, inner);
}

const within = (bytes: Buffer, box: Box, ...types: string[]) =>
  theBox(boxesIn(bytes, box.body, box.end), ...types);

/** Zeroes the creation and modification times in the headers of a video, a track and its media. */
function forgetMoments(bytes: Buffer, head: Box): void {
  const length = numberAt(bytes, head, 0) >>> 24 === 1 ? 16 : 8;
  if (head.body + 4 + length > head.end) throw new FaultyFile('damaged');
  bytes.fill(0, head.body + 4, head.body + 4 + length);
}

/** Rejects a track whose samples are in another file, or whose codec no browser plays. */
function checkCoding(bytes: Buffer, stbl: Box, dinf: Box, handler: string): void {
  const dref = within(bytes, dinf, 'dref');
  for (const entry of boxesIn(bytes, dref.body + 8, dref.end))
    if ((numberAt(bytes, entry, 0) & 1) !== 1) throw new FaultyFile('not-video');
  const stsd = within(bytes, stbl, 'stsd');
  const entries = boxesIn(bytes, stsd.body + 8, stsd.end);
  if (!entries.length || entries.some(({ type }) => !CODINGS[handler]?.includes(type)))
    throw new FaultyFile('not-video');
}

/** Sample sizes: one for all, or one each. */
function sizesOf(
  bytes: Buffer,
  stsz: Box,
): { count: number; sizeOf: (from: number, count: number) => number } {
  const all = numberAt(bytes, stsz, 4);
  const count = numberAt(bytes, stsz, 8);
  if (all) return { count, sizeOf: (_, several) => all * several };
  if (stsz.body + 12 + count * 4 > stsz.end) throw new FaultyFile('damaged');
  return {
    count,
    sizeOf: (from, several) => {
      let sum = 0;
      for (let at = from; at < from + several; at += 1) sum += bytes.readUInt32BE(stsz.body + 12 + at * 4);
      return sum;
    },
  };
}

/** Maximum chunks: an hour with one per picture and piece of sound has 400,000. */
const MAX_CHUNKS = 500_000;

/** Byte ranges of a track's samples, chunk by chunk (ISO/IEC 14496-12, 8.7). */
function chunksOf(bytes: Buffer, stbl: Box, most: number): Range[] {
  const boxes = boxesIn(bytes, stbl.body, stbl.end);
  const { count, sizeOf } = sizesOf(bytes, theBox(boxes, 'stsz'));
  const offsets = theBox(boxes, 'stco', 'co64');
  const stsc = theBox(boxes, 'stsc');
  const width = offsets.type === 'co64' ? 8 : 4;
  const chunks = numberAt(bytes, offsets, 4);
  const runs = numberAt(bytes, stsc, 4);
  if (chunks > most) throw new FaultyFile('damaged');
  if (offsets.body + 8 + chunks * width > offsets.end || stsc.body + 8 + runs * 12 > stsc.end)
    throw new FaultyFile('damaged');
  const ranges: Range[] = [];
  let [run, sample] = [-1, 0];
  for (let chunk = 1; chunk <= chunks; chunk += 1) {
    while (run + 1 < runs && numberAt(bytes, stsc, 8 + (run + 1) * 12) <= chunk) run += 1;
    if (run < 0) throw new FaultyFile('damaged');
    const several = numberAt(bytes, stsc, 12 + run * 12);
    if (several > count - sample) throw new FaultyFile('damaged');
    const place = offsets.body + 8 + (chunk - 1) * width;
    const from = width === 8 ? Number(bytes.readBigUInt64BE(place)) : bytes.readUInt32BE(place);
    ranges.push({ from, to: from + sizeOf(sample, several) });
    sample += several;
  }
  return ranges;
}

/** Size of a picture track, from the end of its header, without fractions. */
function sidesOf(bytes: Buffer, tkhd: Box): { width: number; height: number } {
  const [width, height] = [bytes.readUInt16BE(tkhd.end - 8), bytes.readUInt16BE(tkhd.end - 4)];
  if (!width || !height || width > MAX_SIDE || height > MAX_SIDE) throw new FaultyFile('not-video');
  return { width, height };
}

/**
 * Cleans a video's description in place: keeps picture and sound tracks, with everything needed to play them;
 * removes places, descriptions, position tracks and dates.
 * @throws FaultyFile
 */
export function cleanTracks(bytes: Buffer, moov: Box): Tracks {
  const tracks: Tracks = { samples: [], width: 0, height: 0 };
  const all = boxesIn(bytes, moov.body, moov.end);
  const traks = all.filter(({ type }) => type === 'trak');
  if (traks.length > MAX_TRACKS || all.some(({ type }) => type === 'mvex')) throw new FaultyFile('not-video');
  for (const trak of traks) {
    const mdia = within(bytes, trak, 'mdia');
    const hdlr = within(bytes, mdia, 'hdlr');
    if (hdlr.end - hdlr.body < 24) throw new FaultyFile('damaged');
    const handler = bytes.toString('latin1', hdlr.body + 8, hdlr.body + 12);
    if (!(handler in CODINGS)) {
      blank(bytes, trak);
      continue;
    }
    bytes.fill(0, hdlr.body + 24, hdlr.end);
    const minf = within(bytes, mdia, 'minf');
    const stbl = within(bytes, minf, 'stbl');
    checkCoding(bytes, stbl, within(bytes, minf, 'dinf'), handler);
    for (const range of chunksOf(bytes, stbl, MAX_CHUNKS - tracks.samples.length)) tracks.samples.push(range);
    const tkhd = within(bytes, trak, 'tkhd');
    if (handler === 'vide') Object.assign(tracks, sidesOf(bytes, tkhd));
    forgetMoments(bytes, tkhd);
    forgetMoments(bytes, within(bytes, mdia, 'mdhd'));
  }
  forgetMoments(bytes, theBox(all, 'mvhd'));
  cleanInside(bytes, moov);
  if (!tracks.width) throw new FaultyFile('not-video');
  return tracks;
}
