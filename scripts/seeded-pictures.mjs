/**
 * Proves that picture tests detect small changes: makes seven of them (`.storybook/pictures/seeds.ts`) in
 * each of four components and fails if one escapes every picture of its component.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, root, run, say } from './prepare.mjs';

/** Story files of the tested components, by the ids of their pictures, and how many changes apply to each. */
const SEEDED = {
  'controls-buttons-button': { story: 'packages/ui/src/button/Button.stories.tsx', changes: 7 },
  // The line between cards does not count: the surrounding stack draws it.
  'content-cards-card': { story: 'packages/ui/src/card/Card.stories.tsx', changes: 6 },
  'navigation-header': { story: 'packages/ui/src/header/Header.stories.tsx', changes: 7 },
  'content-article-articlehead': { story: 'packages/ui/src/article/ArticleHead.stories.tsx', changes: 7 },
};

/** Folder in which a component's tests record the names of detected changes. */
const seen = path.join(root, 'node_modules/.cache/seeded-pictures');

/** Changes of a component that were made and detected. */
function seenIn(component) {
  const file = path.join(seen, `${component}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).length : 0;
}

/**
 * Renders the four components with each change.
 * @returns how many changes were detected and how many were not; a picture that differs without a change
 * counts among the latter
 */
export function seededPictures() {
  rmSync(seen, { recursive: true, force: true });
  mkdirSync(seen, { recursive: true });
  const stories = Object.values(SEEDED).map(({ story }) => story);
  const status = run(bin('vitest'), ['run', '--project', 'stories', '--reporter=dot', ...stories], {
    env: { SEED_PICTURE_FAULTS: seen, PORTAL_TEST_LEVEL: 'gate', DRAW_PICTURES: '' },
  });
  let passed = 0;
  let failed = 0;
  for (const [component, { changes }] of Object.entries(SEEDED)) {
    const count = seenIn(component);
    say(`  ${component}: ${count} of ${changes} changes seen`);
    passed += count;
    failed += Math.abs(changes - count);
  }
  return { passed, failed: failed || (status === 0 ? 0 : 1) };
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { chromiumPath } = await import('./browser.mjs');
  process.env.CHROMIUM_PATH ??= await chromiumPath();
  process.exitCode = seededPictures().failed ? 1 : 0;
}
