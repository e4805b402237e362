import { describe, expect, it } from 'vitest';
import { attributeSize, offeredWidths, plainSource, portraitSource, sourceSets } from './renditions';

const image = {
  src: '/media/42/full/850.jpg',
  alt: 'El moll',
  width: 1600,
  height: 1200,
  sources: [
    { type: 'image/avif', src: '/media/42/{ratio}/{width}.avif' },
    { type: 'image/webp', src: '/media/42/{ratio}/{width}.webp' },
  ],
};

describe('offeredWidths', () => {
  it("offers the allowed widths up to that of the original's crop", () => {
    expect(offeredWidths(image, '16:9')).toEqual([210, 410, 850, 1200, 1600]);
    expect(offeredWidths(image, '1:1')).toEqual([210, 410, 850, 1200]);
    expect(offeredWidths({ ...image, width: 900, height: 600 }, 'full')).toEqual([210, 410, 850]);
  });

  it('stops at twice the maximum width of its place', () => {
    expect(offeredWidths(image, '16:9', 96)).toEqual([210]);
    expect(offeredWidths(image, '16:9', 420)).toEqual([210, 410, 850]);
  });

  it('offers all widths for an original of unknown size, and one for a tiny one', () => {
    expect(offeredWidths({ src: '/a.jpg', alt: '' }, '4:3')).toHaveLength(5);
    expect(offeredWidths({ ...image, width: 100, height: 100 }, '1:1')).toEqual([210]);
  });
});

describe('sourceSets', () => {
  it('writes each format with the ratio in its path', () => {
    expect(sourceSets(image, '16:9', 96)).toEqual([
      { type: 'image/avif', srcSet: '/media/42/16x9/210.avif 210w' },
      { type: 'image/webp', srcSet: '/media/42/16x9/210.webp 210w' },
    ]);
    expect(sourceSets(image, 'full', 96)[0]?.srcSet).toBe('/media/42/full/210.avif 210w');
  });

  it('uses the alternative picture for its ratio, and only for that ratio', () => {
    const directed = { ...image, customSrcByAspectRatio: { '1:1': '/media/7/{ratio}/{width}.webp' } };
    expect(sourceSets(directed, '1:1', 96)).toEqual([
      { type: 'image/webp', srcSet: '/media/7/1x1/210.webp 210w' },
    ]);
    expect(plainSource(directed, '1:1')).toBe('/media/7/1x1/850.webp');
    expect(plainSource(directed, '4:3')).toBe(image.src);
  });

  it('has none for a picture without sources', () => {
    expect(sourceSets({ src: '/a.jpg', alt: '' }, '16:9')).toEqual([]);
  });
});

it('returns width and height in the ratio of the crop', () => {
  expect(attributeSize(image, '16:9')).toEqual({ width: 850, height: 478 });
  expect(attributeSize(image, 'full')).toEqual({ width: 1600, height: 1200 });
});

describe('portraitSource', () => {
  it('returns the smallest square, or the plain picture if there are no renditions', () => {
    expect(portraitSource(image)).toBe('/media/42/1x1/210.avif');
    expect(portraitSource({ src: '/a.jpg', alt: '' })).toBe('/a.jpg');
  });
});
