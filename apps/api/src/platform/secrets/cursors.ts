import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database';
import { sameBytes } from './secrets';
import { signingKeys } from './tables';

/** A cursor that this server did not write, or wrote for another list. */
export class BadCursor extends Error {
  override name = 'BadCursor';
}

/** Schema of a position in a list: an object of numbers, booleans and strings. */
type PositionSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Cursors of all lists: a position as URL-safe text that only this installation can write. */
export type Cursors = {
  /**
   * @param list everything that distinguishes one list from another, in any form: a cursor is valid for one
   * list
   */
  write: <S extends PositionSchema>(schema: S, list: unknown, position: v.InferInput<S>) => string;
  /** @throws BadCursor */
  read: <S extends PositionSchema>(schema: S, list: unknown, text: string) => v.InferOutput<S>;
  /** Seal of a text for one use, in hexadecimal digits: for uses whose case or length rule out a cursor. */
  seal: (use: string, text: string) => string;
};

/** Milliseconds since 1970 that a date can hold. */
export const momentSchema = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15));
export const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const SEAL_BYTES = 16;
/** A seal and at least an empty list of values; no position is as long as 100 bytes. */
const CURSOR = /^[\w-]{24,160}$/;

/** Parses the values of a position into their names, in the order of its schema. */
function positionOf<S extends PositionSchema>(schema: S, text: string): v.InferOutput<S> {
  const values: unknown = JSON.parse(text);
  const names = Object.keys(schema.entries);
  const isWhole = Array.isArray(values) && values.length === names.length;
  const position = isWhole ? Object.fromEntries(names.map((name, at) => [name, values[at]])) : null;
  const parsed = v.safeParse(schema, position);
  if (!parsed.success) throw new BadCursor();
  return parsed.output;
}

export function createCursors(secret: Buffer | string): Cursors {
  const sealOf = (list: unknown, values: Buffer) =>
    createHmac('sha256', secret).update(values).update(JSON.stringify(list)).digest().subarray(0, SEAL_BYTES);
  return {
    write: (schema, list, position) => {
      const values = Buffer.from(JSON.stringify(Object.values(v.parse(schema, position))));
      return Buffer.concat([sealOf(list, values), values]).toString('base64url');
    },
    read: (schema, list, text) => {
      const bytes = CURSOR.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
      const seal = bytes.subarray(0, SEAL_BYTES);
      const values = bytes.subarray(SEAL_BYTES);
      if (
        !sameBytes(seal, sealOf(list, values)) ||
        // The last character of base64 has unused bits: only the canonical form is accepted.
        bytes.toString('base64url') !== text
      )
        throw new BadCursor();
      return positionOf(schema, values.toString());
    },
    seal: (use, text) => sealOf(['seal', use], Buffer.from(text)).toString('hex'),
  };
}

/** Resolves once the signing key is loaded. */
export type OpenCursors = () => Promise<Cursors>;

/** Cursors signed with this installation's key, the same in all its processes. */
export function openCursors(db: Database): OpenCursors {
  let opened: Cursors | undefined;
  return async () => {
    opened ??= createCursors(await cursorSecret(db));
    return opened;
  };
}

async function cursorSecret(db: Database): Promise<Buffer> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.name, 'cursor'));
  if (!row) throw new Error('the database has no key for cursors: its migrations are not whole');
  return row.key;
}
