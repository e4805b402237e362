import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { NewsItem } from './item';
import type { FoundMedia } from './media';
import { ninjsItems } from './ninjs';
import { pictureOf } from './pictures';

const at = (name: string) => `https://media.example/${name}.webp`;

/** Stored pictures, each with a focal point of its own. */
function found(...names: string[]): FoundMedia {
  const rows = names.map((name, nth) => ({
    id: String(nth).repeat(20),
    mime: 'image/webp',
    width: 1600,
    height: 1200,
    color: '#aabbcc',
    focalX: nth / 10,
    focalY: 0.5,
    bytes: 1,
    isReaders: false,
    sound: null,
    url: at(name),
  }));
  return { byUrl: new Map(rows.map(({ url, ...row }) => [url, row])), problems: [] };
}

/** The only item of a ninjs file with these fields. */
async function read(fields: object): Promise<NewsItem | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-planes-'));
  const file = path.join(folder, 'item.json');
  try {
    const item = { uri: 'urn:a:1', headline: 'El far', versioncreated: '2026-03-02T10:00:00Z', ...fields };
    await writeFile(file, JSON.stringify(item));
    for await (const result of ninjsItems(file, 'Europe/Madrid')) if ('item' in result) return result.item;
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const associations = [{ type: 'picture', renditions: [{ href: at('far'), contentType: 'image/webp' }] }];

it('reads the planes over the first picture of a ninjs item', async () => {
  const planes = [at('middle'), at('front')];
  expect((await read({ associations, extra: { planes } }))?.lead).toMatchObject({ url: at('far'), planes });
  for (const wrong of [undefined, 'front.webp', ['front.webp'], [7]])
    expect((await read({ associations, extra: { planes: wrong } }))?.lead).not.toHaveProperty('planes');
});

it('crops planes at the place of their picture', () => {
  const lead = { url: at('far'), alt: 'Un far', planes: [at('middle'), at('front')] };
  const { image, planes } = pictureOf(found('far', 'middle', 'front'), lead);
  expect(planes).toHaveLength(2);
  for (const plane of planes ?? []) expect(plane).toMatchObject({ alt: '', focalPoint: image.focalPoint });
});

it('keeps all planes of a picture or none', () => {
  const lead = { url: at('far'), alt: 'Un far', planes: [at('middle'), at('front')] };
  expect(pictureOf(found('far', 'front'), lead)).not.toHaveProperty('planes');
  expect(pictureOf(found('middle', 'front'), lead)).not.toHaveProperty('planes');
});
