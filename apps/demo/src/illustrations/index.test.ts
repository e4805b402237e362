import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from './families';
import {
  HOURS,
  IllustrationOrderError,
  illustrate,
  PLANES,
  SUBJECT_NAMES,
  type SubjectName,
  WEATHERS,
} from './index';

async function expectDrawn(subject: SubjectName, hour: (typeof HOURS)[number]): Promise<void> {
  const { bytes, mime, focal } = await illustrate({ subject, seed: HOURS.indexOf(hour), hour });
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ mime, width, height, format }).toEqual({
    mime: 'image/jpeg',
    width: 1600,
    height: 1200,
    format: 'jpeg',
  });
  const { entropy } = await sharp(await sharp(bytes).resize(160).toBuffer()).stats();
  expect(entropy).toBeGreaterThan(5);
  for (const share of [focal.x, focal.y]) {
    expect(share).toBeGreaterThanOrEqual(0.2);
    expect(share).toBeLessThanOrEqual(0.8);
  }
}

/** Pixels of a picture, four bytes each. */
const pixelsOf = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();

test.each(['lighthouse', 'mill'] as const)(
  'planes of %s look like their picture, and each has what is in front of it',
  async (subject) => {
    const order = { subject, seed: 18, hour: 'dusk', weather: 'clear' } as const;
    const [whole, ...planes] = await Promise.all([
      illustrate(order, 'flat').then(({ bytes }) => pixelsOf(bytes)),
      ...PLANES.map((plane) => illustrate(order, 'flat', plane).then(({ bytes }) => pixelsOf(bytes))),
    ]);
    const opaque = planes.map((pixels) => {
      let [count, differs] = [0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        if ((pixels[at + 3] ?? 0) < 250) continue;
        count += 1;
        // Both files are compressed.
        if (Math.abs((pixels[at] ?? 0) - (whole[at] ?? 0)) > 40) differs += 1;
      }
      expect(differs / count).toBeLessThan(0.01);
      return count / (pixels.length / 4);
    });
    const [middle = 0, front = 0] = opaque;
    expect(front).toBeGreaterThan(0.01);
    expect(middle).toBeGreaterThan(front);
    expect(middle).toBeLessThan(0.9);
  },
);

describe('an illustration', () => {
  const isItsOrdersOwn = async (finish: 'pressed' | 'flat') => {
    const order = { subject: 'quay', seed: 7, hour: 'dusk', weather: 'clear' } as const;
    const [first, again, other] = await Promise.all([
      illustrate(order, finish),
      illustrate(order, finish),
      illustrate({ ...order, seed: 8 }, finish),
    ]);
    expect(first.bytes.equals(again.bytes)).toBe(true);
    expect(first.focal).toEqual(again.focal);
    expect(first.bytes.equals(other.bytes)).toBe(false);
  };
  test('is identical for the same order, and different for another seed', () => isItsOrdersOwn('flat'));
  test('is identical with its shadows and grain too', { tags: ['full'] }, () => isItsOrdersOwn('pressed'));

  test('is the same in both finishes except for shadows and grain', { tags: ['full'] }, async () => {
    const order = { subject: 'quay', seed: 7 } as const;
    const [pressed, flat] = await Promise.all([illustrate(order), illustrate(order, 'flat')]);
    expect(flat.focal).toEqual(pressed.focal);
    const [paper, colours] = await Promise.all([pressed, flat].map(({ bytes }) => sharp(bytes).stats()));
    expect(colours?.entropy).toBeLessThan(paper?.entropy ?? 0);
    for (const [at, { mean }] of (paper?.channels ?? []).entries())
      expect(Math.abs((colours?.channels[at]?.mean ?? 0) - mean)).toBeLessThan(40);
  });

  test('is sharp, with its subject inside every crop', () => expectDrawn('quay', 'dusk'));

  // Every subject at one hour, every hour with every fourth subject: each picture is 1600 pixels wide.
  test.each(
    SUBJECT_NAMES.map((subject, number) => ({
      subject,
      hours: HOURS.filter((_, hour) => hour === number % 4),
    })),
  )(
    'an illustration of $subject is drawn at $hours, sharp and with its subject inside every crop',
    { tags: ['full'], timeout: 30_000 },
    async ({ subject, hours }) => {
      for (const hour of hours) await expectDrawn(subject, hour);
    },
  );

  test('is drawn in every weather', { tags: ['full'], timeout: 180_000 }, async () => {
    const pictures = await Promise.all(
      WEATHERS.map((weather) => illustrate({ subject: 'lighthouse', seed: 3, weather })),
    );
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(WEATHERS.length);
  });

  test('shows a portrait in three poses', { tags: ['full'], timeout: 180_000 }, async () => {
    const poses = await Promise.all(
      (['facing', 'three-quarters', 'profile'] as const).map((subject) => illustrate({ subject, seed: 5 })),
    );
    expect(new Set(poses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(3);
  });

  test('an illustration of an unknown subject is rejected by name', async () => {
    const refused = illustrate(JSON.parse('{"subject":"volcano","seed":1}'));
    await expect(refused).rejects.toThrow(IllustrationOrderError);
    await expect(refused).rejects.toThrow('volcano is no subject; there are lighthouse');
  });

  test('has one composition for each subject', () => {
    const drawn = Object.values(FAMILIES).flatMap(({ subjects }) => Object.keys(subjects));
    expect(drawn.toSorted()).toEqual(SUBJECT_NAMES.toSorted());
  });
});
