/**
 * Loads the fonts of the first page of a visit, and shows them without moving anything: where lines would
 * break elsewhere than in the system font before, or words would push their neighbours, letters move a little
 * closer together, or apart.
 */

/** Changes of letter spacing that are tried where lines break elsewhere, in ems. */
const STEPS = [0, 0.006, -0.006, 0.012, -0.012, 0.02, -0.02, 0.03, -0.03];
/** Most of a change, in ems; more would be visible. */
const MOST = 0.06;

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

/** A block of text in view, as the system font set it. */
type Block = {
  block: HTMLElement;
  /** Its elements with words of their own, and the width of those words. */
  parts: Map<HTMLElement, { texts: Node[]; width: number }>;
  measures: number[];
};

const range = document.createRange();
const rectsOf = (text: Node): DOMRect[] => {
  range.selectNodeContents(text);
  return [...range.getClientRects()];
};
const widthOf = (texts: Node[]): number => texts.flatMap(rectsOf).reduce((sum, { width }) => sum + width, 0);

/** What must not change, in px: the height, where each text begins, and the end of a single line. A line counts ninefold. */
function measure({ block, parts }: Omit<Block, 'measures'>): number[] {
  const lines = [...parts.values()].flatMap(({ texts }) => texts.map(rectsOf));
  const { left = 0, top = 0 } = lines[0]?.[0] ?? {};
  const from = lines[1] ? left : 0;
  return [
    block.getBoundingClientRect().height * 9,
    ...lines.flatMap((rects) =>
      rects.slice(0, 1).map((rect) => rect.left - from + 9 * (rect.top - top) + (rects[1] ? 0 : rect.width)),
    ),
  ];
}

const distance = (one: Block): number =>
  measure(one).reduce((sum, now, at) => sum + Math.abs(now - (one.measures[at] ?? now)), 0);

/** Blocks of text in view. */
function setBlocks(): Block[] {
  const found = new Map<HTMLElement, Block>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode;
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent?.offsetParent) continue;
    let block = parent;
    while (block.parentElement && isInline(block)) block = block.parentElement;
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) continue;
    const { parts } = found.get(block) ?? { parts: new Map() };
    const texts = [...(parts.get(parent)?.texts ?? []), text];
    parts.set(parent, { texts, width: widthOf(texts) });
    found.set(block, { block, parts, measures: [] });
  }
  return [...found.values()].map((one) => ({ ...one, measures: measure(one) }));
}

/** Gives blocks that moved the widths and the lines that they had, as far as letter spacing can. */
function fitLetters(blocks: Block[]): void {
  const parts = blocks
    .filter((one) => distance(one) > 0.2)
    .flatMap((one) =>
      [...one.parts].map(([element, { texts, width }]) => {
        const { letterSpacing, fontSize } = getComputedStyle(element);
        const em = Number.parseFloat(fontSize);
        const letters = texts.reduce((sum, { nodeValue }) => sum + (nodeValue?.length ?? 0), 0);
        const own = Number.parseFloat(letterSpacing) || 0;
        return { one, element, texts, width, letters, em, own, fit: 0, best: 0, least: 1e9 };
      }),
    );
  // The second time for what broke elsewhere at the first.
  for (const _ of [1, 2]) {
    for (const part of parts) {
      const fit = part.fit + (part.width - widthOf(part.texts)) / part.letters / part.em;
      part.fit = Math.max(-MOST, Math.min(MOST, fit));
    }
    for (const { element, own, fit, em } of parts) element.style.letterSpacing = `${own + fit * em}px`;
  }
  for (const step of STEPS) {
    for (const { element, own, fit, em } of parts)
      element.style.letterSpacing = `${own + (fit + step) * em}px`;
    for (const part of parts) {
      const now = distance(part.one);
      // A smaller change is worth three pixels, which are not seen to move.
      if (now > part.least - 3) continue;
      part.least = now;
      part.best = part.fit + step;
    }
  }
  for (const { element, own, best, em } of parts) element.style.letterSpacing = `${own + best * em}px`;
}

const plain = (family = ''): string => family.replaceAll(/["']/g, '').trim();

/** Families of a block's words, each with its style. */
const familiesOf = (block: HTMLElement): string[] =>
  [block, ...block.querySelectorAll('*')].map((element) => {
    const { fontStyle, fontFamily } = getComputedStyle(element);
    return `${fontStyle} ${plain(fontFamily.split(',')[0])}`;
  });

const sheet = document.querySelector<HTMLStyleElement>('style[data-fit]');
const faces = [...(sheet?.sheet?.cssRules ?? [])].flatMap((rule) =>
  rule instanceof CSSFontFaceRule ? faceOf(rule) : [],
);

/** Shows the fonts, in one frame with their measures. */
function show(): void {
  const blocks = setBlocks();
  for (const face of faces) document.fonts.add(face);
  fitLetters(blocks);
  sheet?.remove();
}

const used = new Set(setBlocks().flatMap(({ block }) => familiesOf(block)));
// Faces further down load when their text needs them.
const needed = faces.filter(({ style, family }) => used.has(`${style} ${plain(family)}`));
// A font that does not load leaves the system font in its place.
await Promise.allSettled(needed.map((face) => face.load()));
requestAnimationFrame(show);

export {};
