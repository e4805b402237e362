import { vars } from '@portal/tokens';
import { afterAll, afterEach, beforeEach, expect, type RunnerTask } from 'vitest';
import { commands, page } from 'vitest/browser';
import { BY_WINDOW, WIDTHS } from '../packages/ui/src/fixtures/modes';
import type { Box, Picture } from './pictures/picture';
import { expectSeedsToBeSeen, seedEach } from './pictures/seeds';
import { framesOf, inEveryTheme, MARGIN, type Sheet, type State, sheetsOf, stateOf } from './pictures/sheet';

/**
 * A picture belongs to a state. A story without a `play` shows a state: it is a frame on the sheet of its file, in the wireframe
 * brand. A story with one tests a behaviour and takes no picture, unless it says `parameters: { picture: true }`: a focus ring,
 * an open menu, an error. Nor does a story that its page of documentation leaves out (`!autodocs`). Whole pages, what lies over
 * a page and what has the focus take pictures of their own.
 *
 * Every run compares layouts. The full run (`PORTAL_TEST_LEVEL=full`) adds colours, the first story of each component in every
 * brand and scheme, and widths, the first of each file of pages at three. References: `packages/ui/pictures`.
 */

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon on the test of a story. */
    story?: { play?: unknown; tags: readonly string[]; parameters: Readonly<Record<string, unknown>> };
  }
}

const IS_FULL = import.meta.env.PORTAL_TEST_LEVEL === 'full';
const IS_SEEDED = Boolean(import.meta.env.SEED_PICTURE_FAULTS);

/** CSS px: a story’s frame, and how far down a long page is looked at. */
const FRAME = { width: 1200, height: 900, most: 4000 };

/** Custom properties that hold the families of a brand's faces. */
const FAMILIES = Object.values(vars.font).map(({ family }) => family.slice('var('.length, -1));

/**
 * At rest, and the wireframe in one of the faces that are part of the project: its own is whatever the system has, and systems
 * differ. A frame of a brand has that brand's. Photographs are grey areas, since what they show is not the components' matter;
 * without the colour that keeps their place, which would hide a change of their corners.
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

/** Resolves once a film looks for no more data. */
async function resting(film: HTMLVideoElement): Promise<void> {
  // A copy chooses among its sources in a task of its own.
  if (film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) await new Promise((next) => setTimeout(next));
  if (film.networkState !== HTMLMediaElement.NETWORK_LOADING) return;
  await new Promise((rests) => {
    for (const end of ['suspend', 'loadeddata', 'stalled', 'error', 'abort', 'emptied'])
      film.addEventListener(end, rests, { once: true });
  });
}

const filmsResting = (within: ParentNode): Promise<unknown> =>
  Promise.all(Array.from(within.querySelectorAll('video'), resting));

/** Fonts are there, pictures are decoded, films rest, and two frames have been drawn since. */
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

/** Something lies over the page: it needs the window's height to lie in. */
const liesOver = (body: HTMLElement) =>
  Boolean(body.querySelector('[role=menu], :popover-open, dialog[open]')) ||
  Array.from(body.querySelectorAll('*')).some(
    (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
  );

/** A copy of the markup would show less: what a script has painted, scrolled or set on the page itself. */
const isMoreThanMarkup = (body: HTMLElement) =>
  document.documentElement.style.length > 0 ||
  Object.keys(document.documentElement.dataset).some(
    (name) => !['site', 'scheme', 'contrast'].includes(name),
  ) ||
  Array.from(body.querySelectorAll('*')).some(
    (element) => element.localName === 'canvas' || element.scrollTop > 0 || element.scrollLeft !== 0,
  );

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** The file whose stories are being run: its component's id, its tests and the states that they have shown. */
let file: { id: string; component: string; tests: readonly RunnerTask[]; states: State[] } | undefined;

/** A story begins where a page does: nothing has the focus. */
beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

afterEach(async ({ task, story }) => {
  const { storyId } = task.meta;
  // A story that failed is not the one that its reference shows.
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
  // Without all of its states a sheet is not the one that its reference shows.
  if (!states.length || !tests.every(({ result }) => result?.state === 'pass')) return;
  const { sheets, tall } = await shownInstead(document.createElement('div'), () => laidOut(states));
  for (const { name, frame } of tall) await shownInstead(frame, () => compared(component, name));
  for (const [at, sheet] of sheets.entries())
    await shownInstead(sheet.element, () =>
      compared(component, at ? `states-${at + 1}` : 'states', { sheet }),
    );
  if (IS_SEEDED) await expectSeedsToBeSeen(component);
});

/** Sheets of states, and those states that are as tall as the window has them: a sheet's window is taller than theirs. */
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
 * Puts an element in the place of all that a story shows while something is done with it. Its films rest before they are seen: the
 * browser's own controls turn a ring while one looks for data, and for seconds after.
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

/** Where an element lies in the browser's window, whose pages are frames of Vitest's own page. */
function clipOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0), width, height };
}

/** Compares all of what is shown with its reference, in a frame that is as high as it. */
async function compared(
  component: string,
  name: string,
  { width = FRAME.width, sheet }: { width?: number; sheet?: Sheet } = {},
): Promise<void> {
  const { body } = document;
  const isPage = component.startsWith('pages-');
  if (width !== FRAME.width) await page.viewport(width, FRAME.height);
  // What lies over a page needs one to lie over; a state of its own has room for its focus ring.
  const isOver = !sheet && name !== 'colours' && liesOver(body);
  body.style.minBlockSize = isOver ? '100vh' : '8px';
  body.style.padding = isOver || sheet || name === 'colours' || isPage ? '' : `${MARGIN}px`;
  await settled();
  // What lies over a page lies in a window; a page has all of its length.
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
