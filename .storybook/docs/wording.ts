/** CSS px per rem at the default font size of browsers. */
const REM = 16;

/** A length in CSS px; undefined for other values, and for lengths that depend on their context. */
function pixels(length: string): number | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)$/.exec(length.trim()) ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * (unit === 'rem' ? REM : 1) * 100) / 100;
}

/** A length in the notation of designers: `19–21 px` if it grows with the window, `16 px` if not. */
export function saidLength(value: string): string {
  const [, least = value, most = value] = /^clamp\(([^,]+),.+,([^,]+)\)$/.exec(value) ?? [];
  const [from, to] = [pixels(least), pixels(most)];
  if (from === undefined || to === undefined) return value;
  return from === to ? `${from} px` : `${from}–${to} px`;
}

/**
 * Name of a font family's first face.
 * @param given the value of the token that it is an alias of, by the token's name
 */
export function saidFamily(value: string, given: (name: string) => string | undefined): string {
  const [, alias] = /^var\(--p-([\w-]+)\)$/.exec(value) ?? [];
  const family = alias === undefined ? value : (given(alias.replaceAll('-', '.')) ?? value);
  return family.split(',')[0]?.replaceAll('"', '') ?? family;
}

/** A comment without its references to the specification, which readers of these pages do not have. */
export const plain = (text: string) => text.replace(/\s*\((?:[^()]*\b)?spec §[^()]*\)/g, '');
