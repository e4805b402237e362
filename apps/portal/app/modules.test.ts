import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleSchema } from '@portal/model';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'modules');
const files = readdirSync(folder).sort();

it('each type of module that a board may contain has a file', () => {
  const types = moduleSchema.options.map(({ entries }) => entries.type.literal);
  expect(files).toEqual(types.map((type) => `${type}.tsx`).sort());
});

it.each(files)('%s has the name of its type', (file) => {
  const declared = /boardModule\(\{\s+type: '([^']+)'/.exec(readFileSync(path.join(folder, file), 'utf8'));
  expect(declared?.[1]).toBe(path.parse(file).name);
});
