import { expect, it } from 'vitest';
import { expectLinear } from '../../../../scripts/testing/growth';
import { leadPictures } from './lead-picture';

const image = (attributes: string) => `<img src="/media/a/full/850.jpg" alt="" ${attributes}/>`;
const source = (type: string, media?: string) =>
  `<source type="image/${type}"${media ? ` media="${media}"` : ''} srcSet="/${type}${media ? '-narrow' : ''}/850 850w" sizes="(width &lt; 1000px) 94vw, 640px"/>`;
const lazy = `<picture>${source('avif')}${image('loading="lazy"')}</picture>`;

it('is the sources of the first high-priority picture, in its best format', () => {
  const lead = `<picture data-part="picture">${source('avif')}${source('webp')}${image('fetchPriority="high"')}</picture>`;
  expect(leadPictures(`<header></header>${lazy}<main>${lead}${lazy}</main>`)).toEqual([
    { type: 'image/avif', srcSet: '/avif/850 850w', sizes: '(width < 1000px) 94vw, 640px' },
  ]);
});

it('has one crop for each viewport width', () => {
  const narrow = '(width &lt; 577px)';
  const sources = ['avif', 'webp'].map((type) => source(type, narrow)).join('') + source('avif');
  const found = leadPictures(`<picture>${sources}${image('fetchPriority="high"')}</picture>`);
  expect(found.map(({ srcSet, media }) => [srcSet, media])).toEqual([
    ['/avif-narrow/850 850w', '(width < 577px)'],
    ['/avif/850 850w', 'not all and (width < 577px)'],
  ]);
});

it('is empty for a page without one, whatever its texts contain', () => {
  for (const body of [
    '',
    lazy,
    `${lazy}<p> fetchPriority=&quot;high&quot;</p>`,
    `${lazy}${image('fetchPriority="high"')}`,
    image('fetchPriority="high"'),
  ])
    expect(leadPictures(body)).toEqual([]);
});

it('is found after a text that contains the same words', () => {
  const lead = `<picture>${source('avif')}${image('fetchPriority="high"')}</picture>`;
  expect(leadPictures(`<p>un text fetchPriority="high" més</p>${lead}`)).toHaveLength(1);
});

it('is looked for in linear time, however often a text contains the same words', { tags: ['full'] }, () => {
  expectLinear(leadPictures, (n) => `<p>${' fetchPriority="high"'.repeat(n)}</p>`, 15_000);
});
