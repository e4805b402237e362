'use client';
import { type VideoMilestone, videoMilestonesReached } from '@portal/model';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IDLE_PLAYBACK, type Playback, type PlaybackStatus } from './playback';

/** Callbacks of a player: its start, its end and the milestones between. */
export type PlaybackEvents = {
  /** The reader started it, or went on. */
  onPlay?: () => void;
  onEnded?: () => void;
  /** A quarter, half and three quarters were passed; once each (spec §9). Live streams have none. */
  onMilestone?: (milestone: VideoMilestone) => void;
};

/** Actions on a playback; times and skips in seconds, volume 0 to 1. */
export type PlaybackActions = {
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** To a second of it. */
  seek: (seconds: number) => void;
  /** On or, with a minus, back. */
  skip: (seconds: number) => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  setRate: (rate: number) => void;
  /** Says that it cannot be played. */
  fail: () => void;
  /** Starts anew after a failure, where it was. */
  retry: () => void;
};

/** Options of `usePlayback`: known duration in seconds, source, and what is prepared before the first play. */
export type PlaybackOptions = PlaybackEvents & {
  /** Length that the newsroom gives, seconds, until the file itself says. */
  duration?: number;
  isLive?: boolean;
  /** Another address makes another recording: milestones begin anew. */
  source?: string;
  /** Made ready before the first play, and again after a failure. */
  prepare?: () => Promise<void>;
};

const EVENTS = [
  'play',
  'playing',
  'pause',
  'waiting',
  'ended',
  'timeupdate',
  'durationchange',
  'progress',
  'seeking',
  'seeked',
  'volumechange',
  'ratechange',
  'emptied',
] as const;

/** How far it has been fetched, from where it plays. */
function bufferedOf({ buffered, currentTime }: HTMLMediaElement): number {
  for (let at = 0; at < buffered.length; at++)
    if (buffered.start(at) <= currentTime + 0.5 && currentTime <= buffered.end(at)) return buffered.end(at);
  return 0;
}

function statusOf(media: HTMLMediaElement): PlaybackStatus {
  if (media.error) return 'failed';
  if (media.ended) return 'ended';
  if (media.paused) return media.currentTime > 0 ? 'paused' : 'idle';
  return media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'waiting' : 'playing';
}

/** Follows a media element and moves it. The element stays the one place where the truth is. */
export function usePlayback(
  ref: RefObject<HTMLMediaElement | null>,
  options: PlaybackOptions,
): [Playback, PlaybackActions] {
  const { duration = 0, isLive = false, source } = options;
  const [playback, setPlayback] = useState<Playback>({ ...IDLE_PLAYBACK, duration, isLive });
  const latest = useRef(options);
  const readiness = useRef<'none' | 'coming' | 'there'>('none');
  const passed = useRef(new Set<VideoMilestone>());

  useEffect(() => {
    latest.current = options;
  });

  const read = useCallback(
    (media: HTMLMediaElement) => {
      const length = Number.isFinite(media.duration) && media.duration > 0 ? media.duration : duration;
      setPlayback((before) => ({
        status:
          readiness.current === 'coming' || (before.status === 'failed' && media.paused)
            ? before.status
            : statusOf(media),
        time: media.currentTime,
        duration: length,
        buffered: bufferedOf(media),
        volume: media.volume,
        isMuted: media.muted || media.volume === 0,
        rate: media.playbackRate,
        isLive: isLive || media.duration === Infinity,
      }));
    },
    [duration, isLive],
  );

  const fail = useCallback(() => {
    readiness.current = 'none';
    ref.current?.pause();
    setPlayback((before) => ({ ...before, status: 'failed' }));
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another recording
  useEffect(() => {
    readiness.current = 'none';
    passed.current.clear();
    setPlayback((before) => ({
      ...IDLE_PLAYBACK,
      duration,
      isLive,
      volume: before.volume,
      isMuted: before.isMuted,
    }));
  }, [source]);

  useEffect(() => {
    const media = ref.current;
    if (!media) return;
    const passMilestones = () => {
      if (latest.current.isLive) return;
      for (const milestone of videoMilestonesReached(media.currentTime, media.duration)) {
        if (passed.current.has(milestone)) continue;
        passed.current.add(milestone);
        latest.current.onMilestone?.(milestone);
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of EVENTS) media.addEventListener(event, () => read(media), { signal });
    media.addEventListener('timeupdate', passMilestones, { signal });
    media.addEventListener('play', () => latest.current.onPlay?.(), { signal });
    media.addEventListener('ended', () => latest.current.onEnded?.(), { signal });
    const onError = ({ target }: Event) => {
      // A source that cannot be played is followed by the next one; after the last there is none.
      const last = Array.from(media.querySelectorAll('source')).at(-1);
      if (media.error || target === last) fail();
    };
    media.addEventListener('error', onError, { signal, capture: true });
    read(media);
    return () => listening.abort();
  }, [ref, read, fail]);

  const actions = useMemo(
    () => createActions({ ref, latest, readiness, setPlayback, read, fail }),
    [ref, read, fail],
  );

  return [playback, actions];
}

type ActionDeps = {
  ref: RefObject<HTMLMediaElement | null>;
  latest: RefObject<PlaybackOptions>;
  readiness: RefObject<'none' | 'coming' | 'there'>;
  setPlayback: Dispatch<SetStateAction<Playback>>;
  read: (media: HTMLMediaElement) => void;
  fail: () => void;
};

function createActions({ ref, latest, readiness, setPlayback, read, fail }: ActionDeps): PlaybackActions {
  const play = async () => {
    const media = ref.current;
    if (!media || readiness.current === 'coming') return;
    if (readiness.current === 'none') {
      const { prepare } = latest.current;
      if (prepare) {
        readiness.current = 'coming';
        setPlayback((before) => ({ ...before, status: 'waiting' }));
        try {
          await prepare();
        } catch {
          fail();
          return;
        }
      }
      readiness.current = 'there';
    }
    try {
      await media.play();
    } catch (refusal) {
      // A pause that comes before the first frame, or a browser that asks for another click, is no failure.
      const isRefused =
        refusal instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(refusal.name);
      if (isRefused) read(media);
      else fail();
    }
  };
  const pause = () => ref.current?.pause();
  const seek = (seconds: number) => {
    const media = ref.current;
    if (!media || latest.current.isLive) return;
    const end = Number.isFinite(media.duration) ? media.duration : seconds;
    media.currentTime = Math.min(Math.max(seconds, 0), end);
  };
  return {
    play,
    pause,
    toggle: () => (ref.current && !ref.current.paused ? pause() : void play()),
    seek,
    skip: (seconds) => seek((ref.current?.currentTime ?? 0) + seconds),
    setVolume: (volume) => {
      const media = ref.current;
      if (!media) return;
      media.volume = Math.min(Math.max(volume, 0), 1);
      media.muted = media.volume === 0;
    },
    toggleMute: () => {
      const media = ref.current;
      if (!media) return;
      if (media.volume === 0) media.volume = 1;
      else media.muted = !media.muted;
    },
    setRate: (rate) => {
      if (ref.current) ref.current.playbackRate = rate;
    },
    fail,
    retry: () => {
      const media = ref.current;
      if (!media) return;
      const stood = media.currentTime;
      readiness.current = 'none';
      setPlayback((before) => ({ ...before, status: 'waiting' }));
      media.load();
      if (stood > 0) media.addEventListener('loadedmetadata', () => seek(stood), { once: true });
      void play();
    },
  };
}
