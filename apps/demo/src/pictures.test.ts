import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyParts } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { newsroomsFolder } from './home';
import { seed } from './index';
import { siteOf } from './testing/site';

const NOW = new Date('2026-03-02T10:00:00Z');

/** Pictures in the middle of texts as their editors wrote them: alternative texts and captions. */
async function written(folder: string): Promise<{ alt: string; caption: string }[]> {
  const names = (await readdir(path.join(folder, 'contents'))).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, 'contents', name), 'utf8')));
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/^!\[(.+)\]\(\S+ "(.+)"\)$/gm), ([, alt = '', caption = '']) => ({
      alt,
      caption,
    })),
  );
}

describe('pictures in the texts of the demo newsrooms', () => {
  it('have alternative texts and captions when drawn', { tags: ['full'], timeout: 180_000 }, async () => {
    let count = 0;
    for (const alias of seed.sites) {
      const folder = path.join(newsroomsFolder, alias);
      const { items } = await seed.newsroom(await siteOf(alias), NOW);
      const figures = items.flatMap(({ item }) =>
        // The text of a live blog is in its entries.
        bodyParts([item.body, ...(item.live?.entries ?? []).map(({ html }) => html)].join(''), {
          image: (src, alt) => ({ src, alt }),
          file: (src) => src,
        }).flatMap((part) => (part.type === 'figure' ? [part] : [])),
      );
      expect(figures.map(({ image, caption }) => ({ alt: image.alt, caption }))).toEqual(
        await written(folder),
      );
      for (const { image } of figures)
        await expect(seed.open(image.src)).resolves.toMatchObject({ mime: 'image/jpeg' });
      count += figures.length;
    }
    expect(count).toBeGreaterThan(0);
  });
});
