import { REPORT_LIMITS } from './limits';

/** Characters that break a line, move a terminal's cursor or reorder a text. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** A value of a file on one line of a report: shortened, its control characters escaped. */
export function shown(value: string, max: number = REPORT_LIMITS.value): string {
  const whole = value.length > max ? `${value.slice(0, max)}…` : value;
  return whole.replaceAll(CONTROL, escaped);
}

/** JSON whose strings have their control characters escaped too, beyond those that JSON requires. */
export const shownJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(CONTROL, (character) =>
    character === '\n' ? character : escaped(character),
  );
