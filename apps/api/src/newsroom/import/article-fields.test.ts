import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ninjsItems } from './ninjs';

it('an item without optional fields keeps its digest: nothing is added to it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-fields-'));
  const file = path.join(folder, 'items.json');
  const plain = {
    uri: 'urn:prova:1',
    headline: 'Peix',
    body_text: 'Fresc.',
    firstcreated: '2024-03-05T09:00:00Z',
  };
  await writeFile(file, JSON.stringify([plain, { ...plain, uri: 'urn:prova:2', located: 'Alzira' }]));
  const items: unknown[] = [];
  for await (const item of ninjsItems(file, 'Europe/Madrid')) items.push(item);
  await rm(folder, { recursive: true });
  expect(items[0]).not.toHaveProperty('item.extra');
  expect(items[1]).toMatchObject({ item: { extra: { fields: { dateline: 'Alzira' } } } });
});
