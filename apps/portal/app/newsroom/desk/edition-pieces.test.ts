import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTouched, piecesOf } from './screens/newsletters';

const IDS = ['11', '22', '33', '44', '55', '66'];
/** A form as the page rendered it, with these changes. */
const form = (changes: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(IDS.map((id, at) => [`place-${id}`, String(at + 1)])),
  ...changes,
});

it('keeps the pieces if nothing was changed', () => {
  expect(piecesOf(form())).toEqual({ order: IDS, leftOut: [] });
});

it('moves a piece to the given place, up or down, and keeps the order of the others', () => {
  fc.assert(
    fc.property(fc.nat(IDS.length - 1), fc.nat(IDS.length - 1), (from, to) => {
      const moved = IDS[from] ?? '';
      const { order } = piecesOf(form({ [`place-${moved}`]: String(to + 1) }));
      expect(order).toEqual(IDS.filter((id) => id !== moved).toSpliced(to, 0, moved));
    }),
  );
});

it('leaves out marked pieces', () => {
  expect(piecesOf(form({ 'out-33': 'true' }))).toEqual({
    order: IDS.filter((id) => id !== '33'),
    leftOut: ['33'],
  });
});

it('tells edited fields from those that the page rendered', () => {
  const seen = { knownSubject: 'El matí', subject: 'El matí', knownOut: '55,66' };
  const drawn = form({ ...seen, 'out-55': 'true', 'out-66': 'true' });
  expect(isTouched(drawn)).toBe(false);
  expect(isTouched({ ...drawn, subject: ' El matí ' })).toBe(false);
  expect(isTouched({ ...drawn, subject: '' })).toBe(true);
  expect(isTouched({ ...drawn, 'out-11': 'true' })).toBe(true);
  expect(isTouched({ ...drawn, 'out-66': undefined })).toBe(true);
  expect(isTouched({ ...drawn, 'place-33': '1' })).toBe(true);
  expect(isTouched({ version: '0', do: 'cancel' })).toBe(false);
});
