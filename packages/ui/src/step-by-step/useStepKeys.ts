'use client';
import { useEffect, useRef } from 'react';

type StepKeys = {
  /** Place of the step that is shown alone; null where all are. */
  at: number | null;
  count: number;
  onGo: (at: number | null) => void;
  /** Escape where all steps are shown. */
  onLeave: () => void;
};

/** A field that takes the arrows itself. */
const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]),textarea,select');

/** Arrow keys go from step to step in the direction of reading; Escape leads back, first to all of them. */
export function useStepKeys(keys: StepKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { at, count, onGo, onLeave } = latest.current;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // An open menu or dialog closes by it.
      if (event.key === 'Escape') {
        if (document.querySelector('dialog[open], [popover]:popover-open')) return;
        if (at === null) onLeave();
        else onGo(null);
      }
      if (at === null || takesArrows(event.target)) return;
      const onward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
      const by = { ArrowRight: onward, ArrowLeft: -onward }[event.key];
      if (by && at + by >= 0 && at + by < count) onGo(at + by);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
