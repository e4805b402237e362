import { contrastRatio, type Rgb } from '../tokens/build/colour';

/** Contrast that is enough for text of any size (WCAG 2.2 AA). */
const ENOUGH = 4.5;

/**
 * Effect of a layer below a text: nothing, one opaque colour, or a mixture that no single ratio describes.
 */
type Ground = { look: string; paint: 'nothing' | 'mixture' | Rgb };

/** A text, its look, and whether two opaque colours already prove that it is readable. */
type Look = { element: Element; look: string; isPlainlyReadable: boolean };

/**
 * Looks of a page's texts, as far as contrast goes: colour, size and weight of the letters, and the layers
 * below them. Two texts with the same look are equally readable, so one of them is enough for a judge.
 */
export class Looks {
  readonly #layers: ReadonlyMap<Element, readonly Element[]>;
  readonly #markups = new Set<string>();

  /** Looks that were found readable, across all stories of a run: stories share most of theirs. */
  static readonly readable = new Set<string>();

  /** Markup of texts that were found readable in every theme. */
  static readonly #readableMarkups = new Set<string>();

  /**
   * Reads the layers below each text once: themes change their colours, not their order.
   * @param root element whose texts are read
   * @param isBrief skips a text whose markup, with that of its ancestors, was found readable before
   */
  constructor(root: Element, { isBrief }: { isBrief: boolean }) {
    const layers = new Map<Element, readonly Element[]>();
    const markups = new Map<Element, string>();
    const markupAround = (element: Element): string => {
      const known = markups.get(element);
      if (known !== undefined) return known;
      const { parentElement } = element;
      const markup = markupOf(element) + (parentElement ? `,${markupAround(parentElement)}` : '');
      markups.set(element, markup);
      return markup;
    };
    for (const element of root.querySelectorAll('*')) {
      if (!hasLetters(element)) continue;
      const markup = isBrief ? markupAround(element) : '';
      if (isBrief && (Looks.#readableMarkups.has(markup) || this.#markups.has(markup))) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      this.#markups.add(markup);
      layers.set(element, layersUnder(element));
    }
    this.#layers = layers;
  }

  /** Records that all of its texts are readable in every theme. */
  pass(): void {
    for (const markup of this.#markups) Looks.#readableMarkups.add(markup);
  }

  /** Current looks. */
  *now(): Generator<Look> {
    const grounds = new Map<Element, Ground>();
    const groundOf = (layer: Element) => {
      const known = grounds.get(layer);
      if (known !== undefined) return known;
      const ground = groundNow(layer);
      grounds.set(layer, ground);
      return ground;
    };
    for (const [element, layers] of this.#layers) {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const under = layers.map((layer) => ({ ...groundOf(layer), isAround: layer.contains(element) }));
      yield {
        element,
        look: [color, fontSize, fontWeight, textShadow, ...under.map(({ look }) => look)]
          .filter(Boolean)
          .join(),
        isPlainlyReadable: textShadow === 'none' && isReadable(opaque(color), under),
      };
    }
  }
}

/** An opaque colour in the format of browsers; undefined if it is translucent. */
function opaque(colour: string): Rgb | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/
    .exec(colour)
    ?.slice(1)
    .map((channel) => Number(channel) / 255);
  const [r, g, b] = channels ?? [];
  return r === undefined || g === undefined || b === undefined ? undefined : { r, g, b, alpha: 1 };
}

/**
 * Whether text has enough contrast with its nearest opaque ancestor, and with any other layer that may lie
 * below it.
 */
function isReadable(letters: Rgb | undefined, layers: readonly (Ground & { isAround: boolean })[]): boolean {
  if (!letters) return false;
  let isGrounded = false;
  for (const { paint, isAround } of layers) {
    if (paint === 'mixture') return false;
    // Ancestors of the first ground are hidden behind it.
    if (paint === 'nothing' || (isAround && isGrounded)) continue;
    if (contrastRatio(letters, paint) < ENOUGH) return false;
    isGrounded ||= isAround;
  }
  return isGrounded;
}

function groundNow(layer: Element): Ground {
  if (layer.matches('img, picture, video, canvas, svg')) return { look: layer.tagName, paint: 'mixture' };
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(layer);
  const isMixed =
    backgroundImage !== 'none' || opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
  const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
  const look = [
    layer.matches(':disabled, [aria-disabled=true]') && 'disabled',
    !isClear && backgroundColor,
    backgroundImage !== 'none' && backgroundImage,
    opacity !== '1' && opacity,
    filter !== 'none' && filter,
    mixBlendMode !== 'normal' && mixBlendMode,
  ]
    .filter(Boolean)
    .join();
  if (isMixed) return { look, paint: 'mixture' };
  return { look, paint: isClear ? 'nothing' : (opaque(backgroundColor) ?? 'mixture') };
}

/** The element, its ancestors, and anything else painted below its centre if that is on the screen. */
function layersUnder(element: Element): Element[] {
  const layers = new Set<Element>();
  for (let layer: Element | null = element; layer; layer = layer.parentElement) layers.add(layer);
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const layer of document.elementsFromPoint(x + width / 2, y + height / 2)) layers.add(layer);
  return Array.from(layers);
}

/** Attributes that no style depends on; theme attributes are left out, because every theme is judged. */
const WITHOUT_LOOK = new Set([
  'id',
  'href',
  'src',
  'srcset',
  'alt',
  'title',
  'for',
  'name',
  'value',
  'content',
  'datetime',
  'data-content-id',
]);
const REFERENCE = /^aria-(?:label|labelledby|describedby|controls|owns|details)$/;

/**
 * Properties of an element that style rules select by: its name, classes and states. Those of the page and its body do
 * not belong to the story.
 */
const markupOf = (element: Element) =>
  element === document.documentElement || element === document.body
    ? ''
    : element.localName +
      Array.from(element.attributes, ({ name, value }) =>
        WITHOUT_LOOK.has(name) || REFERENCE.test(name) ? '' : `[${name}=${value}]`,
      ).join('');

const hasLetters = (element: Element) =>
  element.matches('input, textarea, select') ||
  Array.from(element.childNodes).some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
