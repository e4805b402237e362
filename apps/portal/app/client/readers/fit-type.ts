/**
 * Loads the fonts of the first page of a visit, and shows them without moving anything: where lines would
 * break elsewhere than in the system font before, letters move a little closer together, or apart, and what
 * follows a text on the same line stays where it is.
 */

/** Changes of letter spacing that are tried, in ems; more would be visible. The last one gives up. */
const STEPS = [0.006, 0.012, 0.02, 0.03, 0];

const named = (family = ''): string => family.replaceAll(/["']/g, '').trim();

/** A rule of a style sheet as a face that can be loaded before anything uses it. */
function faceOf({ style }: CSSFontFaceRule): FontFace {
  const of = (name: string) => style.getPropertyValue(name);
  return new FontFace(named(of('font-family')), of('src'), {
    display: 'swap',
    weight: of('font-weight'),
    style: of('font-style'),
    stretch: of('font-stretch') || 'normal',
    unicodeRange: of('unicode-range'),
  });
}

const isInline = (element: HTMLElement): boolean => getComputedStyle(element).display === 'inline';

const widthOf = (element: HTMLElement): number => element.getBoundingClientRect().width;

/** Elements with texts in view, each with its width if it is on one line, and their blocks, each with its height. */
function measured() {
  const widths = new Map<HTMLElement, number>();
  const heights = new Map<HTMLElement, number>();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!texts.currentNode.nodeValue?.trim() || !parent?.offsetParent) continue;
    let block = parent;
    while (isInline(block) && block.parentElement) block = block.parentElement;
    const { top, bottom, height } = block.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) continue;
    heights.set(block, height);
    range.selectNode(texts.currentNode);
    widths.set(parent, range.getClientRects()[1] ? 0 : widthOf(parent));
  }
  return { widths, heights };
}

/** A text on one line that is wider or narrower than before keeps its place by its margin, in whole pixels: what follows stays. */
function fitMargins(before: ReadonlyMap<HTMLElement, number>): void {
  const changes = [...before].map(
    ([element, width]) => [element, width && Math.floor(width - widthOf(element))] as const,
  );
  // A text within another moves with it.
  for (const [element, change] of changes)
    if (change && !element.getClientRects()[1] && !before.has(element.parentElement ?? element))
      element.style.marginInlineEnd = `calc(${getComputedStyle(element).marginInlineEnd} + ${change}px)`;
}

/** Gives blocks the height that they had, as far as their letter spacing can. */
function fitLetters(before: ReadonlyMap<HTMLElement, number>): void {
  for (const step of STEPS) {
    const changes = [...before].map(
      ([block, height]) => [block, block.getBoundingClientRect().height - height] as const,
    );
    for (const [block, change] of changes)
      if (Math.abs(change) >= 1) block.style.letterSpacing = step ? `${change > 0 ? -step : step}em` : '';
  }
}

const sheet = document.querySelector<HTMLStyleElement>('style[data-fit]');
const faces = [...(sheet?.sheet?.cssRules ?? [])].flatMap((rule) =>
  rule instanceof CSSFontFaceRule ? faceOf(rule) : [],
);

/** Shows the fonts, in one frame with their measures. */
function show(): void {
  const { widths, heights } = measured();
  for (const face of faces) document.fonts.add(face);
  fitLetters(heights);
  fitMargins(widths);
  sheet?.remove();
}

const used = new Set(
  [...measured().widths.keys()].map((element) => {
    const { fontStyle, fontFamily } = getComputedStyle(element);
    return fontStyle + named(fontFamily.split(',')[0]);
  }),
);
// Faces further down load when their text needs them, and a font that does not load leaves the system font.
await Promise.allSettled(
  faces.filter(({ style, family }) => used.has(style + named(family))).map((face) => face.load()),
);
requestAnimationFrame(show);

export {};
