import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box, film } from '../../testing/film';
import { photo } from '../../testing/uploads';
import { makeFilmSafe } from './films';
import { FaultyFile, makePictureSafe } from './pictures';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Sanitised file, or the fault. */
async function made(make: typeof makePictureSafe, file: Buffer): Promise<Buffer | string> {
  files += 1;
  const [source, target] = [path.join(folder, `${files}`), path.join(folder, `${files}.safe`)];
  await writeFile(source, file);
  try {
    await make(source, target);
    return await readFile(target);
  } catch (error) {
    if (error instanceof FaultyFile) return error.fault;
    throw error;
  }
}
const picture = (file: Buffer) => made(makePictureSafe, file);
const video = (file: Buffer) => made(makeFilmSafe, file);

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<?php system($_GET[0]); ?>',
  '%PDF-1.7 /JavaScript',
  'PK\u0003\u0004 META-INF/MANIFEST.MF',
];

/** Adds a JPEG segment with this text. */
function withSegment(jpeg: Buffer, marker: number, text: string): Buffer {
  const words = Buffer.from(text);
  const head = Buffer.from([0xff, marker, (words.length + 2) >> 8, (words.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, words, jpeg.subarray(2)]);
}

describe('pictures', () => {
  it('lose everything but their pixels', async () => {
    const plain = await photo();
    expect(plain.toString('latin1')).toContain('Escarr');
    for (const payload of PAYLOADS)
      for (const file of [
        Buffer.concat([plain, Buffer.from(payload)]),
        withSegment(plain, 0xfe, payload),
        withSegment(plain, 0xe1, `http://ns.adobe.com/xap/1.0/\0${payload}`),
        withSegment(plain, 0xe2, payload),
        withSegment(plain, 0xed, payload),
      ]) {
        const safe = await picture(file);
        if (typeof safe === 'string') continue;
        const text = safe.toString('latin1');
        expect(text).not.toContain(payload.slice(0, 8));
        for (const trace of ['Escarr', 'Exif', 'ns.adobe.com', 'ICC_PROFILE', 'Photoshop'])
          expect(text).not.toContain(trace);
        const { exif, xmp, icc, iptc, format } = await sharp(safe).metadata();
        expect({ exif, xmp, icc, iptc, format }).toEqual({
          exif: undefined,
          xmp: undefined,
          icc: undefined,
          iptc: undefined,
          format: 'jpeg',
        });
      }
  });

  it('are rotated upright', async () => {
    const lying = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#123' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const safe = await picture(lying);
    const { width, height, orientation } = await sharp(Buffer.from(safe)).metadata();
    expect([width, height, orientation]).toEqual([30, 60, undefined]);
  });

  it('are recognised as JPEG by content, not by name', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<!doctype html><script>alert(1)</script>',
      '%PDF-1.7\n',
      'PK\u0003\u0004',
      'GIF89a/*',
      '#!/bin/sh',
      '',
      '\u00ff',
    ].map((text) => Buffer.from(text));
    for (const file of [png, ...others]) expect(await picture(file)).toBe('not-image');
    expect(await video(await photo())).toBe('not-video');
  });

  it('pictures with too many pixels are refused before decoding', async () => {
    for (const side of [10_000, 30_000]) {
      const bomb = await photo(64, 64);
      // Declared size in the frame header.
      const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
      bomb.writeUInt16BE(side, frame + 5);
      bomb.writeUInt16BE(side, frame + 7);
      expect(await picture(bomb), `${side} by ${side}`).toBe('too-many-pixels');
    }
  });

  it('pictures that are truncated or corrupted are refused or re-encoded, and contain nothing else', async () => {
    const noise = Buffer.from(Array.from({ length: 48 * 48 * 3 }, (_, at) => (at * 7919) % 256));
    const plain = await sharp(noise, { raw: { width: 48, height: 48, channels: 3 } })
      .jpeg()
      .toBuffer();
    for (const part of [0.2, 0.5, 0.9])
      expect(await picture(plain.subarray(0, Math.floor(plain.length * part)))).toBe('damaged');
    await fc.assert(
      fc.asyncProperty(fc.nat(plain.length - 4), fc.nat(255), async (at, value) => {
        const broken = Buffer.from(plain);
        broken[at + 3] = value;
        const safe = await picture(broken);
        if (typeof safe !== 'string') expect((await sharp(safe).metadata()).format).toBe('jpeg');
      }),
    );
  });
});

describe('videos', () => {
  it('keep their picture and lose places, positions, dates, names and data outside tracks', async () => {
    const file = film({ after: box('skip', Buffer.from('<?php hidden ?>')) });
    const safe = Buffer.from(await video(file));
    expect(safe).toHaveLength(file.length);
    const text = safe.toString('latin1');
    expect(text.indexOf('PICTURE SAMPLES')).toBe(file.indexOf('PICTURE SAMPLES'));
    for (const trace of [
      '41.1',
      '©xyz',
      'script',
      'quicktime',
      'Secret',
      'Núria',
      'GPS',
      'php',
      'mebx',
      'udta',
      'uuid',
    ])
      expect(text, trace).not.toContain(trace);
    expect(safe.includes(Buffer.from([0xe2, 0x7f, 0xc7]))).toBe(false);
    // 3,800,000,000 seconds since 1904: the creation time.
    const moment = Buffer.alloc(4);
    moment.writeUInt32BE(3_800_000_000);
    expect(safe.includes(moment)).toBe(false);
  });

  it('videos that browsers play keep every sample', async () => {
    const file = await readFile(path.join(import.meta.dirname, '../../../../demo/media/film.mp4'));
    const safe = Buffer.from(await video(file));
    expect(safe).toHaveLength(file.length);
    const twice = Buffer.from(await video(safe));
    expect(twice.equals(safe)).toBe(true);
    const different = file.reduce((count, byte, at) => count + Number(byte !== safe[at]), 0);
    expect(different / file.length).toBeLessThan(0.01);
  });

  it('videos of another kind, or with an inconsistent description, are refused', async () => {
    const wrong = [
      film({ brand: 'qt  ' }),
      film({ coding: 'tx3g' }),
      film({ dataElsewhere: true }),
      film({ offset: 4_000_000_000 }),
      film({ offset: 0 }),
      film({ samples: 4_000_000_000 }),
      film({ after: Buffer.from('GIF89a and no box') }),
      Buffer.concat([film(), film()]),
      box('ftyp', Buffer.from('isom\0\0\0\0isom')),
      Buffer.concat([box('moof'), film()]),
      Buffer.from('ftypisom'),
    ];
    for (const [at, file] of wrong.entries())
      expect(await video(file), String(at)).toMatch(/^(not-video|damaged)$/);
  });

  it('videos with more pieces than any real video are refused before copying', async () => {
    const cut = await video(film({ chunks: 1_000 }));
    expect(typeof cut).toBe('object');
    // Too many to copy one by one, and too many to inspect.
    for (const chunks of [20_001, 500_001]) expect(await video(film({ chunks }))).toBe('damaged');
  });

  it('videos that are corrupted are refused, or keep their length', async () => {
    const plain = film();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(plain.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          const broken = Buffer.from(plain);
          for (const [at, value] of changes) broken[at] = value;
          const safe = await video(broken);
          if (typeof safe !== 'string') {
            expect(safe).toHaveLength(broken.length);
            expect(safe.toString('latin1')).not.toContain('hidden()</script>');
          }
        },
      ),
    );
    for (let length = 0; length < plain.length; length += 7)
      expect(typeof (await video(plain.subarray(0, length)))).toBe('string');
  });
});
