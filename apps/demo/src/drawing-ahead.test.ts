import type { MediaOpener } from '@portal/api';
import { expect, it } from 'vitest';
import { DrawingAhead } from './drawing-ahead';

const picture = (url: string) => ({ bytes: Buffer.from(url), mime: 'image/jpeg' });

/** Fake drawings that are counted; one of them fails. */
function studio() {
  const begun: string[] = [];
  const draw: MediaOpener = async (url) => {
    begun.push(url);
    if (url === 'torn') throw new Error('torn');
    return picture(url);
  };
  return { begun, ahead: new DrawingAhead(draw) };
}

it('draws the next illustrations while one is opened, and each only once', async () => {
  const { begun, ahead } = studio();
  ahead.expect(['a', 'b', 'c']);
  ahead.expect(['c', 'd']);
  expect(await ahead.open('a')).toEqual(picture('a'));
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(await ahead.open('b')).toEqual(picture('b'));
  await ahead.open('c');
  await ahead.open('d');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('draws unexpected and skipped illustrations on request', async () => {
  const { begun, ahead } = studio();
  ahead.expect(['a', 'b', 'c', 'd', 'e']);
  await ahead.open('c');
  await ahead.open('a');
  await ahead.open('x');
  expect(begun.slice(0, 1)).toEqual(['c']);
  expect(begun).toEqual(expect.arrayContaining(['a', 'x']));
});

it('reports a failed drawing only to its own request', async () => {
  const { ahead } = studio();
  ahead.expect(['a', 'torn', 'b']);
  await ahead.open('a');
  await expect(ahead.open('torn')).rejects.toThrow('torn');
  expect(await ahead.open('b')).toEqual(picture('b'));
});
