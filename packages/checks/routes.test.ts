import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RESERVED_WORDS } from '@portal/model';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Sources that may write URLs; the route table itself and its file URLs are in the model. */
const WRITING = [
  'packages/ui/src',
  'packages/data/src',
  'apps/api/src',
  'apps/portal/app',
  'apps/portal/server',
];
/** Files on disk and of another service that have the same names. */
const ELSEWHERE = new Set([
  'apps/api/src/platform/media/address.ts',
  'apps/api/src/platform/media/renditions.ts',
  'apps/api/src/content/weather/aemet.ts',
]);
/** Folders of the build's assets and of the media library, in addition to the routes of the table. */
const FOLDERS = new Set(['/assets/', '/media/']);

const SHOWN = /(?:\.test\.|\.stories\.|\/fixtures\/|\/testing\/|\/pairs)/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const ADDRESS = new RegExp(`['"\`](/(?:${RESERVED_WORDS.join('|')})(?![\\w-])[^'"\`]*)['"\`]`, 'g');

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sourcesIn(name);
    else if (/\.tsx?$/.test(name) && !SHOWN.test(name) && !ELSEWHERE.has(name)) yield name;
  }
}

it('no URL of the table is written anywhere else', () => {
  const written = WRITING.flatMap((folder) =>
    [...sourcesIn(folder)].flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').replace(COMMENT, '').matchAll(ADDRESS)]
        .map(([, address = '']) => address)
        .filter((address) => !FOLDERS.has(address))
        .map((address) => `${file}: ${address}`),
    ),
  );
  expect(written).toEqual([]);
});
