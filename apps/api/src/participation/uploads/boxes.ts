import { FaultyFile } from './pictures';

/** A box of an MP4 file: offsets of its start, of its body after the header, and of its end. */
export type Box = { type: string; start: number; body: number; end: number };

/** Maximum boxes in a buffer; a video has some dozens. */
const MAX_BOXES = 4_096;

/**
 * Consecutive boxes between two offsets.
 * @throws FaultyFile if one does not fit
 */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    if (to - at < 8 || boxes.length === MAX_BOXES) throw new FaultyFile('damaged');
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (to - at < head) throw new FaultyFile('damaged');
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < head || size > to - at) throw new FaultyFile('damaged');
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at,
      body: at + head,
      end: at + size,
    });
    at += size;
  }
  return boxes;
}

/** Turns a box into empty free space, so that sizes and all other offsets in the file stay the same. */
export function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}

/**
 * The first box of these types.
 * @throws FaultyFile if there is none
 */
export function theBox(boxes: readonly Box[], ...types: string[]): Box {
  const found = boxes.find(({ type }) => types.includes(type));
  if (!found) throw new FaultyFile('damaged');
  return found;
}

/**
 * 32-bit number in a box.
 * @throws FaultyFile beyond its end
 */
export function numberAt(bytes: Buffer, { body, end }: Box, offset: number): number {
  if (body + offset + 4 > end) throw new FaultyFile('damaged');
  return bytes.readUInt32BE(body + offset);
}
