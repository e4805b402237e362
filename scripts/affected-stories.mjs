/** Story files that a change can reach: those that import a changed file, or whose reference pictures changed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './prepare.mjs';

/** Folders of story files: `stories` of `.storybook/main.ts`. */
const FOLDERS = ['.storybook/foundations', 'packages/ui/src'];

/** Every story depends on these without an import of its own: the preview, its styles, its media and the tests' settings. */
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

/** Follows imports into workspaces, not into installed packages: those change only with the lock file, which affects all stories. */
const othersAreExternal = {
  name: 'installed packages are external',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      name.startsWith('@portal/') ? undefined : { external: true },
    );
  },
};

/** @returns for each story file, every file of the project that it imports, at whatever distance */
async function importsOf(stories) {
  const { metafile } = await build({
    absWorkingDir: root,
    // One bundle for the graph alone: it is never written.
    stdin: { contents: stories.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    treeShaking: false,
    logLevel: 'silent',
    conditions: ['@portal/source', 'module', 'browser', 'development'],
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty', '.woff2': 'empty', '.mp3': 'empty' },
    plugins: [othersAreExternal],
  });
  return new Map(stories.map((story) => [story, reachedFrom(story, metafile.inputs)]));
}

/** A file and all that it imports. */
function reachedFrom(file, inputs) {
  const reached = new Set();
  const ahead = [file];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    for (const { path: imported, external } of inputs[next]?.imports ?? [])
      if (!external) ahead.push(imported);
  }
  return reached;
}

/** Folder of a story file's references, as Storybook makes it of the title. */
function picturesOf(story) {
  const source = readFileSync(path.join(root, story), 'utf8');
  const title = /\btitle: '([^']+)'/.exec(source.slice(source.indexOf('const meta')))?.[1] ?? '';
  return `${PICTURES}${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}/`;
}

/**
 * @param {string[]} files changed files, as git names them: relative to the project, with slashes
 * @returns {Promise<string[] | 'all'>} story files that they reach, named alike
 */
export async function affectedStories(files) {
  const reachesAll = (file) => EVERY_STORY.some((place) => file.startsWith(place));
  if (files.some(reachesAll)) return 'all';
  const stories = storyFiles();
  const imports = await importsOf(stories);
  const folders = new Map(stories.map((story) => [story, picturesOf(story)]));
  return stories.filter((story) =>
    files.some((file) => imports.get(story)?.has(file) || file.startsWith(folders.get(story) ?? PICTURES)),
  );
}
