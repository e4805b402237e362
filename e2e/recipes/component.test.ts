import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** “Add a component”: as generated, it passes every check that needs no browser. */
const FOLDER = 'packages/ui/src/event-chip';

let project: Project;
beforeAll(async () => {
  project = await openProject({ checks: true });
  await project.make('component', 'EventChip');
});
afterAll(() => project?.remove());

const vitest = (name: string, ...words: readonly string[]) =>
  project.run('node_modules/.bin/vitest', ['run', '--project', name, ...words]);

it('leaves a barrel that is sorted and compiles', async () => {
  await project.lint(FOLDER, 'packages/ui/src/index.ts', 'packages/ui/package.json');
  await project.compile('packages/ui');
  expect(await project.read('packages/ui/src/index.ts')).toMatch(
    /from '\.\/error-page\/ErrorPage';\nexport \* from '\.\/event-chip\/EventChip';\nexport .* from '\.\/event-facts\/EventFacts';/,
  );
});

it('passes the checks of stories and of documentation', async () => {
  await vitest('unit', 'packages/ui/src/stories.test.ts', 'packages/ui/src/ground-rules.test.ts');
  await vitest('packages', 'packages/checks/docs.test.ts', '-t', '@portal/ui');
});

it('is built, and exports the names in the list of exports', async () => {
  const tsc = 'node_modules/typescript/bin/tsc';
  await project.run(`${project.at}/node_modules/.bin/tsup`, ['--silent'], { folder: 'packages/ui' });
  await project.run(process.execPath, [`${project.at}/${tsc}`, '-p', 'tsconfig.build.json'], {
    folder: 'packages/ui',
  });
  await project.run(process.execPath, ['scripts/finish-dist.mjs'], { folder: 'packages/ui' });
  await vitest('packages', 'packages/checks/exports.test.ts', '-t', 'exports what was agreed');
  expect(await project.read('packages/checks/exports/ui.txt')).toMatch(
    /\n {2}EventChip\n {2}EventChipProps \(type\)\n[\s\S]*\n@portal\/ui\/event-chip\n/,
  );
});
