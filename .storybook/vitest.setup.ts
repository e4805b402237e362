import { SITES } from '@portal/tokens';
import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect } from 'vitest';
import { beginWalk, keyboardFaults } from './keyboard';
import { Looks } from './looks';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's addon on the test of a story. */
    storyId?: string;
    /** All results of axe, for the addon's panel. */
    reports?: unknown;
  }
}

const SCHEMES = ['light', 'dark'] as const;

// A story's `findBy…` waits must end within its own time limit (`testTimeout`), with enough time left for its
// checks and its picture.
configure({ asyncUtilTimeout: 5_000 });

/**
 * The accessibility addon checks the structure of a story once. Its colours change with site, scheme and
 * contrast: after each story, the page takes each theme in turn and axe's contrast rule runs. In high
 * contrast all sites are black and white, so one site is checked, the one whose components have the most
 * filled areas. The gate checks one light and one dark theme, and texts with the same markup once: the
 * tokens' build has checked every pair of colours in every brand. The full run checks all texts in all
 * themes.
 */
const IS_FULL = import.meta.env.PORTAL_TEST_LEVEL === 'full';
const ALL_THEMES = [
  ...SITES.flatMap((site) => SCHEMES.map((scheme) => ({ site, scheme, contrast: 'normal' }))),
  ...SCHEMES.map((scheme) => ({ site: 'ribera', scheme, contrast: 'more' })),
];

const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
  elementRef: false,
  ancestry: false,
};

/** Colours are read without transitions between themes. */
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');

const IN_GATE = ['far light normal', 'ribera dark normal'];
const THEMES = IS_FULL
  ? ALL_THEMES
  : ALL_THEMES.filter((theme) => IN_GATE.includes(Object.values(theme).join(' ')));

/** While a Radix overlay is open, the keyboard stops at both ends of the page. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu]';

beforeEach(beginWalk);

afterEach(async ({ task }) => {
  if (!task.meta.storyId) return;
  // A fault has failed the story already; the report would send 40 kB to Vitest for each story.
  task.meta.reports = [];
  expect(keyboardFaults(), 'in the way of a keyboard').toEqual([]);
  if (!document.querySelector(OPEN))
    expect(
      document.querySelectorAll('[data-radix-focus-guard]'),
      'left by a story that has ended',
    ).toHaveLength(0);
  const page = document.documentElement;
  const worn = { ...page.dataset };
  const faults: string[] = [];
  document.adoptedStyleSheets.push(still);
  const texts = new Looks(document.body, { isBrief: !IS_FULL });
  for (const theme of THEMES) {
    Object.assign(page.dataset, theme);
    // Elements may have left the page since its texts were read, if a story still changes it.
    const looks = Array.from(texts.now()).filter(({ element }) => element.isConnected);
    for (const { look, isPlainlyReadable } of looks) if (isPlainlyReadable) Looks.readable.add(look);
    const unjudged = looks.filter(({ look }) => !Looks.readable.has(look));
    if (!unjudged.length) continue;
    const { violations } = await axe.run({ include: unjudged.map(({ element }) => element) }, OPTIONS);
    for (const { nodes } of violations) {
      for (const node of nodes) {
        faults.push(
          `${theme.site} ${theme.scheme} ${theme.contrast}: ${node.html.slice(0, 160)} ${node.failureSummary}`,
        );
      }
    }
    if (!violations.length) for (const { look } of unjudged) Looks.readable.add(look);
  }
  Object.assign(page.dataset, worn);
  document.adoptedStyleSheets.pop();
  if (!faults.length) texts.pass();
  expect(faults, 'texts too weak to read').toEqual([]);
});
