import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config';
import { root } from './packages';

/** Consumers of the packages run tests of their own. */
const OTHERS = 'packages/checks/consumers/';
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => !file.startsWith(OTHERS));

/** What a project of Vitest's runs; stories are Storybook's to find. */
const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.include ? [project.test] : [],
);
const collectors = (file: string) =>
  projects.filter(
    ({ include = [], exclude = [] }) =>
      include.some((glob) => path.matchesGlob(file, glob)) &&
      !exclude.some((glob) => path.matchesGlob(file, glob)),
  );

it('each file of tests is run by one project, each journey by Playwright', () => {
  const tests = files.filter((file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file));
  expect(tests.length).toBeGreaterThan(400);
  const isJourney = (file: string) => /^e2e\/journeys\/[^/]+\.spec\.ts$/.test(file);
  expect(tests.filter((file) => collectors(file).length !== (isJourney(file) ? 0 : 1))).toEqual([]);
});

it('each file of stories is where Storybook looks', () => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  expect(stories.filter((file) => !/^(packages\/ui\/src|\.storybook\/foundations)\//.test(file))).toEqual([]);
});
