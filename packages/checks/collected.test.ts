import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config';
import { root } from './packages';

/** Consumer applications run their own tests. */
const OTHERS = 'packages/checks/consumers/';
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => !file.startsWith(OTHERS));

/** Files that a Vitest project runs; Storybook finds the stories itself. */
const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.include ? [project.test] : [],
);
const collectors = (file: string) =>
  projects.filter(
    ({ include = [], exclude = [] }) =>
      include.some((glob) => path.matchesGlob(file, glob)) &&
      !exclude.some((glob) => path.matchesGlob(file, glob)),
  );

it('runs each test file in one project, and each journey in Playwright', () => {
  const tests = files.filter((file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file));
  expect(tests.length).toBeGreaterThan(400);
  const isJourney = (file: string) => /^e2e\/journeys\/[^/]+\.spec\.ts$/.test(file);
  expect(tests.filter((file) => collectors(file).length !== (isJourney(file) ? 0 : 1))).toEqual([]);
});

it('keeps each story file where Storybook looks', () => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  expect(stories.filter((file) => !/^(packages\/ui\/src|\.storybook\/foundations)\//.test(file))).toEqual([]);
});
