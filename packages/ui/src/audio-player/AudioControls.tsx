'use client';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { DownloadIcon, PlayIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import * as tool from '../media-controls/Controls.css';
import {
  clock,
  isRunning,
  type NextCount,
  OneAfterAnother,
  PLAYBACK_RATES,
  type Playback,
  type PlaybackActions,
  PlayTool,
  SeekTrack,
  SkipTool,
  TimeShown,
  UpNext,
  type UpNextChoice,
} from '../media-controls/index';
import * as css from './Audio.css';
import * as bar from './AudioBar.css';
import { Waveform } from './Waveform';

/** Props of `AudioControls`: the state of a player, and actions on it. */
export type AudioControlsProps = { playback: Playback; actions: PlaybackActions };

/** Props of `AudioTransport`: the state of a player with actions on it, its waveform, and the file to download. */
export type AudioTransportProps = AudioControlsProps & {
  /** Loudness of equal parts, 0 to 100. Without it the line of time is plain. */
  peaks?: readonly number[];
  /** URL of the file, if readers may download it. */
  download?: string;
};

/** Seconds of a skip forward in a recording: about the length of a credit or a trailer. */
const FORWARD_SECONDS = 30;

/** Sign of sound of a live station, which has no waveform: filled while it plays. */
const SOUND_SHAPE = Array.from({ length: 48 }, (_, at) =>
  Math.round(52 + 30 * Math.sin(at / 3) + 16 * Math.sin(at * 1.7)),
);

/** Takes the focus if the controls that it replaced had it. */
const takeLostFocus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

/** Says that the recording cannot be played, and offers another try. */
function Failure({ actions }: Pick<AudioControlsProps, 'actions'>) {
  const { playback: texts } = useLocale('playback').texts;
  return (
    <div className={cx(css.failure, textClass.label)} role="alert" data-part="failure">
      <p>{texts.failed}</p>
      <button ref={takeLostFocus} type="button" className={css.retry} onClick={actions.retry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** Playback speed as a native choice that shows it. */
function Speed({ playback, actions }: AudioControlsProps) {
  const { playback: texts } = useLocale('playback').texts;
  return (
    <label className={textClass.label}>
      <span className={visuallyHidden}>{texts.speed}</span>
      <select
        className={cx(css.speed, textClass.label)}
        value={String(playback.rate)}
        onChange={({ currentTarget }) => actions.setRate(Number(currentTarget.value))}
        data-part="speed"
      >
        {PLAYBACK_RATES.map((rate) => (
          // Decimal comma in Spanish and Catalan.
          <option key={rate} value={rate}>
            {fill(texts.rate, { rate: String(rate).replace('.', ',') })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Waiting({ playback: { status } }: Pick<AudioControlsProps, 'playback'>) {
  const { playback: texts } = useLocale('playback').texts;
  return status === 'waiting' ? (
    <span role="status" className={cx(css.waiting, textClass.small)}>
      {texts.loading}
    </span>
  ) : null;
}

function Live() {
  const { playback: texts } = useLocale('playback').texts;
  return (
    <span className={cx(css.liveSign, textClass.label)} data-part="live">
      {texts.live}
    </span>
  );
}

/**
 * Controls in one row: play, back fifteen seconds, forward thirty, seek slider and speed; for a live stream,
 * play and the live sign.
 */
export function AudioControls({
  playback,
  actions,
  continues = false,
  continuesAt = 0,
  upNext,
  count,
}: AudioControlsProps & {
  continues?: boolean;
  continuesAt?: number;
  upNext?: UpNextChoice | undefined;
  count?: NextCount | undefined;
}) {
  const { playback: texts } = useLocale('playback').texts;
  const { isLive, status, time } = playback;
  if (status === 'failed') return <Failure actions={actions} />;
  const hasEnded = status === 'ended' && upNext !== undefined;
  return (
    <>
      {continues && !isRunning(playback) && status !== 'ended' ? (
        <button
          type="button"
          className={cx(bar.resume, textClass.label)}
          onClick={actions.play}
          data-part="play"
        >
          <PlayIcon size={22} />
          {isLive ? texts.continueLive : fill(texts.continueAt, { time: clock(time || continuesAt) })}
        </button>
      ) : (
        <PlayTool playback={playback} actions={actions} isMain />
      )}
      {hasEnded ? null : (
        <>
          <SkipTool playback={playback} actions={actions} way="back" />
          <SkipTool playback={playback} actions={actions} way="forward" seconds={FORWARD_SECONDS} />
        </>
      )}
      {hasEnded && upNext && count ? (
        <UpNext choice={upNext} count={count} place="bar" />
      ) : playback.isLive ? (
        <Live />
      ) : (
        <span className={bar.seek}>
          <SeekTrack playback={playback} actions={actions} />
          <TimeShown playback={playback} />
        </span>
      )}
      <Waiting playback={playback} />
      {playback.isLive || hasEnded ? null : <Speed playback={playback} actions={actions} />}
      {upNext?.next ? <OneAfterAnother isOn={upNext.isOn} onSwitch={upNext.onSwitch} isIcon /> : null}
    </>
  );
}

/**
 * Controls of a recording with its waveform as the line of time; for a live stream, play and the live sign.
 */
export function AudioTransport({ playback, actions, peaks, download }: AudioTransportProps) {
  const { playback: texts } = useLocale('playback').texts;
  if (playback.status === 'failed') return <Failure actions={actions} />;
  if (playback.isLive)
    return (
      <div className={cx(css.transport, css.live)} data-part="transport">
        <PlayTool playback={playback} actions={actions} isMain />
        <Live />
        <Waiting playback={playback} />
        <span className={css.sound} style={{ '--gone': isRunning(playback) ? '100%' : '0%' }}>
          <Waveform peaks={SOUND_SHAPE} />
        </span>
      </div>
    );
  return (
    <div className={css.transport} data-part="transport">
      <div className={css.line}>
        <SeekTrack playback={playback} actions={actions}>
          {peaks?.length ? <Waveform peaks={peaks} /> : undefined}
        </SeekTrack>
      </div>
      <p className={cx(css.times, textClass.small)} data-part="time">
        <span>{clock(playback.time)}</span>
        <Waiting playback={playback} />
        <span>{clock(playback.duration)}</span>
      </p>
      <div className={css.tools}>
        <div className={css.side}>
          <Speed playback={playback} actions={actions} />
        </div>
        <div className={css.main}>
          <SkipTool playback={playback} actions={actions} way="back" />
          <PlayTool playback={playback} actions={actions} isMain />
          <SkipTool playback={playback} actions={actions} way="forward" seconds={FORWARD_SECONDS} />
        </div>
        <div className={cx(css.side, css.end)}>
          {download ? (
            <a
              href={download}
              download=""
              className={tool.tool}
              aria-label={texts.download}
              title={texts.download}
            >
              <DownloadIcon size={22} />
            </a>
          ) : null}
        </div>
      </div>
    </div>
  );
}
