/**
 * Colours are mixed in OKLab, so that a mix of two papers keeps its saturation
 * (https://bottosson.github.io/posts/oklab/).
 */
type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => toLinear(part / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = parts.map((part) => {
    const value = Math.round(Math.min(Math.max(fromLinear(part), 0), 1) * 255);
    return value.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** `share` 0 returns the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [toLab(first), toLab(second)];
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return toHex([part(0), part(1), part(2)]);
}

/** Lighter (above 0) or darker (below 0) paper of the same colour. */
export function tone(colour: string, by: number): string {
  const [lightness, a, b] = toLab(colour);
  return toHex([
    Math.min(Math.max(lightness + by, 0), 1),
    a * (1 - Math.abs(by) * 0.4),
    b * (1 - Math.abs(by) * 0.4),
  ]);
}

/** Rotates the hue by `degrees` and multiplies the saturation. */
export function turned(colour: string, degrees: number, strength = 1): string {
  const [lightness, a, b] = toLab(colour);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return toHex([lightness, (a * cos - b * sin) * strength, (a * sin + b * cos) * strength]);
}

/** Red, green and blue, 0 to 255. */
export const parts = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
