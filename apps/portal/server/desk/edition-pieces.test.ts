import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTouched, piecesOf } from './edition-pieces';

const IDS = ['11', '22', '33', '44', '55', '66'];
/** A form as the page drew it, with these changes. */
const form = (changes: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(IDS.map((id, at) => [`place-${id}`, String(at + 1)])),
  ...changes,
});

it('leaves pieces as they are where nothing was changed', () => {
  expect(piecesOf(form())).toEqual({ order: IDS, leftOut: [] });
});

it('puts a piece where it was said to be, up or down, the others in their order', () => {
  fc.assert(
    fc.property(fc.nat(IDS.length - 1), fc.nat(IDS.length - 1), (from, to) => {
      const moved = IDS[from] ?? '';
      const { order } = piecesOf(form({ [`place-${moved}`]: String(to + 1) }));
      expect(order).toEqual(IDS.filter((id) => id !== moved).toSpliced(to, 0, moved));
    }),
  );
});

it('leaves out what is marked', () => {
  expect(piecesOf(form({ 'out-33': 'true' }))).toEqual({
    order: IDS.filter((id) => id !== '33'),
    leftOut: ['33'],
  });
});

it('knows what was typed from what was there', () => {
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
