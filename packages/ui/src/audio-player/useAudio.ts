'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PlaybackEvents, usePlayback } from '../media-controls/index';
import { useStream } from '../video-player/useStream';
import { type AudioProgress, streamOf } from './track';
import { useMediaKeys } from './useMediaKeys';

type Options = PlaybackEvents & AudioProgress & { src: string; duration?: number; isLive?: boolean };

/** State and actions of an audio element with a recording or a station, streams included. */
export function useAudio(
  ref: RefObject<HTMLAudioElement | null>,
  { src, startsAt = 0, rate = 1, onRate, onProgress, ...options }: Options,
) {
  const failed = useRef<() => void>(undefined);
  const { prepare } = useStream(ref, {
    url: streamOf(src),
    hasFile: false,
    engine: 'browser',
    onFailure: () => failed.current?.(),
  });
  const [playback, actions] = usePlayback(ref, { ...options, source: src, prepare });
  useEffect(() => {
    failed.current = actions.fail;
  });
  const { seek, setRate } = actions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each source begins once, where it was left
  useEffect(() => {
    if (startsAt > 0) seek(startsAt);
  }, [src, startsAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each source begins at the reader's speed
  useEffect(() => {
    if (rate !== 1) setRate(rate);
  }, [src, rate]);
  const told = useRef(1);
  useEffect(() => {
    if (playback.rate === told.current) return;
    told.current = playback.rate;
    onRate?.(playback.rate);
  }, [playback.rate, onRate]);
  useEffect(() => {
    if (playback.status !== 'idle') onProgress?.(playback);
  }, [playback, onProgress]);
  useMediaKeys(playback, actions);
  return [playback, actions] as const;
}

/** Whether any part of an element is in the window; true until it is known. */
export function useInSight(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isWatched || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWatched]);
  return isInSight;
}
