import { describe, expect, it } from 'vitest';
import {
  assetsIn,
  keptHeader,
  keptOf,
  likenesses,
  ownFile,
  picturesIn,
  renditionsIn,
  titleOf,
} from './pages';

const PICTURE = `<picture class="x"><source type="image/avif" srcSet="/media/aa/16x9/410.avif 410w, /media/aa/16x9/850.avif 850w" sizes="100vw"/><source type="image/webp" srcSet="/media/aa/16x9/410.webp 410w, /media/aa/16x9/850.webp 850w, /media/aa/16x9/1200.webp 1200w"/><img src="/media/aa/full/850.jpg" alt="a > b"/></picture>`;

describe('parsing a document', () => {
  it('takes one rendition of each picture, in the format that all browsers support', () => {
    const html = `<main>${PICTURE}<img src="/media/bb/1x1/210.webp" alt=""/><img src="https://elsewhere.example/c.jpg"/><picture><img src="/media/cc/full/850.jpg"></picture></main>`;
    expect(picturesIn(html)).toEqual([
      '/media/aa/16x9/850.webp',
      '/media/bb/1x1/210.webp',
      '/media/cc/full/850.jpg',
    ]);
    expect(renditionsIn(PICTURE)).toHaveLength(6);
  });

  it('takes the scripts of its islands relative to the loader', () => {
    const html = `<html lang="ca" data-hydrate="hydrate-1.js" data-texts="texts-ca-2.js"><style>@font-face{src:url(/assets/far-3.woff2)}</style><script src="/assets/start-4.js"></script><portal-island name="save" src="Save-5.js" needs="kit-6.js react-7.js" props="{}"></portal-island>`;
    expect(assetsIn(html, '/assets/start-4.js').sort()).toEqual(
      ['far-3.woff2', 'hydrate-1.js', 'kit-6.js', 'react-7.js', 'Save-5.js', 'start-4.js', 'texts-ca-2.js']
        .map((name) => `/assets/${name}`)
        .sort(),
    );
  });

  it('takes no URL on another host, and none that is not a file', () => {
    for (const address of [
      '//evil.example/a.js',
      'data:image/svg+xml,x',
      '/api/front/page',
      '/media/a b.jpg',
      '',
    ])
      expect(ownFile(address)).toBeUndefined();
    expect(ownFile('/media/aa/16x9/850.webp')).toBe('/media/aa/16x9/850.webp');
  });

  it('takes the escaped title, without the name of the site', () => {
    expect(titleOf('<title>Sal &amp; pebre | El Far</title>', ' | El Far')).toBe('Sal &amp; pebre');
    expect(titleOf('<title>El Far</title>', ' | El Far')).toBe('El Far');
    expect(titleOf('no title', ' | El Far')).toBe('');
  });

  it('finds the same picture in other sizes, in the same crop first', () => {
    expect(likenesses('/media/aa/16x9/640.avif')).toEqual(['/media/aa/16x9/', '/media/aa/']);
    expect(likenesses('/assets/start-4.js')).toEqual([]);
  });
});

describe('metadata of a stored page', () => {
  const kept = {
    title: 'L’hort «nou»',
    at: 1_700_000_000_000,
    isSaved: true,
    isOpening: true,
    bytes: 12,
    files: ['/assets/a.js'],
  };

  it('are read back from a header', () => {
    expect(keptOf(new Headers({ 'x-kept': keptHeader(kept) }))).toEqual(kept);
  });

  it('are null if they are missing or in another format', () => {
    for (const header of ['', 'x', '%7B%7D', 'null', '%', '[]'])
      expect(keptOf(new Headers({ 'x-kept': header }))).toBeNull();
  });
});
