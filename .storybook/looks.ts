import { contrastRatio, type Rgb } from '../tokens/build/colour';

/** Contrast that is enough for letters of any size (WCAG 2.2 AA). */
const ENOUGH = 4.5;

/** What a layer adds to a text over it: nothing, one opaque colour, or more than a ratio of two colours can say. */
type Ground = { look: string; paint: 'nothing' | 'mixture' | Rgb };

/** A text, how it looks, and whether two opaque colours already say that it is readable. */
type Look = { element: Element; look: string; isPlainlyReadable: boolean };

/**
 * How each text of a page looks, as far as contrast goes: its letters' colour, size and weight, and what it lies on, layer by
 * layer. Two texts of the same look are readable alike, so a judge needs to see but one of them.
 */
export class Looks {
  readonly #layers: ReadonlyMap<Element, readonly Element[]>;
  readonly #markups = new Set<string>();

  /** Looks that were found readable, of all stories of a run: they share most of theirs. */
  static readonly readable = new Set<string>();

  /** Markups of texts that were found readable in every theme. */
  static readonly #readableMarkups = new Set<string>();

  /**
   * Reads what lies on what, once: themes change its colours, not its order.
   * @param root all of whose texts are read
   * @param isBrief leaves out a text whose markup, with that of all around it, was found readable before
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

  /** Notes that all of its texts are readable in every theme. */
  pass(): void {
    for (const markup of this.#markups) Looks.#readableMarkups.add(markup);
  }

  /** The looks of the moment. */
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

/** An opaque colour as browsers write it; none where light comes through. */
function opaque(colour: string): Rgb | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/
    .exec(colour)
    ?.slice(1)
    .map((channel) => Number(channel) / 255);
  const [r, g, b] = channels ?? [];
  return r === undefined || g === undefined || b === undefined ? undefined : { r, g, b, alpha: 1 };
}

/** Whether letters have contrast enough with the first ground around them, and with whatever else may lie under them. */
function isReadable(letters: Rgb | undefined, layers: readonly (Ground & { isAround: boolean })[]): boolean {
  if (!letters) return false;
  let isGrounded = false;
  for (const { paint, isAround } of layers) {
    if (paint === 'mixture') return false;
    // What is around the first ground is behind it.
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

/** Itself, its ancestors, and anything else painted under its middle where that is on the screen. */
function layersUnder(element: Element): Element[] {
  const layers = new Set<Element>();
  for (let layer: Element | null = element; layer; layer = layer.parentElement) layers.add(layer);
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const layer of document.elementsFromPoint(x + width / 2, y + height / 2)) layers.add(layer);
  return Array.from(layers);
}

/** Attributes that no style depends on; the theme, which the page has, is judged in all its values. */
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

/** What style rules select an element by: its name, classes and states. What the page and its body have is not the story's. */
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
