'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { AUTOMATIC, HLS_TYPE, playStream, type Stream, type StreamLevel } from './stream';

/** Players of a stream: the browser if it can, or always script, which lets the reader select the quality. */
export const STREAM_ENGINES = ['browser', 'script'] as const;
/** Player of a stream: the browser's own HLS, or a script. */
export type StreamEngine = (typeof STREAM_ENGINES)[number];

export type StreamState = {
  levels: readonly StreamLevel[];
  /** Id of the selected level, or -1. */
  chosen: number;
  /** Id of the playing level. */
  current: number;
};

const NO_STREAM: StreamState = { levels: [], chosen: AUTOMATIC, current: AUTOMATIC };

type Options = {
  url: string | undefined;
  /** Whether there is a plain file as a fallback. */
  hasFile: boolean;
  engine: StreamEngine;
  onFailure: () => void;
};

/** The stream of a video, from its first play on: qualities, their selection, and its preparation. */
export function useStream(
  ref: RefObject<HTMLMediaElement | null>,
  { url, hasFile, engine, onFailure }: Options,
) {
  const [state, setState] = useState(NO_STREAM);
  const stream = useRef<Stream | null>(null);

  const stop = useCallback(() => {
    stream.current?.stop();
    stream.current = null;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL is another stream
  useEffect(() => {
    setState(NO_STREAM);
    return stop;
  }, [url, stop]);

  const prepare = async () => {
    const media = ref.current;
    if (!media || !url) return;
    if (engine === 'browser' && media.canPlayType(HLS_TYPE) !== '') return;
    stop();
    try {
      stream.current = await playStream(media, url, {
        onLevels: (levels) => setState((before) => ({ ...before, levels })),
        onLevel: (current) => setState((before) => ({ ...before, current })),
        onFailure,
      });
    } catch (failure) {
      if (!hasFile) throw failure;
    }
    // Without a stream the element plays its plain file.
    if (!stream.current) media.load();
  };

  const choose = (level: number) => {
    stream.current?.choose(level);
    setState((before) => ({ ...before, chosen: level }));
  };
  return { ...state, prepare, choose };
}
