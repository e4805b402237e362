import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, TokenFault } from '../build/build';

const home = join(import.meta.dirname, '..');
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-tokens-'));
  for (const sources of ['core', 'schemes', 'contrasts', 'sites', 'portal.resolver.json'])
    await cp(join(home, sources), join(root, sources), { recursive: true });
  // Cutting fonts takes long, and the fonts are the same.
  await symlink(join(home, '.cache'), join(root, '.cache'));
  // Builds every site, which takes longer than all builds after an edit.
  await build(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const sheet = (site: string) => readFile(join(root, 'dist/sites', `${site}.css`), 'utf8');
const brand = () => join(root, 'sites/far/brand.tokens.json');

test('a build after an edit equals a full build, and a fault is reported until it is fixed', async () => {
  const [far, ribera, source] = [await sheet('far'), await sheet('ribera'), await readFile(brand(), 'utf8')];
  const tokens = JSON.parse(source);
  tokens.masthead.compactHeight.$value = { value: 91, unit: 'px' };
  await writeFile(brand(), JSON.stringify(tokens));
  await build(root);
  expect(await sheet('far')).toContain('91px');
  expect(await sheet('ribera')).toBe(ribera);

  delete tokens.masthead.compactHeight;
  await writeFile(brand(), JSON.stringify(tokens));
  await expect(build(root)).rejects.toThrow(TokenFault);
  await expect(build(root)).rejects.toThrow(/far: token masthead\.compactHeight/);
  expect(await sheet('far')).toContain('91px');

  await writeFile(brand(), source);
  await build(root);
  expect(await sheet('far')).toBe(far);
});
