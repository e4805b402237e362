'use client';
import { type VideoMilestone, videoMilestonesReached } from '@portal/model';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IDLE_PLAYBACK, type Playback, type PlaybackStatus } from './playback';

/** Callbacks of a player: start, end and milestones. */
export type PlaybackEvents = {
  /** Called when the reader starts or resumes playback. */
  onPlay?: () => void;
  onEnded?: () => void;
  /** Called at a quarter, half and three quarters; once each (spec §9). Never for live streams. */
  onMilestone?: (milestone: VideoMilestone) => void;
};

/** Actions on a playback; times and skips in seconds, volume 0 to 1. */
export type PlaybackActions = {
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** Seeks to a second. */
  seek: (seconds: number) => void;
  /** Skips seconds forward or, if negative, back. */
  skip: (seconds: number) => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  setRate: (rate: number) => void;
  /** Marks it as failed. */
  fail: () => void;
  /** Restarts after a failure, at the same position. */
  retry: () => void;
};

/** Options of `usePlayback`: known duration in seconds, source, and preparation before the first play. */
export type PlaybackOptions = PlaybackEvents & {
  /** Duration entered by the newsroom, in seconds; used until the file's own is known. */
  duration?: number;
  isLive?: boolean;
  /** URL of the media; another URL resets the milestones already reported (25 %, 50 % and so on). */
  source?: string;
  /** Runs before the first play, and again after a failure. */
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

/** Time up to which it is buffered, from the current position. */
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

/** Tracks and controls a media element, which remains the single source of truth. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source resets the state
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
      // Browsers try each source in turn; after the last one fails there is none left.
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
      // A pause before the first frame, or a browser that requires another click, is no failure.
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
      if (!ref.current) return;
      ref.current.playbackRate = rate;
      // A browser returns to its default whenever it loads.
      ref.current.defaultPlaybackRate = rate;
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

/**
 * Whether a player's own controls have replaced the browser's. If those had the focus, it moves to the play
 * button.
 */
export function useAwake(
  box: RefObject<HTMLElement | null>,
  media: RefObject<HTMLMediaElement | null>,
): boolean {
  const [isAwake, setAwake] = useState(false);
  const hadFocus = useRef(false);
  useEffect(() => {
    hadFocus.current = media.current !== null && document.activeElement === media.current;
    setAwake(true);
  }, [media]);
  useLayoutEffect(() => {
    if (isAwake && hadFocus.current) box.current?.querySelector<HTMLElement>('[data-part=play]')?.focus();
  }, [isAwake, box]);
  return isAwake;
}
