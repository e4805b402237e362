import { createHmac, timingSafeEqual } from 'node:crypto';

/** A cursor that this server never wrote, or wrote for another listing. */
export class BadCursor extends Error {
  override name = 'BadCursor';
}

/** The last row that was seen of a list, and what its first page knew of the whole. */
export type Place = {
  /** Milliseconds: when it was published; when an event next happens. */
  moment: number;
  id: number;
  /** Milliseconds from which an agenda is read, so that midnight moves none of its events; 0 elsewhere. */
  since: number;
  /** Results as they were counted. */
  total: number;
  /** The text was searched as it was corrected. */
  isCorrected: boolean;
};

const NUMBERS_BYTES = 8 + 8 + 8 + 2 + 1;
const SEAL_BYTES = 16;
/** 43 bytes as base64url. */
const CURSOR = /^[\w-]{58}$/;

const sealOf = (secret: Buffer | string, question: string, numbers: Buffer) =>
  createHmac('sha256', secret).update(numbers).update(question).digest().subarray(0, SEAL_BYTES);

/**
 * Text of a cursor, safe in an address: 58 characters.
 * @param question what is listed; a cursor of another is refused
 */
export function writeCursor(secret: Buffer | string, question: string, place: Place): string {
  const numbers = Buffer.alloc(NUMBERS_BYTES);
  numbers.writeDoubleBE(place.moment, 0);
  numbers.writeDoubleBE(place.id, 8);
  numbers.writeDoubleBE(place.since, 16);
  numbers.writeUInt16BE(place.total, 24);
  numbers.writeUInt8(Number(place.isCorrected), 26);
  return Buffer.concat([numbers, sealOf(secret, question, numbers)]).toString('base64url');
}

/** The place that a cursor names. @throws BadCursor */
export function readCursor(secret: Buffer | string, question: string, text: string): Place {
  const bytes = CURSOR.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
  const numbers = bytes.subarray(0, NUMBERS_BYTES);
  const seal = bytes.subarray(NUMBERS_BYTES);
  if (
    seal.length !== SEAL_BYTES ||
    !timingSafeEqual(seal, sealOf(secret, question, numbers)) ||
    // The last character of base64 has bits to spare: only one way to write a cursor is the cursor.
    bytes.toString('base64url') !== text
  )
    throw new BadCursor();
  return {
    moment: numbers.readDoubleBE(0),
    id: numbers.readDoubleBE(8),
    since: numbers.readDoubleBE(16),
    total: numbers.readUInt16BE(24),
    isCorrected: numbers.readUInt8(26) === 1,
  };
}
