'use client';
import { useState } from 'react';
import { useControlled } from '../foundation/useControlled';
import { fill, useLocale } from '../locale/index';
import { isOnStep, parseNumber, stepped } from './numbers';

/** Constraints and format of a number. */
export type NumberRules = {
  min?: number;
  max?: number;
  /** Distance between values, counted from `min` or 0. */
  step?: number;
  /** Format of the number after blur: decimals, groups. Units belong in the label. */
  format?: Intl.NumberFormatOptions;
};

/** A controlled or uncontrolled number. */
export type HeldNumber = {
  /** The number; null while the input is invalid. */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (value: number | null) => void;
};

/** Text, parsing and stepping of a number in the reader's language. */
export function useNumber({
  min,
  max,
  step = 1,
  format,
  value: valueByUser,
  defaultValue = null,
  onValueChange,
}: NumberRules & HeldNumber) {
  const { language, texts } = useLocale('numberField');
  const [value, setValue] = useControlled(valueByUser, defaultValue, onValueChange);
  const write = (number: number | null) =>
    number === null
      ? ''
      : new Intl.NumberFormat(language, { maximumFractionDigits: 10, ...format }).format(number);
  const [written, setWritten] = useState(() => write(value));
  const [isLeft, setLeft] = useState(false);
  const from = min ?? 0;
  // A different controlled value replaces the typed text.
  const text = parseNumber(written, language) === value ? written : write(value);

  const take = (next: number | null, as: string) => {
    setWritten(as);
    setLeft(false);
    setValue(next);
  };
  const within = (number: number) => Math.min(Math.max(number, min ?? number), max ?? number);
  const go = (by: 1 | -1, times = 1) => {
    let next = value ?? within(from);
    // The first step of an empty field sets the start of the grid.
    for (let left = value === null ? 0 : times; left > 0; left -= 1) next = stepped(next, by, step, from);
    take(within(next), write(within(next)));
  };
  const faultOf = () => {
    const words = texts.numberField;
    if (!text) return undefined;
    if (value === null) return fill(words.noNumber, { example: write(stepped(from, 1, step, from)) });
    if (min !== undefined && value < min) return fill(words.tooSmall, { min: write(min) });
    if (max !== undefined && value > max) return fill(words.tooLarge, { max: write(max) });
    if (isOnStep(value, step, from)) return undefined;
    const [before, after] = [stepped(value, -1, step, from), stepped(value, 1, step, from)];
    return fill(words.offStep, { before: write(before), after: write(after) });
  };
  return {
    value,
    text,
    words: value === null ? undefined : write(value),
    /** Shown once the reader has left the field. */
    fault: isLeft ? faultOf() : undefined,
    canGo: {
      down: value === null || min === undefined || value > min,
      up: value === null || max === undefined || value < max,
    },
    type: (next: string) => take(parseNumber(next, language), next),
    go,
    leave: () => {
      setLeft(true);
      if (value !== null) setWritten(write(value));
    },
  };
}
