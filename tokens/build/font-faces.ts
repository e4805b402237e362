import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import type { Cut, Face, Family } from '../sites/site';
import { quoted } from './css-value';
import { cutFace, instanceOf, licenceOf, type ResolvePackage, SUBSETS, type Subset } from './font-files';
import { arial, georgia, type Metrics, roboto, timesNewRoman } from './stand-in-metrics';

/** A system font, under the names of its metric-compatible twins, regular and bold. */
type Stand = {
  readonly key: string;
  readonly locals: readonly string[];
  readonly faces: readonly [Metrics, Metrics];
};

const STANDS: Readonly<Record<Family['fallback'], readonly Stand[]>> = {
  sans: [
    { key: 'arial', locals: ['Arial', 'Liberation Sans', 'Arimo'], faces: arial },
    { key: 'roboto', locals: ['Roboto'], faces: roboto },
  ],
  serif: [
    { key: 'georgia', locals: ['Georgia', 'Gelasio'], faces: georgia },
    {
      key: 'times',
      locals: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      faces: timesNewRoman,
    },
  ],
};

/** The weight from which a browser takes the bold of a two-weight family (CSS Fonts 4 §5.2). */
const BOLD_FROM = 551;

/** Names of the fallback fonts that replace `family` until it has loaded. */
export const fallbackNames = (family: Family): string[] =>
  STANDS[family.fallback].map(({ key }) => `${family.name} ${key}`);

const range = (kept: Face['keep'][string] | undefined, unit = ''): string =>
  kept === undefined
    ? ''
    : [kept]
        .flat()
        .map((value) => `${value}${unit}`)
        .join(' ');

const stem = (family: Family): string => family.name.toLowerCase().replaceAll(' ', '-');

const fileName = (family: Family, face: Face, subset: Subset): string =>
  `${stem(family)}-${subset}${face.style === 'italic' ? '-italic' : ''}.woff2`;

function faceRule(
  family: Family,
  face: Face,
  subset: Subset,
  unicodeRange: string = SUBSETS[subset].unicodeRange,
): string {
  const stretch = range(face.keep.wdth, '%');
  return `@font-face{${[
    `font-family:${quoted(family.name)}`,
    `src:url(../fonts/${fileName(family, face, subset)}) format("woff2")`,
    `font-weight:${range(face.keep.wght) || 'normal'}`,
    ...(stretch ? [`font-stretch:${stretch}`] : []),
    `font-style:${face.style}`,
    // Preloaded faces always swap in: they are requested before the page is drawn, and their fallbacks have
    // their metrics, so nothing shifts. Any other face that misses the first paint is used on the next page.
    `font-display:${face.preload && subset === 'latin' ? 'swap' : 'optional'}`,
    `unicode-range:${unicodeRange}`,
  ].join(';')}}\n`;
}

/**
 * Fallback faces with the line height and the average width of a cut of the family, so that nothing shifts
 * when it loads.
 */
async function standIns(
  family: Family,
  lead: Face,
  { regular, bold, stretch }: Cut,
  resolve?: ResolvePackage,
) {
  const cuts = await Promise.all(
    [regular, bold].map(async (axes) => fromBuffer(await instanceOf(lead, axes, resolve))),
  );
  return STANDS[family.fallback].flatMap((stand) =>
    stand.faces.map((metrics, index) => {
      const cut = cuts[index];
      const [face] = cut ? createFontStack([cut, metrics], { fontFaceFormat: 'styleObject' }).fontFaces : [];
      if (!face) throw new Error(`no metrics for ${family.name}`);
      const isBold = index === 1;
      const measured = face['@font-face'];
      const locals = stand.locals.map((name) => `local("${name}${isBold ? ' Bold' : ''}")`).join(',');
      return `@font-face{${[
        `font-family:${quoted(`${family.name} ${stand.key}`)}`,
        `src:${locals}`,
        `font-weight:${isBold ? `${BOLD_FROM} 1000` : `1 ${BOLD_FROM - 1}`}`,
        ...(stretch ? [`font-stretch:${range(stretch, '%')}`] : []),
        `size-adjust:${measured.sizeAdjust ?? '100%'}`,
        `ascent-override:${measured.ascentOverride ?? 'normal'}`,
        `descent-override:${measured.descentOverride ?? 'normal'}`,
        `line-gap-override:${measured.lineGapOverride ?? 'normal'}`,
      ].join(';')}}\n`;
    }),
  );
}

async function fallbackRules(family: Family, resolve?: ResolvePackage): Promise<string> {
  const [lead] = family.faces;
  if (!lead) return '';
  const rules = await Promise.all(family.cuts.map((cut) => standIns(family, lead, cut, resolve)));
  return rules.flat().join('');
}

type FontFile = { readonly name: string; readonly bytes: Buffer };
export type SiteFonts = {
  readonly css: string;
  readonly files: readonly FontFile[];
  readonly preload: readonly string[];
  /** The italic file of each family that has one, by family name. */
  readonly italics: ReadonlyMap<string, string>;
};

/**
 * The `@font-face` rules of a site, the font files with their licences (for `dist/fonts/`) and those worth
 * preloading.
 */
export async function siteFonts(
  families: readonly Family[],
  cache: string,
  resolve?: ResolvePackage,
): Promise<SiteFonts> {
  const files: FontFile[] = [];
  let css = '';
  for (const family of families) {
    files.push({ name: `${stem(family)}-licence.txt`, bytes: Buffer.from(await licenceOf(family, resolve)) });
    for (const face of family.faces) {
      for (const subset of ['latin-ext', 'latin'] as const) {
        files.push({
          name: fileName(family, face, subset),
          bytes: await cutFace(family.name, face, subset, cache, resolve),
        });
        css += faceRule(family, face, subset);
      }
      // A separate face of the same file: browsers do not kern across two faces, and prefer the later one for
      // characters of both.
      if (family.unkerned) css += faceRule(family, face, 'latin', family.unkerned);
    }
    css += await fallbackRules(family, resolve);
  }
  const faces = families.flatMap((family) =>
    family.faces.map((face) => ({ family, face, file: `fonts/${fileName(family, face, 'latin')}` })),
  );
  const preload = faces.filter(({ face }) => face.preload).map(({ file }) => file);
  const italics = new Map(
    faces.filter(({ face }) => face.style === 'italic').map(({ family, file }) => [family.name, file]),
  );
  return { css, files, preload, italics };
}
