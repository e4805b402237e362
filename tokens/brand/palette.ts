import { contrastRatio, oklchFromRgb, type Rgb, rgbFromOklch } from '../build/colour';
import type { palette } from '../colour-contract';

/** Lightness and chroma 0 to 1, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
/** Every colour that a brand defines itself. */
export type Palette = Readonly<Record<keyof typeof palette, Oklch>>;

const rgb = ([lightness, chroma, hue]: Oklch): Rgb => rgbFromOklch(lightness, chroma, hue);

/** Margin over the required ratio: hex colours are rounded. */
const MARGIN = 0.15;
const STEP = 0.005;

/** The colour, darkened or lightened until it is legible on all grounds. */
function legible([from, chroma, hue]: Oklch, grounds: readonly Oklch[], needed: number, step: number): Oklch {
  for (let lightness = from; lightness > 0 && lightness < 1; lightness += step) {
    const colour: Oklch = [lightness, chroma, hue];
    if (grounds.every((ground) => contrastRatio(rgb(colour), rgb(ground)) >= needed + MARGIN)) return colour;
  }
  return [step < 0 ? 0 : 1, 0, 0];
}

const WHITE: Oklch = [1, 0, 0];
const BLACK: Oklch = [0, 0, 0];

/** White or black, whichever is more legible on a colour. */
const upon = (ground: Oklch): Oklch =>
  contrastRatio(rgb(WHITE), rgb(ground)) >= contrastRatio(rgb(BLACK), rgb(ground)) ? WHITE : BLACK;

/** Hues of sections, spaced so that neighbours can be distinguished. */
const SECTION_HUES = {
  news: 25,
  politics: 255,
  local: 195,
  world: 285,
  economy: 150,
  society: 330,
  culture: 310,
  sports: 110,
  science: 225,
  leisure: 60,
} as const;
const SECTION_CHROMA = 0.11;

type Mode = {
  /** Direction in which colours change until they are legible. */
  step: number;
  paper: Oklch;
  raised: Oklch;
  band: Oklch;
  accentQuiet: Oklch;
  ink: Oklch;
  inkQuiet: Oklch;
  rule: Oklch;
  ruleStrong: Oklch;
  /** The darkest or lightest ground in high contrast. */
  pole: Oklch;
  /** Initial lightness of the colours of sections and kinds. */
  colours: number;
};

function paletteIn(mode: Mode, accent: Oklch, brand: Oklch): Palette {
  const grounds = [mode.paper, mode.raised, mode.band];
  const read = (colour: Oklch, needed = 4.5) => legible(colour, grounds, needed, mode.step);
  const [, chroma, hue] = accent;
  const own = read(accent);
  const onOwn = upon(own);
  const section = (at: number) => read([mode.colours, SECTION_CHROMA, at]);
  return {
    paper: mode.paper,
    raised: mode.raised,
    band: mode.band,
    ink: read(mode.ink, 7),
    inkQuiet: read(mode.inkQuiet),
    rule: mode.rule,
    ruleStrong: read(mode.ruleStrong, 3),
    accent: own,
    onAccent: onOwn,
    accentQuiet: mode.accentQuiet,
    accentMore: legible([own[0], chroma, hue], [mode.pole], 7, mode.step),
    brand,
    onBrand: upon(brand),
    now: own,
    onNow: onOwn,
    nowInk: own,
    liveFrom: own,
    liveTo: own,
    onLive: onOwn,
    link: own,
    opinion: own,
    audio: read([mode.colours, SECTION_CHROMA, (hue + 120) % 360]),
    video: read([mode.colours, SECTION_CHROMA, (hue + 240) % 360]),
    premium: read([mode.colours, SECTION_CHROMA, 75]),
    news: section(SECTION_HUES.news),
    politics: section(SECTION_HUES.politics),
    local: section(SECTION_HUES.local),
    world: section(SECTION_HUES.world),
    economy: section(SECTION_HUES.economy),
    society: section(SECTION_HUES.society),
    culture: section(SECTION_HUES.culture),
    sports: section(SECTION_HUES.sports),
    science: section(SECTION_HUES.science),
    leisure: section(SECTION_HUES.leisure),
    // Used on all section colours, so it is chosen for the palest or the darkest of them.
    onSection: mode.step < 0 ? WHITE : [0.15, 0, 0],
  };
}

const MAX_INK_CHROMA = 0.06;
const MAX_ACCENT_QUIET_CHROMA = 0.04;

/**
 * Light and dark colours of a brand, derived from its ink and its accent. Paper, rules and quiet texts take
 * the ink's hue; text colours are darkened or lightened until they are legible on all grounds (WCAG 2.2 AA;
 * text 7:1). `brand` is the accent unchanged.
 */
export function paletteOf(choices: { ink: Rgb; accent: Rgb }): { day: Palette; night: Palette } {
  const [inkLightness, inkChroma, inkHue] = oklchFromRgb(choices.ink);
  const accent = oklchFromRgb(choices.accent);
  const chroma = Math.min(inkChroma, MAX_INK_CHROMA);
  const tinted = (lightness: number, share: number): Oklch => [lightness, chroma * share, inkHue];
  const quiet = (lightness: number): Oklch => [
    lightness,
    Math.min(accent[1] / 3, MAX_ACCENT_QUIET_CHROMA),
    accent[2],
  ];
  const day: Mode = {
    step: -STEP,
    paper: tinted(0.99, 0.05),
    raised: WHITE,
    band: tinted(0.955, 0.15),
    accentQuiet: quiet(0.93),
    ink: [Math.min(inkLightness, 0.3), chroma, inkHue],
    inkQuiet: tinted(0.46, 0.6),
    rule: tinted(0.86, 0.3),
    ruleStrong: [Math.min(inkLightness, 0.35), chroma, inkHue],
    pole: [0.94, 0, 0],
    colours: 0.5,
  };
  const night: Mode = {
    step: STEP,
    paper: tinted(0.19, 0.6),
    raised: tinted(0.26, 0.6),
    band: tinted(0.23, 0.6),
    accentQuiet: quiet(0.32),
    ink: tinted(0.94, 0.15),
    inkQuiet: tinted(0.77, 0.3),
    rule: tinted(0.38, 0.5),
    ruleStrong: tinted(0.75, 0.3),
    pole: [0.2, 0, 0],
    colours: 0.72,
  };
  return { day: paletteIn(day, accent, accent), night: paletteIn(night, accent, accent) };
}
