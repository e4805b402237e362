'use client';
import type { FilmAdStep } from '@portal/model/ads';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Outcome of an ad before a video: completed, skipped, or failed to play. */
export type FilmAdEnd = 'complete' | 'skip' | 'failed';

/** Props of `FilmAd`: the ad's video and its events; times in seconds. */
export type FilmAdProps = {
  /** URL of its mp4. */
  src: string;
  /** Length according to the ad server, until that of the file is known. */
  duration?: number;
  /** Second from which it can be skipped; if omitted, it cannot. */
  skipAfter?: number;
  /** URL of the advertiser. */
  href?: string;
  /** Volume of the video that follows, 0 to 1. */
  volume?: number;
  isMuted?: boolean;
  /** Initially paused. */
  isPaused?: boolean;
  onStep?: (step: FilmAdStep) => void;
  /** Called when it has ended, in any way: the video begins. */
  onEnd: (end: FilmAdEnd) => void;
};

/** An ad that stalls this long without having been paused is aborted. */
const STALL_MS = 5000;

/** Seconds that an ad may play beyond its announced length, and absolute maximum: then the video begins. */
const SPARE_SECONDS = 2;
const MAX_SECONDS = 90;

/** Progress events of an ad, each reported once. */
const SHARES = [
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
] as const;

type Options = Omit<FilmAdProps, 'src' | 'skipAfter' | 'href'>;

/** Starts an ad with the reader's sound setting; muted if the browser does not allow sound. */
async function begin(media: HTMLVideoElement): Promise<void> {
  try {
    await media.play();
  } catch (refusal) {
    const isRefused = refusal instanceof DOMException && refusal.name === 'NotAllowedError';
    if (!isRefused || media.muted) throw refusal;
    media.muted = true;
    await media.play();
  }
}

/** Plays an ad and reports its events, each once except pauses and sound. It ends once, whatever happens. */
export function useFilmAd(ref: RefObject<HTMLVideoElement | null>, options: Options) {
  const { duration = 0, volume = 1, isMuted = false, isPaused = false } = options;
  const [state, setState] = useState({ time: 0, length: duration, isRunning: !isPaused, isSilent: isMuted });
  const latest = useRef(options);
  const told = useRef(new Set<FilmAdStep>());
  useEffect(() => {
    latest.current = options;
  });
  const tell = useCallback((step: FilmAdStep) => latest.current.onStep?.(step), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial sound and pause settings count
  useEffect(() => {
    const media = ref.current;
    if (!media) return;
    const listening = new AbortController();
    const { signal } = listening;
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const end = (how: 'complete' | 'failed') => {
      if (signal.aborted) return;
      listening.abort();
      clearTimeout(stalled);
      if (how === 'complete') tell('complete');
      latest.current.onEnd(how);
    };
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => end('failed'), STALL_MS);
    };
    const once = (step: FilmAdStep) => {
      if (told.current.has(step)) return;
      told.current.add(step);
      tell(step);
    };
    const read = () =>
      setState({
        time: media.currentTime,
        length: Number.isFinite(media.duration) ? media.duration : duration,
        isRunning: !media.paused,
        isSilent: media.muted,
      });
    const on = (name: string, listener: () => void) => media.addEventListener(name, listener, { signal });
    for (const name of ['timeupdate', 'durationchange', 'play', 'pause', 'volumechange']) on(name, read);
    on('playing', () => once('start'));
    const longest = Math.min(duration || MAX_SECONDS, MAX_SECONDS) + SPARE_SECONDS;
    on('timeupdate', () => {
      if (media.currentTime > longest) return end('failed');
      if (!media.paused) watch();
      for (const [step, share] of SHARES) if (media.currentTime >= media.duration * share) once(step);
    });
    on('play', watch);
    on('pause', () => clearTimeout(stalled));
    on('ended', () => end('complete'));
    on('error', () => end('failed'));
    media.volume = volume;
    media.muted = isMuted;
    if (!isPaused) {
      watch();
      begin(media).catch(() => end('failed'));
    }
    return () => {
      listening.abort();
      clearTimeout(stalled);
      media.pause();
    };
  }, [ref, tell]);

  const toggle = () => {
    const media = ref.current;
    if (!media) return;
    tell(media.paused ? 'resume' : 'pause');
    if (media.paused) begin(media).catch(() => latest.current.onEnd('failed'));
    else media.pause();
  };
  const toggleSound = () => {
    const media = ref.current;
    if (!media) return;
    media.muted = !media.muted;
    tell(media.muted ? 'mute' : 'unmute');
  };
  return { ...state, toggle, toggleSound, tell };
}
