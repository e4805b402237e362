'use client';
import { useRef, useState } from 'react';

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
  // Of its own value it knows what came last, though it was not drawn yet: two events of one press ask for the same.
  const last = useRef(own);
  const ask = (next: Value) => {
    if (Object.is(next, value === undefined ? last.current : value)) return;
    if (value === undefined) {
      last.current = next;
      setOwn(next);
    }
    onChange?.(next);
  };
  return [value === undefined ? own : value, ask];
}
