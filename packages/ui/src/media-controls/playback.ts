/** States of a player. */
export const PLAYBACK_STATUSES = ['idle', 'paused', 'waiting', 'playing', 'ended', 'failed'] as const;
/** State of a playback; `waiting` for data, `failed` until it is restarted. */
export type PlaybackStatus = (typeof PLAYBACK_STATUSES)[number];

/** State of a video's or audio's playback; times in seconds. */
export type Playback = {
  status: PlaybackStatus;
  time: number;
  /** 0 while unknown. */
  duration: number;
  /** Time up to which it is buffered, from the current position. */
  buffered: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Playback speed; 1 is normal. */
  rate: number;
  /** Whether it is a live stream, without end or seeking. */
  isLive: boolean;
};

/** Playback before its first start: full volume, normal speed, unknown duration. */
export const IDLE_PLAYBACK: Playback = {
  status: 'idle',
  time: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
  isLive: false,
};

/** Playback speeds that players offer; 1 is normal. */
export const PLAYBACK_RATES = [0.75, 1, 1.25, 1.5, 2] as const;

/** Seconds that an arrow key moves by. */
export const STEP_SECONDS = 5;
/** Seconds that the skip buttons and the keys J and L move by. */
export const SKIP_SECONDS = 15;

const two = (count: number) => String(count).padStart(2, '0');

/** Seconds in clock format: `0:07`, `12:30`, `1:02:03`. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Seconds in words, as a screen reader reads them: `12 minuts 30 segons`.
 * @param tag BCP 47
 */
export function spoken(seconds: number, tag: string): string {
  let rest = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const words: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count || (unit === 'second' && !words.length))
      words.push(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  }
  return words.join(' ');
}

/** Whether a playback is running or waiting for data, so that its button is a pause button. */
export const isRunning = ({ status }: Pick<Playback, 'status'>) =>
  status === 'playing' || status === 'waiting';
