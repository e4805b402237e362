import { expect } from 'vitest';
import { commands } from 'vitest/browser';

/** Selectors of the parts of a component that the seeded changes apply to. */
interface Parts {
  corners: string;
  /** Undefined if the component draws no line of its own. */
  hairlines?: string;
  labels: string;
  /** Background colour of the labels. */
  ground: string;
  icons: string;
  rings: string;
}

/** Components in which each seed must be detected, by the id of their story file. */
const SEEDED: Readonly<Record<string, Parts>> = {
  'controls-buttons-button': {
    corners: '[data-part=button]',
    hairlines: '[data-part=button]',
    labels: '[data-part=button]',
    ground: 'black',
    icons: '[data-part=button] svg',
    rings: '[data-part=button]:focus-visible',
  },
  'content-cards-card': {
    corners: '[data-part=card] [data-part=media]',
    // The line between cards belongs to their stack.
    labels: '[data-part=card] :is(h2, h3)',
    ground: 'white',
    icons: '[data-part=card] svg',
    rings: '[data-part=card] a:focus-visible',
  },
  'navigation-header': {
    corners: '[data-part=offers] > *',
    hairlines: '[data-part=masthead]',
    labels: '[data-part=bar] a',
    ground: 'white',
    icons: '[data-part=bar] svg',
    rings: '[data-part=header] a:focus-visible',
  },
  'content-article-articlehead': {
    corners: '[data-part=picture] img',
    hairlines: '[data-part=signed]',
    labels: '[data-part=article-head] h1',
    ground: 'white',
    icons: '[data-part=share] svg',
    rings: '[data-part=article-head] a:focus-visible',
  },
};

/** Marks an element whose focus ring is removed, whether the element itself or its `::after` draws it. */
const WITHOUT_RING = '--seeded-ring';
const withoutRing = new CSSStyleSheet();
withoutRing.replaceSync(
  `[style*='${WITHOUT_RING}'], [style*='${WITHOUT_RING}']::after { outline: none !important; box-shadow: none !important; }`,
);
document.adoptedStyleSheets.push(withoutRing);

const px = (length: string) => Number.parseFloat(length) || 0;

/** Simulates a style sheet's change on one element. */
type Change = (style: CSSStyleDeclaration, now: CSSStyleDeclaration, parts: Parts) => void;

interface Seed {
  part: Exclude<keyof Parts, 'ground'>;
  change: Change;
}

const SEEDS: Readonly<Record<string, Seed>> = {
  'border radius + 1 px': {
    part: 'corners',
    change: (style, now) => style.setProperty('border-radius', `${px(now.borderTopLeftRadius) + 1}px`),
  },
  'hairline moved by 1 px': {
    part: 'hairlines',
    change: (style, now) => {
      style.setProperty('padding-block-end', `${px(now.paddingBlockEnd) + 1}px`);
      style.setProperty('margin-block-end', `${px(now.marginBlockEnd) - 1}px`);
    },
  },
  'label mixed 12 % towards its ground': {
    part: 'labels',
    change: (style, now, { ground }) =>
      style.setProperty('color', `color-mix(in srgb, ${now.color} 88%, ${ground})`),
  },
  'letter spacing + 0.02 em': {
    part: 'labels',
    change: (style, now) =>
      style.setProperty('letter-spacing', `${px(now.letterSpacing) + 0.02 * px(now.fontSize)}px`),
  },
  'font weight − 50': {
    part: 'labels',
    change: (style, now) => style.setProperty('font-weight', String(Number(now.fontWeight) - 50)),
  },
  'icon 1 px smaller': {
    part: 'icons',
    change: (style, now) => {
      style.setProperty('inline-size', `${px(now.width) - 1}px`);
      style.setProperty('block-size', `${px(now.height) - 1}px`);
    },
  },
  'focus ring missing': {
    part: 'rings',
    change: (style) => style.setProperty(WITHOUT_RING, 'none'),
  },
};

const seen = new Map<string, Set<string>>();

const seedsOf = (component: string) => {
  const parts = SEEDED[component];
  return parts ? Object.entries(SEEDS).filter(([, { part }]) => parts[part] !== undefined) : [];
};

/** Applies each change, checks whether the picture differs, and reverts the change. */
export async function seedEach(component: string, root: Element, differs: () => Promise<boolean>) {
  const parts = SEEDED[component];
  if (!parts) return;
  const noticed = seen.get(component) ?? new Set();
  seen.set(component, noticed);
  for (const [name, { part, change }] of seedsOf(component)) {
    const selector = parts[part];
    const targets = selector ? Array.from(root.querySelectorAll<HTMLElement | SVGElement>(selector)) : [];
    if (noticed.has(name) || !targets.length) continue;
    const before = targets.map((target) => target.getAttribute('style'));
    for (const target of targets) change(target.style, getComputedStyle(target), parts);
    if (await differs()) noticed.add(name);
    for (const [at, target] of targets.entries()) {
      const style = before[at];
      if (style) target.setAttribute('style', style);
      else target.removeAttribute('style');
    }
  }
}

/**
 * Fails if a change was not detected in any picture of its component; otherwise stores their names for
 * `scripts/seeded-pictures.mjs`.
 */
export async function expectSeedsToBeSeen(component: string): Promise<void> {
  const noticed = seen.get(component);
  const names = seedsOf(component).map(([name]) => name);
  expect(
    names.filter((name) => !noticed?.has(name)),
    `seeded changes that no picture of ${component} shows`,
  ).toEqual([]);
  await commands.writeFile(`${import.meta.env.SEED_PICTURE_FAULTS}/${component}.json`, JSON.stringify(names));
}
