/**
 * Story files that a change can affect: those that import a changed file, or whose reference pictures
 * changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './import-graph.mjs';
import { root } from './prepare.mjs';

/** Folders of story files: `stories` of `.storybook/main.ts`. */
const FOLDERS = ['.storybook/foundations', 'packages/ui/src'];

/**
 * Every story depends on these without importing them: the preview, its styles, its media and the tests'
 * settings.
 */
const EVERY_STORY = [
  '.storybook/',
  'tokens/',
  'packages/ui/src/foundation/',
  'packages/ui/src/fixtures/locales',
  'packages/ui/src/fixtures/modes.ts',
  'packages/ui/src/fixtures/pictures/',
  'packages/ui/src/locale/',
  'packages/ui/src/testing',
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
];

const PICTURES = 'packages/ui/pictures/';

const storyFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  ).sort();

/** Folder of a story file's references, which Storybook derives from the title. */
function picturesOf(story) {
  const source = readFileSync(path.join(root, story), 'utf8');
  const title = /\btitle: '([^']+)'/.exec(source.slice(source.indexOf('const meta')))?.[1] ?? '';
  return `${PICTURES}${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}/`;
}

/**
 * @param {string[]} files changed files, as git names them: relative to the project, with slashes
 * @returns {Promise<string[] | 'all'>} story files that they affect, named in the same way
 */
export async function affectedStories(files) {
  const reachesAll = (file) => EVERY_STORY.some((place) => file.startsWith(place));
  if (files.some(reachesAll)) return 'all';
  const stories = storyFiles();
  const importsBy = await importsOf(stories);
  const imports = new Map(stories.map((story) => [story, importsBy([story])]));
  const folders = new Map(stories.map((story) => [story, picturesOf(story)]));
  return stories.filter((story) =>
    files.some((file) => imports.get(story).has(file) || file.startsWith(folders.get(story) ?? PICTURES)),
  );
}
