'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PlaybackEvents, usePlayback } from '../media-controls/index';
import { useStream } from '../video-player/useStream';
import { streamOf } from './track';

type Options = PlaybackEvents & { src: string; duration?: number; isLive?: boolean };

/** State and actions of an audio element with a recording or a station, streams included. */
export function useAudio(ref: RefObject<HTMLAudioElement | null>, { src, ...options }: Options) {
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
