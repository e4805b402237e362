/**
 * Loads the fonts of the first page of a visit, and shows them without moving anything: where lines would
 * break elsewhere than in the system font before, letters move a little closer together, or apart, and what
 * follows a text on the same line stays where it is.
 */

/** Number of letter spacings tried: as designed, then closer and wider by turns, by 3 % of an em at most. */
const SPACINGS = 7;

/** Distance in px by which browsers let a text move without counting it. */
const UNSEEN = 3;
/** Smallest gap between blocks next to each other, px; after a text within a line it is a space. */
const GAP = 8;
/** Weight of a px upwards or downwards: more than any text moves sideways. */
const LINE_WEIGHT = 99;

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

const widthOf = (element: HTMLElement): number => element.getBoundingClientRect().width;

const range = document.createRange();

/**
 * Place of a text in its block as one number, in which lines count far more than where the first one begins, and
 * where the only one ends.
 */
function placeOf(text: Node, block: HTMLElement): number {
  range.selectNode(text);
  const [first = new DOMRect(), second] = range.getClientRects();
  const { left, top, height } = block.getBoundingClientRect();
  return LINE_WEIGHT * Math.round(height + first.top - top) + first.left - left + (second ? 0 : first.width);
}

/** A text in view, its parent and block, its parent's width if it is on one line, else 0, and its place. */
type Measures = readonly [text: Node, parent: HTMLElement, block: HTMLElement, width: number, place: number];

function measured(): Measures[] {
  const found: Measures[] = [];
  const texts = document.createTreeWalker(document.body, SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim()) continue;
    let block = parent;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement ?? document.body;
    const { top, bottom } = block.getBoundingClientRect();
    // Of hidden texts both are 0.
    if (bottom <= 0 || top >= innerHeight) continue;
    const place = placeOf(text, block);
    found.push([text, parent, block, range.getClientRects()[1] ? 0 : widthOf(parent), place]);
  }
  return found;
}

/**
 * Spaces letters so that texts keep the places where they begin. A first pass allows what goes unseen, a second any move
 * on the same lines; after both, letters are as designed.
 */
function fitLetters(before: readonly Measures[]): void {
  for (const [text, , block, , place] of before) {
    const own = parseFloat(getComputedStyle(block).letterSpacing) || 0;
    for (
      let tries = 0;
      tries < 2 * SPACINGS &&
      Math.abs(placeOf(text, block) - place) > (tries < SPACINGS ? UNSEEN : LINE_WEIGHT - 9);
    ) {
      tries += 1;
      const n = tries % SPACINGS;
      block.style.letterSpacing = n ? `calc(${own}px + ${(n % 2 ? -n : n) / 200}em)` : '';
    }
  }
}

/**
 * After a text on one line that is still wider or narrower than before, what follows keeps its place by a margin, unless
 * that would close the gap.
 */
function fitMargins(before: readonly Measures[]): void {
  const changes = before.map(
    ([, parent, block, width]) =>
      [
        parent.style,
        // Left out if its parent's parent has text itself, or if any text of its parent wraps.
        width &&
        before.every(([, other, , room]) => other !== parent.parentElement && (room || other !== parent))
          ? Math.max(width - widthOf(parent), parent === block ? -GAP : -UNSEEN)
          : 0,
        getComputedStyle(parent).marginInlineEnd,
      ] as const,
  );
  for (const [style, change, margin] of changes)
    if (change) style.cssText += `;white-space:nowrap;margin-inline-end:calc(${margin} + ${change}px)`;
}

/** Sets texts as designed once their block changes, as on a turned phone or with larger letters. */
function release([, parent, block]: Measures): void {
  // The first call reports the block as it is.
  let calls = 0;
  new ResizeObserver(() => {
    if (calls++)
      for (const { style } of [parent, block])
        style.letterSpacing = style.whiteSpace = style.marginInlineEnd = '';
  }).observe(block);
}

const sheet = document.querySelector<HTMLStyleElement>('style[data-fit]');
const faces = [...(sheet?.sheet?.cssRules ?? [])].flatMap((rule) =>
  rule instanceof CSSFontFaceRule ? [faceOf(rule)] : [],
);

/** Shows the fonts, in one frame with their measures. */
function show(): void {
  const before = measured();
  for (const [face] of faces) document.fonts.add(face);
  fitLetters(before);
  fitMargins(before);
  before.forEach(release);
  sheet?.remove();
}

const used = measured().map(([, parent]) => {
  const { fontStyle, fontFamily } = getComputedStyle(parent);
  return fontStyle + fontFamily.split(',')[0];
});
// Faces further down load when their text needs them, and a font that does not load leaves the system font.
await Promise.allSettled(faces.map(([face, name]) => used.includes(name) && face.load()));
requestAnimationFrame(show);

export {};
