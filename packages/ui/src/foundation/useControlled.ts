'use client';
import { useState } from 'react';

/**
 * A value that a component's user holds, or, where none is given, the component itself.
 * @param onChange told of each value that the reader asks for, in both cases
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [value: Value, ask: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  const ask = (next: Value) => {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [current, ask];
}
