import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** “Add a site”: a brand and a site's file, in the language of the site that it is modelled on. */
let project: Project;
beforeAll(async () => {
  project = await openProject();
  await project.make('site', 'vall-alta', '--like=ribera');
});
afterAll(() => project?.remove());

it('has the language of the site that it is modelled on', async () => {
  const file = await project.read('apps/api/sites/vall-alta.yaml');
  expect(file).toContain('language: es');
  expect(file).toContain('{ slug: deportes, name: Deportes }');
});

it('is listed before the wireframe, compiles and is built', async () => {
  expect(await project.read('tokens/sites/index.ts')).toContain("'vall-alta', 'wireframe']");
  await project.lint('tokens/sites', 'tokens/portal.resolver.json');
  await project.compile('tokens');
  await project.run(process.execPath, ['build/main.mjs'], { folder: 'tokens' });
  expect(await project.read('tokens/dist/sites/vall-alta.css')).toContain('--p-site:vall-alta');
});
