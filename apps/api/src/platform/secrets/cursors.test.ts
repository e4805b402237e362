import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BadCursor, createCursors, idSchema, momentSchema } from './cursors';

const schema = v.object({ moment: momentSchema, id: idSchema, total: idSchema, isCorrected: v.boolean() });
const otherSchema = v.object({ id: idSchema });

const position = fc.record({
  moment: fc.integer({ min: -1e13, max: 1e14 }),
  id: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  total: fc.integer({ min: 0, max: 1001 }),
  isCorrected: fc.boolean(),
});

const ours = createCursors('secret');

describe('a cursor', () => {
  it('encodes its position in a few URL-safe characters', () => {
    fc.assert(
      fc.property(position, fc.jsonValue(), (at, list) => {
        const text = ours.write(schema, list, at);
        expect(text).toMatch(/^[\w-]{24,120}$/);
        expect(ours.read(schema, list, text)).toEqual(at);
      }),
    );
  });

  it('is refused if it belongs to another list or another installation, or was changed', () => {
    fc.assert(
      fc.property(position, fc.nat(57), fc.nat(62), (at, changed, letter) => {
        const text = ours.write(schema, 'one', at);
        expect(() => ours.read(schema, 'another', text)).toThrow(BadCursor);
        expect(() => createCursors('another').read(schema, 'one', text)).toThrow(BadCursor);
        const other = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[letter] ?? 'A';
        const tampered = text.slice(0, changed) + other + text.slice(changed + 1);
        if (tampered !== text) expect(() => ours.read(schema, 'one', tampered)).toThrow(BadCursor);
      }),
    );
  });

  it('is refused if its position is not valid for this list any more', () => {
    const text = ours.write(otherSchema, 'one', { id: 7 });
    expect(ours.read(otherSchema, 'one', text)).toEqual({ id: 7 });
    expect(() => ours.read(schema, 'one', text)).toThrow(BadCursor);
    expect(() => ours.read(v.object({ id: v.boolean() }), 'one', text)).toThrow(BadCursor);
  });

  it.each(['kfj2x1c0.1x', '42', 'QnjYf4wAAAAAQMgBAAAAAAAAAAAAAAAAAAAUAI1Yq2kX0p3C7dJv5w3mZg'])(
    'is refused if it predates the common form of cursors: %s',
    (text) => {
      expect(() => ours.read(otherSchema, 'one', text)).toThrow(BadCursor);
    },
  );

  it('is refused if it never was one', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => ours.read(schema, '', text)).toThrow(BadCursor);
      }),
    );
  });
});
