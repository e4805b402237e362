import { vars } from '@portal/tokens';
import { afterEach, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { BY_WINDOW, COLOURS, WIDTHS } from '../packages/ui/src/fixtures/modes';

/**
 * A picture of each story in the wireframe brand shows its layout; the first story of each file is drawn once more, in
 * every brand and scheme side by side, for its colours, and if it is a whole page, at every width, as is what lies over a page.
 * References: `packages/ui/pictures`.
 */

/** CSS px: a story’s frame, and how far down a long page is looked at. */
const FRAME = { width: 1200, height: 900, most: 4000 };

/**
 * At rest, photographs as grey areas (what they show is not the components' matter), and in one of the faces that are part of
 * the project: the wireframe's own is whatever the system has, and systems differ.
 */
const atRest = new CSSStyleSheet();
atRest.replaceSync(`
  *, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  html { scrollbar-width: none; scroll-behavior: auto !important; }
  img, video, canvas, iframe { filter: contrast(0) !important; }
  html, body { block-size: auto !important; min-block-size: 0; max-block-size: ${FRAME.most}px; overflow: clip; }
  .sb-wrapper { display: none !important; }
  [data-site=wireframe], [data-site=wireframe] * { font-family: 'Libre Franklin' !important; }
`);
document.adoptedStyleSheets.push(atRest);

/** Fonts are there, pictures are decoded, and two frames have been drawn since. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await Promise.allSettled(
    Array.from(document.images, (image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Milliseconds in which two pictures in a row are to be alike, on a machine that does much else too. */
const STILL_MS = 20_000;
/** How often a picture is taken before its story is given up. */
const MAX_TIMES = 20;

const files = new Set<string>();

/** A story begins where a page does: nothing has the focus. */
beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta;
  // A story that failed is not the one that its reference shows.
  if (!storyId || task.result?.state === 'fail') return;
  const [name = storyId] = storyId.split('--');
  const story = storyId.slice(name.length + 2);
  await compared(`${name}/${story}`);
  if (BY_WINDOW.includes(storyId))
    for (const width of WIDTHS) await compared(`${name}/${story}-at-${width}`, width);
  if (files.has(task.file.name)) return;
  files.add(task.file.name);
  const undo = inEveryTheme(document.body);
  try {
    await compared(`${name}/colours`);
  } finally {
    undo();
  }
  if (!storyId.startsWith('pages-')) return;
  for (const width of WIDTHS) await compared(`${name}/at-${width}`, width);
});

/** Compares all of what is shown with its reference, in a frame that is as high as it. */
async function compared(name: string, width: number = FRAME.width): Promise<void> {
  const { body } = document;
  if (width !== FRAME.width) await page.viewport(width, FRAME.height);
  // Overlays (a dialog, a bar at the foot) need a page to lie over, and stories without height as well.
  const liesOver =
    body.querySelector('[role=menu], [popover]') ||
    Array.from(body.querySelectorAll('*')).some((element) => getComputedStyle(element).position === 'fixed');
  body.style.minBlockSize = liesOver ? '100vh' : '8px';
  await settled();
  const { scrollHeight } = body;
  if (scrollHeight > FRAME.height) {
    await page.viewport(width, Math.min(scrollHeight, FRAME.most));
    await settled();
  }
  try {
    const path = `${import.meta.env.PICTURES}/${name}.png`;
    if (import.meta.env.DRAW_PICTURES) await draw(path);
    else if (!(await isTheSame(path)))
      await expect(page.elementLocator(body)).toMatchScreenshot(name, { timeout: STILL_MS });
  } finally {
    if (scrollHeight > FRAME.height || width !== FRAME.width) await page.viewport(FRAME.width, FRAME.height);
  }
}

/** Draws a reference, once two pictures in a row are alike: what a story has set in motion has come to rest. */
async function draw(path: string): Promise<void> {
  const { body: element } = document;
  let last: string | undefined;
  for (let times = 0; times < MAX_TIMES; times++) {
    const now = await page.screenshot({ element, save: false });
    if (now === last) return void (await page.screenshot({ element, path }));
    last = now;
  }
  throw new Error(`${path} was never twice the same: something in the story does not come to rest.`);
}

/** On the machine that drew the reference the same picture is the same file, byte by byte: nothing needs to be measured. */
async function isTheSame(path: string): Promise<boolean> {
  const [now, reference] = await Promise.all([
    page.screenshot({ element: document.body, save: false }),
    commands.readFile(path, { encoding: 'base64' }).catch(() => undefined),
  ]);
  return now === reference;
}

/** Puts copies of what a story shows side by side, one in each brand and scheme. @returns what takes them away */
function inEveryTheme(body: HTMLElement): () => void {
  const shown = Array.from(body.children);
  const sheet = document.createElement('div');
  sheet.style.cssText = 'display: grid; grid-template-columns: repeat(2, 1fr)';
  for (const { site, scheme } of COLOURS) {
    const frame = document.createElement('div');
    Object.assign(frame.dataset, { site, scheme });
    frame.style.cssText = `padding: 24px; min-inline-size: 0; contain: layout paint; background: ${vars.color.paper}; color: ${vars.color.ink}`;
    frame.append(...shown.map((element) => element.cloneNode(true)));
    sheet.append(frame);
  }
  body.replaceChildren(sheet);
  return () => body.replaceChildren(...shown);
}
