import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import type { Face, Family } from '../sites/site';
import { quoted } from './css-value';
import { cutFace, instanceOf, licenceOf, type ResolvePackage, SUBSETS, type Subset } from './font-files';
import { arial, georgia, type Metrics, roboto, type StandInFaces, timesNewRoman } from './stand-in-metrics';

/** A system font, under the names of its metric-compatible twins. */
type Stand = {
  readonly key: string;
  readonly locals: readonly string[];
  readonly faces: StandInFaces;
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
    `font-weight:${range(face.weights ?? face.keep.wght) || 'normal'}`,
    ...(stretch ? [`font-stretch:${stretch}`] : []),
    `font-style:${face.style}`,
    // The fallbacks have the metrics of these faces, so almost nothing shifts when they swap in. A late face
    // for a few rare letters is used on the next page.
    `font-display:${subset === 'latin' ? 'swap' : 'optional'}`,
    `unicode-range:${unicodeRange}`,
  ].join(';')}}\n`;
}

/** A face of a system font that stands in for a cut of a family. */
type StandIn = {
  readonly of: keyof StandInFaces;
  readonly face: Face;
  /** Axis values of the cut. */
  readonly at: Readonly<Record<string, number>>;
  /** Descriptors that say for which text it is. */
  readonly use: readonly string[];
};

/** System faces of a family, each with the cut that it stands in for. */
function standInsOf({ cuts, faces }: Family): StandIn[] {
  const [lead] = faces;
  if (!lead) return [];
  const italic = faces.find(({ style }) => style === 'italic');
  const [first] = cuts;
  return [
    ...cuts.flatMap(({ regular, bold, stretch }): StandIn[] => {
      const width = stretch ? [`font-stretch:${range(stretch, '%')}`] : [];
      return [
        { of: 'regular', face: lead, at: regular, use: [`font-weight:1 ${BOLD_FROM - 1}`, ...width] },
        { of: 'bold', face: lead, at: bold, use: [`font-weight:${BOLD_FROM} 1000`, ...width] },
      ];
    }),
    ...(italic && first
      ? [
          {
            of: 'italic' as const,
            face: italic,
            at: typeof italic.keep.wght === 'number' ? {} : first.regular,
            use: ['font-weight:1 1000', 'font-style:italic'],
          },
        ]
      : []),
  ];
}

/** Names by which a system finds a face. */
const NAMED = { regular: '', bold: ' Bold', italic: ' Italic' } as const;

function standInRule(
  family: Family,
  { key, locals, faces }: Stand,
  of: keyof StandInFaces,
  cut: Metrics,
  use: readonly string[],
): string {
  const [face] = createFontStack([cut, faces[of]], { fontFaceFormat: 'styleObject' }).fontFaces;
  if (!face) throw new Error(`no metrics for ${family.name}`);
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face['@font-face'];
  return `@font-face{${[
    `font-family:${quoted(`${family.name} ${key}`)}`,
    `src:${locals.map((name) => `local("${name}${NAMED[of]}")`).join(',')}`,
    ...use,
    `size-adjust:${sizeAdjust ?? '100%'}`,
    `ascent-override:${ascentOverride ?? 'normal'}`,
    `descent-override:${descentOverride ?? 'normal'}`,
    ...(lineGapOverride ? [`line-gap-override:${lineGapOverride}`] : []),
  ].join(';')}}\n`;
}

/**
 * Fallback faces with the line height and the average width of a cut of the family, so that almost nothing
 * shifts when it loads.
 */
async function fallbackRules(family: Family, resolve?: ResolvePackage): Promise<string> {
  const rules = standInsOf(family).map(async ({ of, face, at, use }) => {
    const cut = await fromBuffer(await instanceOf(face, at, resolve));
    return STANDS[family.fallback].map((stand) => standInRule(family, stand, of, cut, use));
  });
  return (await Promise.all(rules)).flat().join('');
}

type FontFile = { readonly name: string; readonly bytes: Buffer };
export type SiteFonts = {
  readonly css: string;
  readonly files: readonly FontFile[];
  readonly preload: readonly string[];
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
      for (const subset of ['latin-ext', 'latin-1', 'latin'] as const) {
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
  const preload = families.flatMap((family) =>
    family.faces.filter((face) => face.preload).map((face) => `fonts/${fileName(family, face, 'latin')}`),
  );
  return { css, files, preload };
}
