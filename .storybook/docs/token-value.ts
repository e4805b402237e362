/** CSS px of one rem at the size of letters that browsers begin with. */
const REM = 16;

/** A length in CSS px; undefined for what is none, or depends on its place. */
function pixels(length: string): number | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)$/.exec(length.trim()) ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * (unit === 'rem' ? REM : 1) * 100) / 100;
}

/** A length as designers say it: `19–21 px` where it grows with the window, `16 px` where it does not. */
export function saidLength(value: string): string {
  const [, least = value, most = value] = /^clamp\(([^,]+),.+,([^,]+)\)$/.exec(value) ?? [];
  const [from, to] = [pixels(least), pixels(most)];
  if (from === undefined || to === undefined) return value;
  return from === to ? `${from} px` : `${from}–${to} px`;
}

/**
 * A family by the face that it begins with.
 * @param given the value of the token that it is an alias of, by the token's name
 */
export function saidFamily(value: string, given: (name: string) => string | undefined): string {
  const [, alias] = /^var\(--p-([\w-]+)\)$/.exec(value) ?? [];
  const family = alias === undefined ? value : (given(alias.replaceAll('-', '.')) ?? value);
  return family.split(',')[0]?.replaceAll('"', '') ?? family;
}
