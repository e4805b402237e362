/** Colours are written in OKLCH (one lightness means one lightness in every hue) and delivered as sRGB hex. */

/** Gamma-encoded sRGB with alpha, each 0 to 1. */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number; readonly alpha: number };

const encode = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const decode = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** OKLCH to linear sRGB; matrices from Björn Ottosson, "A perceptual color space for image processing". */
function linearFromOklch(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fits = (channels: readonly number[]): boolean => channels.every((c) => c >= -0.0005 && c <= 1.0005);
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Lightness and chroma are 0 to 1, hue is in degrees. Outside of sRGB, chroma is reduced; lightness and hue
 * stay.
 */
export function rgbFromOklch(lightness: number, chroma: number, hue: number, alpha = 1): Rgb {
  let [low, high] = [0, chroma];
  let channels = linearFromOklch(lightness, chroma, hue);
  if (!fits(channels)) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      if (fits(linearFromOklch(lightness, middle, hue))) low = middle;
      else high = middle;
    }
    channels = linearFromOklch(lightness, low, hue);
  }
  const [r, g, b] = channels;
  return { r: encode(clamp(r)), g: encode(clamp(g)), b: encode(clamp(b)), alpha };
}

const cube = Math.cbrt;

/** Lightness, chroma and hue of an sRGB colour, the inverse of `rgbFromOklch`. A grey has hue 0. */
export function oklchFromRgb({ r, g, b }: Rgb): [lightness: number, chroma: number, hue: number] {
  const [x, y, z] = [decode(r), decode(g), decode(b)];
  const l = cube(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = cube(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = cube(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(across, along);
  const hue = chroma < 0.0001 ? 0 : ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360;
  return [lightness, chroma, hue];
}

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Colour of `#rrggbb`; undefined for any other text. */
export function rgbFromHex(text: string): Rgb | undefined {
  const [, ...channels] = HEX.exec(text.trim()) ?? [];
  const [r, g, b] = channels.map((channel) => Number.parseInt(channel, 16) / 255);
  return r === undefined || g === undefined || b === undefined ? undefined : { r, g, b, alpha: 1 };
}

const byte = (channel: number): string =>
  Math.round(clamp(channel) * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb`, or `#rrggbbaa` for a translucent colour. */
export const hex = ({ r, g, b, alpha }: Rgb): string =>
  `#${byte(r)}${byte(g)}${byte(b)}${alpha < 1 ? byte(alpha) : ''}`;

/** `share` (0 to 1) of one colour over another, as in `color-mix(in srgb)`. */
export const mix = (top: Rgb, under: Rgb, share: number): Rgb => ({
  r: top.r * share + under.r * (1 - share),
  g: top.g * share + under.g * (1 - share),
  b: top.b * share + under.b * (1 - share),
  alpha: 1,
});

const luminance = ({ r, g, b }: Rgb): number => 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b);

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
