/**
 * Loads the fonts of the first page of a visit, and shows them without moving anything: where lines would
 * break elsewhere than in the system font before, letters move a little closer together, or apart.
 */

/** Changes of letter spacing that are tried, in ems; more would be visible. */
const STEPS = [0.006, 0.012, 0.02, 0.03];

/** A rule of a style sheet as a face that can be loaded before anything uses it. */
function faceOf({ style }: CSSFontFaceRule): FontFace {
  const of = (name: string) => style.getPropertyValue(name);
  return new FontFace(of('font-family').replace(/^["']|["']$/g, ''), of('src'), {
    display: 'swap',
    weight: of('font-weight') || 'normal',
    style: of('font-style') || 'normal',
    stretch: of('font-stretch') || 'normal',
    unicodeRange: of('unicode-range') || 'U+0-10FFFF',
  });
}

const isInline = (element: HTMLElement): boolean => getComputedStyle(element).display === 'inline';

/** Blocks of text in view, each with its height. */
function heights(): Map<HTMLElement, number> {
  const found = new Map<HTMLElement, number>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    let block = texts.currentNode.parentElement;
    if (!texts.currentNode.nodeValue?.trim() || !block?.offsetParent) continue;
    while (block && isInline(block)) block = block.parentElement;
    if (!block || found.has(block)) continue;
    const { top, bottom, height } = block.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) found.set(block, height);
  }
  return found;
}

/** Gives blocks the height that they had, as far as their letter spacing can. */
function fitLetters(before: ReadonlyMap<HTMLElement, number>): void {
  const moved = () =>
    [...before].flatMap(([block, height]) => {
      const change = block.getBoundingClientRect().height - height;
      return Math.abs(change) < 1 ? [] : [{ block, sign: change > 0 ? -1 : 1 }];
    });
  for (const step of STEPS) {
    const blocks = moved();
    if (blocks.length === 0) return;
    for (const { block, sign } of blocks) block.style.letterSpacing = `${sign * step}em`;
  }
  // Blocks that cannot be fitted are set as designed.
  for (const { block } of moved()) block.style.letterSpacing = '';
}

const plain = (family = ''): string => family.replaceAll(/["']/g, '').trim();

/** Families of which a block sets words in italics. */
const italicFamilies = (block: HTMLElement): string[] =>
  [block, ...block.querySelectorAll('em,i')].flatMap((element) => {
    const { fontStyle, fontFamily } = getComputedStyle(element);
    return fontStyle === 'italic' ? plain(fontFamily.split(',')[0]) : [];
  });

const sheet = document.querySelector<HTMLStyleElement>('style[data-fit]');
const faces = [...(sheet?.sheet?.cssRules ?? [])].flatMap((rule) =>
  rule instanceof CSSFontFaceRule ? faceOf(rule) : [],
);

/** Shows the fonts, in one frame with their measures. */
function show(): void {
  const before = heights();
  for (const face of faces) document.fonts.add(face);
  fitLetters(before);
  sheet?.remove();
}

const italics = new Set([...heights().keys()].flatMap(italicFamilies));
// Italics further down load when their text needs them.
const needed = faces.filter(({ style, family }) => style === 'normal' || italics.has(plain(family)));
// A font that does not load leaves the system font in its place.
await Promise.allSettled(needed.map((face) => face.load()));
requestAnimationFrame(show);

export {};
