'use client';
import { isPredictable, PREDICTIVE_DEBOUNCE_MS } from '@portal/model';
import { useEffect, useRef, useState } from 'react';

/**
 * Passes a text to `onQuery` after typing stops.
 * @returns the last text that was passed, and functions to pass or cancel one
 */
export function useDelayedQuery(onQuery: ((query: string) => void) | undefined) {
  const [asked, setAsked] = useState('');
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(silence.current);
  useEffect(() => () => clearTimeout(silence.current), []);
  const ask = (text: string) => {
    if (!onQuery) return;
    cancel();
    if (!isPredictable(text)) return;
    silence.current = setTimeout(() => {
      setAsked(text.trim());
      onQuery(text.trim());
    }, PREDICTIVE_DEBOUNCE_MS);
  };
  return { asked, ask, cancel };
}
