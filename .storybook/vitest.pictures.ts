import { vars } from '@portal/tokens';
import { afterAll, afterEach, beforeEach, expect, type RunnerTask } from 'vitest';
import { commands, page } from 'vitest/browser';
import { BY_WINDOW, WIDTHS } from '../packages/ui/src/fixtures/modes';
import type { Box, Picture } from './pictures/picture';
import { expectSeedsToBeSeen, seedEach } from './pictures/seeds';
import { framesOf, inEveryTheme, MARGIN, type Sheet, type State, sheetsOf, stateOf } from './pictures/sheet';

/**
 * A picture belongs to a state. A story without a `play` shows a state: it becomes a frame on the sheet of
 * its file, in the wireframe brand. A story with a `play` tests a behaviour and takes no picture, unless it
 * says `parameters: { picture: true }`: a focus ring, an open menu, an error. Stories that the documentation
 * leaves out (`!autodocs`) take none either. Whole pages, overlays and focused elements get separate
 * pictures.
 *
 * Every run compares layouts. The full run (`PORTAL_TEST_LEVEL=full`) adds colours, the first story of each
 * component in every brand and scheme, and widths, the first of each file of pages at three. References:
 * `packages/ui/pictures`.
 */

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon on the test of a story. */
    story?: { play?: unknown; tags: readonly string[]; parameters: Readonly<Record<string, unknown>> };
  }
}

const IS_FULL = import.meta.env.PORTAL_TEST_LEVEL === 'full';
const IS_SEEDED = Boolean(import.meta.env.SEED_PICTURE_FAULTS);

/** Size of a story’s frame in CSS px, and the maximum height of a long page. */
const FRAME = { width: 1200, height: 900, most: 4000 };

/** Custom properties with the font families of a brand. */
const FAMILIES = Object.values(vars.font).map(({ family }) => family.slice('var('.length, -1));

/**
 * Disables motion, and sets the wireframe in a face of the project: its own is the system font, and systems
 * differ. A frame of a brand keeps that brand's fonts. Photographs become grey areas, since the components do
 * not determine their content; their placeholder colour is removed, because it would hide a change of their
 * corners.
 */
const atRest = new CSSStyleSheet();
atRest.replaceSync(`
  *, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  html { scrollbar-width: none; scroll-behavior: auto !important; }
  img, video, canvas, iframe { filter: contrast(0) !important; }
  img { background: none !important; }
  html, body { block-size: auto !important; min-block-size: 0; max-block-size: ${FRAME.most}px; overflow: clip; }
  .sb-wrapper { display: none !important; }
  [data-site=wireframe] { ${FAMILIES.map((name) => `${name}: 'Libre Franklin';`).join(' ')} }
`);
document.adoptedStyleSheets.push(atRest);

/** Resolves once a film has stopped loading data. */
async function resting(film: HTMLVideoElement): Promise<void> {
  // A copy selects its source in a separate task.
  if (film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) await new Promise((next) => setTimeout(next));
  if (film.networkState !== HTMLMediaElement.NETWORK_LOADING) return;
  await new Promise((rests) => {
    for (const end of ['suspend', 'loadeddata', 'stalled', 'error', 'abort', 'emptied'])
      film.addEventListener(end, rests, { once: true });
  });
}

const filmsResting = (within: ParentNode): Promise<unknown> =>
  Promise.all(Array.from(within.querySelectorAll('video'), resting));

/** Resolves once fonts are loaded, pictures decoded, films idle, and two frames drawn. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await filmsResting(document);
  await Promise.allSettled(
    Array.from(document.images, (image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Whether something covers the page: it needs the window's height. */
const liesOver = (body: HTMLElement) =>
  Boolean(body.querySelector('[role=menu], :popover-open, dialog[open]')) ||
  Array.from(body.querySelectorAll('*')).some(
    (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
  );

/**
 * Whether a copy of the markup would lose something: content that a script has painted, scrolled or set on
 * the page itself.
 */
const isMoreThanMarkup = (body: HTMLElement) =>
  document.documentElement.style.length > 0 ||
  Object.keys(document.documentElement.dataset).some(
    (name) => !['site', 'scheme', 'contrast'].includes(name),
  ) ||
  Array.from(body.querySelectorAll('*')).some(
    (element) => element.localName === 'canvas' || element.scrollTop > 0 || element.scrollLeft !== 0,
  );

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** The story file being run: its component's id, its tests and the states shown so far. */
let file: { id: string; component: string; tests: readonly RunnerTask[]; states: State[] } | undefined;

/** A story starts like a page: without a focused element. */
beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

afterEach(async ({ task, story }) => {
  const { storyId } = task.meta;
  // A failed story is not the one that its reference shows.
  if (!storyId || !story || task.result?.state === 'fail') return;
  const { body } = document;
  const [component = storyId] = storyId.split('--');
  const name = storyId.slice(component.length + 2);
  if (file?.id !== task.file.id)
    file = { id: task.file.id, component, tests: testsOf(task.file), states: [] };
  const isPage = component.startsWith('pages-');
  const isFirst = file.tests[0]?.id === task.id;
  if ((!story.play && story.tags.includes('autodocs')) || story.parameters.picture === true) {
    if (isPage || hasFocus() || liesOver(body) || isMoreThanMarkup(body)) await compared(component, name);
    else file.states.push(stateOf(name, body));
  }
  if (!IS_FULL) return;
  if (BY_WINDOW.includes(storyId) || (isPage && isFirst))
    for (const width of WIDTHS) await compared(component, `${name}-at-${width}`, { width });
  // Foundations show every brand themselves.
  if (isFirst && /^(?!pages-|foundations-)/.test(component))
    await shownInstead(inEveryTheme(body, liesOver(body)), () => compared(component, 'colours'));
});

afterAll(async () => {
  if (!file) return;
  const { component, states, tests } = file;
  file = undefined;
  // A sheet without all of its states cannot match its reference.
  if (!states.length || !tests.every(({ result }) => result?.state === 'pass')) return;
  const { sheets, tall } = await shownInstead(document.createElement('div'), () => laidOut(states));
  for (const { name, frame } of tall) await shownInstead(frame, () => compared(component, name));
  for (const [at, sheet] of sheets.entries())
    await shownInstead(sheet.element, () =>
      compared(component, at ? `states-${at + 1}` : 'states', { sheet }),
    );
  if (IS_SEEDED) await expectSeedsToBeSeen(component);
});

/**
 * Sheets of states, and separately the states that are as tall as their window, because a sheet's window is
 * taller.
 */
async function laidOut(states: readonly State[]): Promise<{ sheets: Sheet[]; tall: State[] }> {
  const place = (whole: HTMLElement) => document.body.replaceChildren(whole);
  const heights = () => states.map(({ frame }) => frame.offsetHeight);
  const sheets = sheetsOf(states, place);
  document.body.replaceChildren(...sheets.map(({ element }) => element));
  const before = heights();
  await page.viewport(FRAME.width, FRAME.most);
  const after = heights();
  await page.viewport(FRAME.width, FRAME.height);
  const tall = states.filter((_, at) => before[at] !== after[at]);
  return tall.length
    ? {
        sheets: sheetsOf(
          states.filter((state) => !tall.includes(state)),
          place,
        ),
        tall,
      }
    : { sheets, tall };
}

const testsOf = (task: RunnerTask): RunnerTask[] =>
  task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task];

/**
 * Replaces all that a story shows by an element while an action runs. Its films must be idle before they are
 * visible: the browser's controls show a spinning ring while a film looks for data, and for seconds after.
 */
async function shownInstead<Result>(element: HTMLElement, act: () => Promise<Result>): Promise<Result> {
  const { body } = document;
  await filmsResting(element);
  const shown = Array.from(body.children);
  body.replaceChildren(element);
  try {
    return await act();
  } finally {
    body.replaceChildren(...shown);
  }
}

/** Position of an element in the browser's window: the page is a frame inside Vitest's own page. */
function clipOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0), width, height };
}

/** Compares the whole picture with its reference, in a frame of the same height. */
async function compared(
  component: string,
  name: string,
  { width = FRAME.width, sheet }: { width?: number; sheet?: Sheet } = {},
): Promise<void> {
  const { body } = document;
  const isPage = component.startsWith('pages-');
  if (width !== FRAME.width) await page.viewport(width, FRAME.height);
  // An overlay needs a page to lie over; a state of its own has room for its focus ring.
  const isOver = !sheet && name !== 'colours' && liesOver(body);
  body.style.minBlockSize = isOver ? '100vh' : '8px';
  body.style.padding = isOver || sheet || name === 'colours' || isPage ? '' : `${MARGIN}px`;
  await settled();
  // An overlay has the height of a window, a page its full length.
  const height = isOver && !isPage ? FRAME.height : Math.min(body.scrollHeight, FRAME.most);
  if (height > FRAME.height) {
    await page.viewport(width, height);
    await settled();
  }
  const clip = clipOf(body);
  const judge = (purpose: Picture['purpose']) =>
    commands.judgePicture({
      name: `${component}/${name}`,
      clip: { ...clip, height: Math.min(clip.height, height) },
      frames: sheet ? framesOf(sheet, body) : [],
      purpose,
    });
  try {
    const { fault } = await judge(import.meta.env.DRAW_PICTURES ? 'draw' : 'expect');
    expect(fault, `the picture ${component}/${name}`).toBeUndefined();
    if (IS_SEEDED)
      await seedEach(component, body, async () => {
        await settled();
        const { fault } = await judge('differs');
        return fault !== undefined;
      });
  } finally {
    if (height > FRAME.height || width !== FRAME.width) await page.viewport(FRAME.width, FRAME.height);
  }
}
