import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** “Add a token”: nothing compiles until every brand has it. */
const CSS = '--p-board-trial-gap:3px';
const SOURCE = '"trialGap": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } }';

let project: Project;
let brands: string[];
beforeAll(async () => {
  project = await openProject();
  const entries = await readdir(path.join(project.at, 'tokens/sites'), { withFileTypes: true });
  brands = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
});
afterAll(() => project?.remove());

const give = (brand: string) =>
  project.edit(`tokens/sites/${brand}/brand.tokens.json`, '"board": {', `"board": { ${SOURCE},`);

it('compiles with a value in each brand, and not if one lacks it', async () => {
  await project.edit(
    'tokens/contract.ts',
    '  board: {\n',
    "  board: {\n    trialGap: length('Between trials'),\n",
  );
  const [last = '', ...others] = brands;
  for (const brand of others) await give(brand);
  await expect(project.compile('tokens')).rejects.toThrow(`sites/${last}/index.ts`);
  await expect(project.compile('tokens')).rejects.toThrow('trialGap');
  await give(last);
  await project.compile('tokens');
});

it('is in the style sheet of each brand', async () => {
  await project.run(process.execPath, ['build/main.mjs'], { folder: 'tokens' });
  expect(brands.length).toBeGreaterThan(3);
  for (const brand of brands)
    expect(await project.read(`tokens/dist/sites/${brand}.css`), brand).toContain(CSS);
});
