'use client';
import type { NextEpisode } from '@portal/model';
import { useEffect, useRef, useState } from 'react';

/** Next edition of a programme, and whether the reader wants one after another. */
export type UpNextChoice = {
  /** The next edition; null after the newest. */
  next: NextEpisode | null;
  programme: { name: string; url: string };
  /** The reader's preference: the next one starts by itself, after a count. */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** Plays the next one. */
  onStart: () => void;
};

/** Count before the next edition starts. */
export type NextCount = {
  /** `offered` waits for a press, `counting` ends by itself, `idle` before the end of the current edition. */
  state: 'idle' | 'offered' | 'counting';
  /** Whole seconds left of a count. */
  left: number;
  /** The count stands still: the focus is in it, or the reader wants less motion. */
  isHeld: boolean;
  /** Holds the count while the focus is in it. */
  hold: (isHeld: boolean) => void;
  /** Ends the count without playing. */
  stop: () => void;
};

/** Seconds of the count: time to read a title and to find a button. */
export const COUNT_SECONDS = 8;

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Counts down at the end of an edition, if the reader has chosen one after another. Anything that starts to
 * play ends the count.
 */
export function useUpNext(choice: UpNextChoice | undefined, hasEnded: boolean): NextCount {
  const [left, setLeft] = useState(COUNT_SECONDS);
  const [isStopped, setStopped] = useState(false);
  const [isFocused, hold] = useState(false);
  const [isCalm, setCalm] = useState(false);
  const isOffered = hasEnded && Boolean(choice?.next);
  const isCounting = isOffered && choice?.isOn === true && !isStopped;
  const isHeld = isFocused || isCalm;
  const start = useRef(choice?.onStart);
  useEffect(() => {
    start.current = choice?.onStart;
  });
  useEffect(() => {
    if (hasEnded) return;
    setLeft(COUNT_SECONDS);
    setStopped(false);
    hold(false);
  }, [hasEnded]);
  useEffect(() => {
    if (!isCounting) return;
    const query = matchMedia(REDUCED);
    const onChange = () => setCalm(query.matches);
    const onPlay = () => setStopped(true);
    onChange();
    query.addEventListener('change', onChange);
    document.addEventListener('play', onPlay, true);
    return () => {
      query.removeEventListener('change', onChange);
      document.removeEventListener('play', onPlay, true);
    };
  }, [isCounting]);
  useEffect(() => {
    if (!isCounting || isHeld) return;
    if (left <= 0) {
      setStopped(true);
      start.current?.();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [isCounting, isHeld, left]);
  return {
    state: isCounting ? 'counting' : isOffered ? 'offered' : 'idle',
    left,
    isHeld,
    hold,
    stop: () => setStopped(true),
  };
}
