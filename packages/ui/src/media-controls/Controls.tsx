'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import {
  PauseIcon,
  PlayIcon,
  SkipBackIcon,
  SkipForwardIcon,
  SkipThirtyIcon,
  VolumeIcon,
  VolumeOffIcon,
} from '../icon/index';
import { fill, useLocale } from '../locale/index';
import * as css from './Controls.css';
import {
  clock,
  isRunning,
  PLAYBACK_RATES,
  type Playback,
  SKIP_SECONDS,
  STEP_SECONDS,
  spoken,
} from './playback';
import type { Choice } from './Settings';
import { Track } from './Track';
import type { PlaybackActions } from './usePlayback';

type Driven<Action extends keyof PlaybackActions> = {
  playback: Playback;
  actions: Pick<PlaybackActions, Action>;
};

/** Props of `Tool`, an icon button of a player; `pressed` makes it a toggle. */
export type ToolProps = {
  /** Accessible name; it has no visible text. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** Makes it a toggle with this state. */
  pressed?: boolean;
  disabled?: boolean;
  className?: string;
  part?: string;
};

/** Icon button of a player: a full touch target with a tooltip. */
export function Tool({ label, icon, onClick, pressed, disabled, className, part }: ToolProps) {
  return (
    <button
      type="button"
      className={cx(css.tool, className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      data-part={part}
    >
      {icon}
    </button>
  );
}

/** Button that plays, pauses, or replays. */
export function PlayTool({ playback, actions, isMain = false }: Driven<'toggle'> & { isMain?: boolean }) {
  const { playback: texts } = useLocale('playback').texts;
  const runs = isRunning(playback);
  const label = runs ? texts.pause : playback.status === 'ended' ? texts.replay : texts.play;
  return (
    <Tool
      label={label}
      icon={runs ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
      onClick={actions.toggle}
      className={isMain ? css.main : undefined}
      part="play"
    />
  );
}

/** Skips fifteen seconds back or, by default, forward; recordings go thirty forward. Hidden for live streams. */
export function SkipTool({
  playback,
  actions,
  way,
  seconds = SKIP_SECONDS,
}: Driven<'skip'> & { way: 'back' | 'forward'; seconds?: 15 | 30 }) {
  const { playback: texts } = useLocale('playback').texts;
  if (playback.isLive) return null;
  const Forward = seconds === 30 ? SkipThirtyIcon : SkipForwardIcon;
  return (
    <Tool
      label={fill(texts[way], { seconds })}
      icon={way === 'back' ? <SkipBackIcon size={24} /> : <Forward size={24} />}
      onClick={() => actions.skip(way === 'back' ? -seconds : seconds)}
      part={way}
    />
  );
}

/** Seek slider, with a drawing in place of its line if there is one; the time is announced in words. Hidden for live streams. */
export function SeekTrack({ playback, actions, children }: Driven<'seek'> & { children?: ReactNode }) {
  const { texts: sets, dates } = useLocale('playback');
  const texts = sets.playback;
  const { time, duration, buffered, isLive } = playback;
  if (isLive) return null;
  return (
    <Track
      label={texts.seek}
      value={time}
      max={duration}
      step={STEP_SECONDS}
      buffered={buffered}
      valueText={(at) =>
        fill(texts.position, { time: spoken(at, dates.tag), duration: spoken(duration, dates.tag) })
      }
      disabled={duration === 0}
      onChange={actions.seek}
      part="seek"
    >
      {children}
    </Track>
  );
}

/** Current time and duration. */
export function TimeShown({ playback: { time, duration, isLive } }: { playback: Playback }) {
  if (isLive) return null;
  return (
    <span className={cx(css.time, textClass.small)} data-part="time">
      {clock(time)} / {clock(duration)}
    </span>
  );
}

/** Mute button and, if there is room, a volume slider. Phones have hardware keys for it. */
export function VolumeTools({ playback, actions }: Driven<'setVolume' | 'toggleMute'>) {
  const { playback: texts } = useLocale('playback').texts;
  const heard = playback.isMuted ? 0 : playback.volume;
  return (
    <>
      <Tool
        label={playback.isMuted ? texts.unmute : texts.mute}
        icon={playback.isMuted ? <VolumeOffIcon size={24} /> : <VolumeIcon size={24} />}
        onClick={actions.toggleMute}
        part="mute"
      />
      <span className={css.volume}>
        <Track
          label={texts.volume}
          value={heard}
          max={1}
          step={0.05}
          valueText={(loudness) => fill(texts.percent, { percent: Math.round(loudness * 100) })}
          onChange={actions.setVolume}
          part="volume"
        />
      </span>
    </>
  );
}

/** Choice of playback speeds for a player's `Settings`. */
export function useSpeedChoice({ playback, actions }: Driven<'setRate'>): Choice {
  const { playback: texts } = useLocale('playback').texts;
  return {
    id: 'speed',
    label: texts.speed,
    value: String(playback.rate),
    options: PLAYBACK_RATES.map((rate) => ({
      id: String(rate),
      // Decimal comma in Spanish and Catalan.
      label: rate === 1 ? texts.normal : fill(texts.rate, { rate: String(rate).replace('.', ',') }),
    })),
    onChange: (id) => actions.setRate(Number(id)),
  };
}
