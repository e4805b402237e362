import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PEAK_COUNT, peaksOf, shapeOfSound, UnreadableSound } from './sound';

const SOUND = 'packages/ui/src/fixtures/pictures/faroner.mp3';

it('draws equal parts of a sound, the loudest as 100', () => {
  expect(peaksOf([1, 1, 0.25, 0.25, 0, 0], 3)).toEqual([100, 50, 0]);
  expect(peaksOf([0.5, 0.5], 4)).toEqual([100, 100]);
  expect(peaksOf([0, 0])).toEqual([0, 0]);
  expect(peaksOf([])).toEqual([]);
  expect(peaksOf(Array.from({ length: 1000 }, (_, at) => at))).toHaveLength(PEAK_COUNT);
});

it('computes the waveform and the length of an MP3', async () => {
  const { peaks, duration } = await shapeOfSound(await readFile(SOUND), 'audio/mpeg');
  expect(duration).toBeGreaterThan(7.5);
  expect(duration).toBeLessThan(8.5);
  expect(Math.max(...peaks)).toBe(100);
  expect(Math.min(...peaks)).toBeGreaterThanOrEqual(0);
});

it('refuses what it cannot decode, and says why', async () => {
  await expect(shapeOfSound(Buffer.from('not a sound'), 'audio/mpeg')).rejects.toThrow(UnreadableSound);
  await expect(shapeOfSound(Buffer.alloc(10), 'audio/mp4')).rejects.toThrow('audio/mp4');
});
