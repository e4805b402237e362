'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { AUTOMATIC, HLS_TYPE, playStream, type Stream, type StreamLevel } from './stream';

/** Players of a stream: the browser where it can, or always the script, which lets the reader choose the quality. */
export const STREAM_ENGINES = ['browser', 'script'] as const;
/** Player of a stream: the browser's own HLS, or a script. */
export type StreamEngine = (typeof STREAM_ENGINES)[number];

export type StreamState = {
  levels: readonly StreamLevel[];
  /** Chosen level: its id, or -1. */
  chosen: number;
  /** The level that plays. */
  current: number;
};

const NO_STREAM: StreamState = { levels: [], chosen: AUTOMATIC, current: AUTOMATIC };

type Options = {
  address: string | undefined;
  /** There is a plain file to fall back on. */
  hasFile: boolean;
  engine: StreamEngine;
  onFailure: () => void;
};

/** The stream of a film, from its first play on: qualities, the choice among them, and what makes it ready. */
export function useStream(
  ref: RefObject<HTMLMediaElement | null>,
  { address, hasFile, engine, onFailure }: Options,
) {
  const [state, setState] = useState(NO_STREAM);
  const stream = useRef<Stream | null>(null);

  const stop = useCallback(() => {
    stream.current?.stop();
    stream.current = null;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another stream
  useEffect(() => {
    setState(NO_STREAM);
    return stop;
  }, [address, stop]);

  const prepare = async () => {
    const media = ref.current;
    if (!media || !address) return;
    if (engine === 'browser' && media.canPlayType(HLS_TYPE) !== '') return;
    stop();
    try {
      stream.current = await playStream(media, address, {
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
