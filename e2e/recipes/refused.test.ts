import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** Wrong arguments, and the message of the command. */
const REFUSED = [
  [['page', 'Election'], 'A page’s type is lower case'],
  [['page', 'weather'], 'apps/portal/app/pages/weather.tsx is there already'],
  [['page', 'redirect'], '“redirect” is reserved'],
  [['page', 'account'], '“account” is reserved'],
  [['page', 'agenda'], 'The address /agenda/ is reserved'],
  [['page', 'etiqueta'], 'The address /etiqueta/ is reserved'],
  [['page', 'cultura'], 'has a section at /cultura/'],
  [['island', 'tide'], 'An island’s name is written like TideTable'],
  [['island', 'Mostread'], 'apps/portal/app/islands/MostRead.tsx is there already'],
  [['module', 'Photo'], 'A module’s name is lower case'],
  [['module', 'programmes'], 'There is a module “programmes” already'],
  [['component', 'eventChip'], 'A component’s name is written like EventChip'],
  [['component', 'Card'], 'packages/ui/src/card is there already'],
  [['component', 'EventBadge'], '@portal/ui exports “EventBadge” already'],
  [['component', 'Map'], '“Map” is a global of JavaScript'],
  [['component', 'Delete'], 'Nothing was written: packages/ui/src/delete/Delete.css.ts would not compile'],
  [['site', 'Vall'], 'A site’s alias is lower case'],
  [['site', 'far'], 'tokens/sites/far is there already'],
  [['site', 'vall', '--like=nobody'], 'There is no brand “nobody” to start from'],
  [['widget', 'Clock'], 'npm run new -- island TideTable'],
] as const;

let project: Project;
beforeAll(async () => {
  project = await openProject({ checks: true });
  // Anything that a refused command left would show as a change.
  await project.run('git', ['init', '--quiet']);
  await project.run('git', ['add', '--all']);
});
afterAll(() => project?.remove());

it.each(REFUSED)('%j is refused with an explanation, and writes nothing', async (words, reason) => {
  await expect(project.make(...words)).rejects.toThrow(reason);
  expect(await project.run('git', ['ls-files', '--modified', '--others', '--exclude-standard'])).toBe('');
});

it('restores every file when one cannot be written', async () => {
  const barrel = 'packages/ui/src/index.ts';
  const before = await project.read(barrel);
  // After the component's own files comes one whose folder is a file, then the barrel.
  await project.edit(
    'scripts/new/component.mjs',
    'edits.addExport(BARREL',
    "edits.create('package.json/x.txt', '');\n  edits.addExport(BARREL",
  );
  await expect(project.make('component', 'EventChip')).rejects.toThrow('Nothing was written');
  expect(await project.read(barrel)).toBe(before);
  await expect(project.read('packages/ui/src/event-chip/EventChip.tsx')).rejects.toThrow('ENOENT');
});
