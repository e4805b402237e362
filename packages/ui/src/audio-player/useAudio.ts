'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { type PlaybackEvents, usePlayback } from '../media-controls/index';
import { useStream } from '../video-player/useStream';
import { streamOf } from './track';

type Options = PlaybackEvents & { src: string; duration?: number; isLive?: boolean };

/** A recording or a station in an audio element, streams included. */
export function useAudio(ref: RefObject<HTMLAudioElement | null>, { src, ...options }: Options) {
  const failed = useRef<() => void>(undefined);
  const { prepare } = useStream(ref, {
    address: streamOf(src),
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
