import type { TokenNormalized } from '@terrazzo/parser';
import type { Kind } from '../token-spec';
import { hex, type Rgb, rgbFromOklch } from './colour';
import { TokenFault } from './fault';

/** Names of the metric-matched fallbacks that follow a family. */
export type Fallbacks = ReadonlyMap<string, readonly string[]>;

/** Viewport widths between which a fluid length grows, px (art direction: judged at 390 and 1440). */
const PHONE = 390;
const DESKTOP = 1440;
const ROOT_PX = 16;

const tidy = (value: number, digits = 4): string => String(Number(value.toFixed(digits)));

/** `--p-` and the id with dashes: `font.text.boldItalic` is `--p-font-text-bold-italic`. */
export const variable = (id: string): string =>
  `--p-${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')}`;

type Length = { readonly value: number; readonly unit: string };

const isLength = (value: unknown): value is Length =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'number' &&
  'unit' in value &&
  typeof value.unit === 'string';

function fluidStart(token: TokenNormalized): Length | undefined {
  const fluid = token.$extensions?.['portal.fluid'];
  if (typeof fluid !== 'object' || fluid === null || !('from' in fluid)) return undefined;
  if (!isLength(fluid.from)) throw new TokenFault([`${token.id}: portal.fluid.from is no dimension`]);
  return fluid.from;
}

const UNITS: readonly string[] = ['px', 'rem', 'em'];
/** Larger than any length, line height or weight. */
const MAX_NUMBER = 100_000;

/** A number in CSS syntax. Throws `TokenFault` for an absurdly large one. */
function bounded(value: number, digits?: number): string {
  if (!(Math.abs(value) <= MAX_NUMBER)) throw new TokenFault([`${value} is no number of a style sheet`]);
  return tidy(value, digits);
}

function plain({ value, unit }: Length): string {
  if (!UNITS.includes(unit)) throw new TokenFault([`“${unit}” is no unit of a length: ${UNITS.join(', ')}`]);
  return value === 0 ? '0px' : `${bounded(value)}${unit}`;
}

/** CSS keywords, without anything that could end a declaration. */
const KEYWORDS = /^[\w.%-]+(?: [\w.%-]+)*$/;

function keywords(token: TokenNormalized): string {
  const words = String(token.$value);
  if (words.length > 100 || !KEYWORDS.test(words))
    throw new TokenFault([`${token.id}: “${words.slice(0, 60)}” is no keyword of CSS`]);
  return words;
}

/** A length that grows linearly from phone to desktop; the rem part keeps page zoom working. */
function fluid(from: Length, to: Length, id: string): string {
  if (from.unit !== to.unit) throw new TokenFault([`${id}: fluid from ${from.unit} to ${to.unit}`]);
  const scale = to.unit === 'rem' ? ROOT_PX : 1;
  const slope = ((to.value - from.value) * scale) / (DESKTOP - PHONE);
  const base = { value: (from.value * scale - slope * PHONE) / scale, unit: to.unit };
  return `clamp(${plain(from)},${plain(base)} + ${tidy(slope * 100)}vw,${plain(to)})`;
}

const GENERIC = new Set(['serif', 'sans-serif', 'monospace', 'system-ui']);
/** Escapes what could end the string, or the element that embeds the sheet. */
const escaped = (name: string): string =>
  name.replace(/["\\<>\n\r\f]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `);
/** A quoted CSS string. */
export const quoted = (text: string): string => `"${escaped(text)}"`;
const familyName = (name: string): string => (GENERIC.has(name) ? name : quoted(name));

/**
 * sRGB of a colour token, undefined for other types. Throws `TokenFault` unless the colour is written in
 * OKLCH.
 */
export function rgbOf(token: TokenNormalized): Rgb | undefined {
  if (token.$type !== 'color') return undefined;
  const { colorSpace, components, alpha } = token.$value;
  if (colorSpace !== 'oklch') throw new TokenFault([`${token.id}: colours are written in oklch`]);
  const [lightness, chroma, hue] = components.map(Number);
  return rgbFromOklch(lightness ?? 0, chroma ?? 0, hue ?? 0, Number(alpha ?? 1));
}

/** The CSS text of a token. Throws `TokenFault` when its value does not suit its kind. */
export function cssValue(token: TokenNormalized, kind: Kind, fallbacks: Fallbacks): string {
  const rgb = rgbOf(token);
  if (rgb) return hex(rgb);
  switch (token.$type) {
    case 'dimension': {
      const from = fluidStart(token);
      return from ? fluid(from, token.$value, token.id) : plain(token.$value);
    }
    case 'number':
      return kind === 'em'
        ? `${bounded(token.$value)}em`
        : `${bounded(token.$value)}${kind === 'percent' ? '%' : ''}`;
    case 'fontFamily':
      // Families with fallbacks are long and used often: an alias stays a reference, so that a brand writes
      // them once.
      return token.aliasOf
        ? `var(${variable(token.aliasOf)})`
        : [token.$value]
            .flat()
            .flatMap((name) => [name, ...(fallbacks.get(name) ?? [])].map(familyName))
            .join(',');
    case 'fontWeight':
    case 'string':
      return keywords(token);
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(',')})`;
    default:
      throw new TokenFault([`${token.id}: type ${token.$type} is not used here`]);
  }
}
