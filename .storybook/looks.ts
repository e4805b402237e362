/**
 * How each text of a page looks, as far as contrast goes: its letters' colour, size and weight, and what it lies on, layer by
 * layer. Two texts of the same look are readable alike, so a judge needs to see but one of them.
 */
export class Looks {
  readonly #layers: ReadonlyMap<Element, readonly Element[]>;

  /** Looks that were found readable, of all stories of a run: they share most of theirs. */
  static readonly readable = new Set<string>();

  /** Reads what lies on what, once: themes change its colours, not its order. */
  constructor(root: Element) {
    const layers = new Map<Element, readonly Element[]>();
    for (const element of root.querySelectorAll('*')) {
      if (hasLetters(element) && element.checkVisibility({ visibilityProperty: true }))
        layers.set(element, layersUnder(element));
    }
    this.#layers = layers;
  }

  /** The looks of the moment. */
  *now(): Generator<[Element, string]> {
    const grounds = new Map<Element, string>();
    const groundOf = (layer: Element) => {
      const known = grounds.get(layer);
      if (known !== undefined) return known;
      const ground = groundNow(layer);
      grounds.set(layer, ground);
      return ground;
    };
    for (const [element, layers] of this.#layers) {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      yield [
        element,
        [color, fontSize, fontWeight, textShadow, ...layers.map(groundOf)].filter(Boolean).join(),
      ];
    }
  }
}

/** Style that a layer adds to a text over it; for most layers, nothing. */
function groundNow(layer: Element): string {
  if (layer.matches('img, picture, video, canvas, svg')) return layer.tagName;
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(layer);
  return [
    layer.matches(':disabled, [aria-disabled=true]') && 'disabled',
    backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor,
    backgroundImage !== 'none' && backgroundImage,
    opacity !== '1' && opacity,
    filter !== 'none' && filter,
    mixBlendMode !== 'normal' && mixBlendMode,
  ]
    .filter(Boolean)
    .join();
}

/** Itself, its ancestors, and anything else painted under its middle where that is on the screen. */
function layersUnder(element: Element): Element[] {
  const layers = new Set<Element>();
  for (let layer: Element | null = element; layer; layer = layer.parentElement) layers.add(layer);
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const layer of document.elementsFromPoint(x + width / 2, y + height / 2)) layers.add(layer);
  return Array.from(layers);
}

const hasLetters = (element: Element) =>
  element.matches('input, textarea, select') ||
  Array.from(element.childNodes).some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
