/**
 * Loads the fonts of the first page of a visit, and shows them without moving anything: where lines would
 * break elsewhere than in the system font before, letters move a little closer together, or apart, and what
 * follows a text on the same line stays where it is.
 */

/** Changes of letter spacing that are tried, in ems; more would be visible. The last one gives up. */
const STEPS = [0.01, 0.02, 0.03, 0];

/** A rule of a style sheet as a face that can be loaded before anything uses it, and its style and family. */
function faceOf({ style }: CSSFontFaceRule): [face: FontFace, name: string] {
  const of = (name: string) => style.getPropertyValue(name);
  const family = of('font-family');
  return [
    new FontFace(family.replaceAll('"', ''), of('src'), {
      display: 'swap',
      weight: of('font-weight'),
      style: of('font-style'),
      stretch: of('font-stretch') || 'normal',
      unicodeRange: of('unicode-range'),
    }),
    of('font-style') + family,
  ];
}

/** `NodeFilter.SHOW_TEXT`, in fewer bytes: the script is part of every first page. */
const SHOW_TEXT = 4;

const isInline = (element: HTMLElement): boolean => getComputedStyle(element).display === 'inline';

const widthOf = (element: HTMLElement): number => element.getBoundingClientRect().width;

/** Width of a text that is on one line, else 0; its block, and the block's height. */
type Measures = readonly [width: number, block: HTMLElement, height: number];

/** Elements with texts in view. */
function measured(): Map<HTMLElement, Measures> {
  const found = new Map<HTMLElement, Measures>();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent?.offsetParent) continue;
    let block = parent;
    while (isInline(block)) block = block.parentElement ?? document.body;
    const { top, bottom, height } = block.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) continue;
    range.selectNode(text);
    found.set(parent, [range.getClientRects()[1] ? 0 : widthOf(parent), block, height]);
  }
  return found;
}

/** Gives blocks the height that they had, as far as their letter spacing can. */
function fitLetters(before: readonly Measures[]): void {
  for (const step of STEPS) {
    const changes = before.map(
      ([, block, height]) => [block, block.getBoundingClientRect().height - height] as const,
    );
    for (const [{ style }, change] of changes)
      if (Math.abs(change) >= 1) style.letterSpacing = step ? `${change > 0 ? -step : step}em` : '';
  }
}

/**
 * A text on one line that is wider or narrower than before keeps its place by its margin: what follows stays.
 * Once its block changes, as on a turned phone or with larger letters, it is set as designed.
 */
function fitMargins(before: ReadonlyMap<HTMLElement, Measures>): void {
  const changes = [...before].map(
    ([element, measures]) =>
      [element, measures, measures[0] && Math.floor(measures[0] - widthOf(element))] as const,
  );
  // A text within another moves with it.
  for (const [element, [, block], change] of changes)
    if (change && !before.has(element.parentElement ?? element)) {
      const { marginInlineEnd } = getComputedStyle(element);
      const { style } = element;
      style.cssText += `;white-space:nowrap;margin-inline-end:calc(${marginInlineEnd} + ${change}px)`;
      // The first call reports the block as it is.
      let calls = 0;
      new ResizeObserver(() => {
        if (calls++) style.whiteSpace = style.marginInlineEnd = '';
      }).observe(block);
    }
}

const sheet = document.querySelector<HTMLStyleElement>('style[data-fit]');
const faces = [...(sheet?.sheet?.cssRules ?? [])].flatMap((rule) =>
  rule instanceof CSSFontFaceRule ? [faceOf(rule)] : [],
);

/** Shows the fonts, in one frame with their measures. */
function show(): void {
  const before = measured();
  for (const [face] of faces) document.fonts.add(face);
  fitLetters([...before.values()]);
  fitMargins(before);
  sheet?.remove();
}

const used = new Set(
  [...measured().keys()].map((element) => {
    const { fontStyle, fontFamily } = getComputedStyle(element);
    return fontStyle + fontFamily.split(',')[0];
  }),
);
// Faces further down load when their text needs them, and a font that does not load leaves the system font.
await Promise.allSettled(faces.flatMap(([face, name]) => (used.has(name) ? face.load() : [])));
requestAnimationFrame(show);

export {};
