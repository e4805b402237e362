import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultsByField, reasonOf } from './faults';

const reason = (schema: v.GenericSchema, value: unknown) => {
  const { issues } = v.safeParse(schema, value);
  return issues?.[0] && reasonOf(issues[0]);
};

describe('why a value cannot be used', () => {
  it.each([
    [v.string(), 5, 'must be text; it is 5'],
    [v.number(), 'five', 'must be a number; it is "five"'],
    [v.array(v.string()), {}, 'must be a list; it is a mapping of keys to values'],
    [v.object({}), 'x', 'must be a mapping of keys to values; it is "x"'],
    [v.boolean(), null, 'must be true or false; it is null'],
    [v.pipe(v.number(), v.minValue(0)), -1, 'must be 0 or more; it is -1'],
    [v.pipe(v.number(), v.maxValue(100)), 250, 'must be 100 or less; it is 250'],
    [v.pipe(v.number(), v.integer()), 1.5, 'must be a whole number; it is 1.5'],
    [v.pipe(v.array(v.string()), v.minLength(1)), [], 'must have a length of 1 or more; it is 0'],
    [v.picklist(['day', 'month']), 'week', 'must be one of day, month; it is "week"'],
    [v.pipe(v.string(), v.url()), 'x', 'must be an address such as "https://example.org/"; it is "x"'],
    [v.pipe(v.string(), v.regex(/^[a-z]+$/)), 'A1', 'must match /^[a-z]+$/; it is "A1"'],
    [v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be lower case')), 'A1', 'must be lower case'],
  ])('%#', (schema, value, words) => {
    expect(reason(schema, value)).toBe(words);
  });

  it('says what is missing, and what is unknown', () => {
    expect(reason(v.object({ a: v.string() }), {})).toBe('is missing, and has to be given');
    expect(reason(v.strictObject({}), { b: 1 })).toBe('is not known: is it misspelt?');
  });

  it('is given once for each field', () => {
    const schema = v.object({ price: v.pipe(v.number(), v.minValue(1), v.integer()) });
    const { issues } = v.safeParse(schema, { price: -0.5 });
    expect(faultsByField(issues ?? [])).toBe('price: must be 1 or more; it is -0.5');
  });
});
