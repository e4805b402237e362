'use client';
import { useRef, useState } from 'react';

/**
 * A value that the parent controls or, if none is given, the component itself.
 * @param onChange called with each value that the reader requests, in both cases
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [value: Value, ask: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  // The latest uncontrolled value, even before it is rendered: two events of one press must compare with it.
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
