'use client';
import { useEffect, useRef } from 'react';

type StepKeys = {
  /** Index of the step that is shown alone; null if all are. */
  at: number | null;
  count: number;
  onGo: (at: number | null) => void;
  /** Called on Escape while all steps are shown. */
  onLeave: () => void;
};

/** Whether a field handles arrow keys itself. */
const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]),textarea,select');

/** Arrow keys move from step to step in reading direction; Escape goes back, first to all steps. */
export function useStepKeys(keys: StepKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { at, count, onGo, onLeave } = latest.current;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Escape closes an open menu or dialog first.
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
