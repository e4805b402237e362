import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import type { SiteSource } from '../sites/site';
import { TokenFault } from './fault';
import { instanceOf } from './font-files';
import type { ResolvedSet } from './resolve';

/**
 * A wordmark as outlines, in thousandths of its font size: one line as high as the font size, with the
 * letters in place.
 */
export type Wordmark = {
  /** Text of the wordmark. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** `d` of an SVG path. */
  readonly path: string;
};

const EM = 1000;
/** CSS px per rem, for faces whose letter shapes change with their size. */
const REM = 16;

type Setting = {
  weight: number;
  stretch: number;
  tracking: number;
  size: number;
  transform: string;
};

function settingOf(tokens: ResolvedSet): Setting {
  const value = (name: string) => tokens.get(`masthead.wordmark${name}`)?.css ?? '';
  return {
    weight: Number.parseFloat(value('Weight')),
    stretch: Number.parseFloat(value('Stretch')),
    tracking: Number.parseFloat(value('Tracking')) || 0,
    // The maximum of a size that grows with the window.
    size: Math.max(...[...value('Size').matchAll(/([\d.]+)rem/g)].map(([, rems]) => Number(rems))) * REM,
    transform: value('Transform'),
  };
}

function transformed(text: string, transform: string): string {
  if (transform === 'uppercase') return text.toLocaleUpperCase();
  return transform === 'lowercase' ? text.toLocaleLowerCase() : text;
}

/**
 * The outlines of a site's wordmark, drawn in its display face as its tokens set it: it looks the same before
 * the fonts have loaded, and without them. Undefined for a site without one.
 */
export async function wordmarkOf(
  { wordmark, families: [family] }: SiteSource,
  tokens: ResolvedSet,
): Promise<Wordmark | undefined> {
  if (wordmark === undefined) return undefined;
  const face = family?.faces.find(({ style }) => style === 'normal');
  if (!face) throw new TokenFault([`the wordmark “${wordmark}” has no face to be drawn from`]);
  const setting = settingOf(tokens);
  const { weight, stretch, tracking, size, transform } = setting;
  const unknown = Object.entries(setting).filter(
    ([, value]) => typeof value === 'number' && !Number.isFinite(value),
  );
  if (unknown.length)
    throw new TokenFault(
      unknown.map(([name]) => `masthead.wordmark: its ${name} is not written as a number`),
    );
  const wanted: Record<string, number> = { wght: weight, wdth: stretch, opsz: size };
  const at = Object.entries(face.keep).flatMap(([axis, kept]): [string, number][] =>
    typeof kept === 'number' ? [] : [[axis, Math.min(kept[1], Math.max(kept[0], wanted[axis] ?? kept[0]))]],
  );
  // Outlines weigh the same at any optical size, so they use the real one, whatever axes are kept for text.
  if (face.axes === 'opsz') at.push(['opsz', size]);
  const font = new Font(new Face(new Blob(await instanceOf(face, Object.fromEntries(at)))));
  // Positive y is down in SVG.
  font.setScale(EM, -EM);
  const letters = new Text();
  letters.addText(transformed(wordmark, transform));
  letters.guessSegmentProperties();
  shape(font, letters);

  const { ascender, descender } = font.hExtents();
  // Baseline of the letters in a line as high as the font size: the em plus ascender minus descender, halved.
  const baseline = (EM + (Math.abs(ascender) - Math.abs(descender))) / 2;
  let x = 0;
  const commands: string[] = [];
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of letters.getGlyphInfosAndPositions()) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const moved = values.map((value, index) =>
        Math.round(value + (index % 2 === 0 ? x + xOffset : baseline + yOffset)),
      );
      commands.push(type + moved.join(' '));
    }
    x += xAdvance + tracking * EM;
  }
  // Tracking goes between letters: after the last one it would clip it, or leave a gap.
  x -= tracking * EM;
  return { text: wordmark, width: Math.round(x), height: EM, path: commands.join('') };
}
