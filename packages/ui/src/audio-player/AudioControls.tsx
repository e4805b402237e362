'use client';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { LiveSign } from '../kicker/Kicker';
import { useLocale } from '../locale/index';
import {
  type Playback,
  type PlaybackActions,
  PlayTool,
  SeekTrack,
  Settings,
  SkipTool,
  TimeShown,
  useSpeedChoice,
} from '../media-controls/index';
import * as css from './Audio.css';

/** Props of `AudioControls`: the state of a player, and actions on it. */
export type AudioControlsProps = { playback: Playback; actions: PlaybackActions };

/** Takes the focus if the controls that it replaced had it. */
const takeLostFocus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

/**
 * Play, skip fifteen seconds back and forward, seek slider and speed; for a live stream, play and the live
 * sign.
 */
export function AudioControls({ playback, actions }: AudioControlsProps) {
  const locale = useLocale('playback', 'card');
  const { playback: texts } = locale.texts;
  const speed = useSpeedChoice({ playback, actions });
  if (playback.status === 'failed') {
    return (
      <div className={`${css.failure} ${textClass.label}`} role="alert" data-part="failure">
        <p>{texts.failed}</p>
        <Button ref={takeLostFocus} size="small" onClick={actions.retry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      <PlayTool playback={playback} actions={actions} isMain />
      <SkipTool playback={playback} actions={actions} way="back" />
      <SkipTool playback={playback} actions={actions} way="forward" />
      {playback.isLive ? (
        <LiveSign locale={locale} />
      ) : (
        <span className={css.line}>
          <SeekTrack playback={playback} actions={actions} />
          <TimeShown playback={playback} />
        </span>
      )}
      {playback.status === 'waiting' ? (
        <span role="status" className={`${css.waiting} ${textClass.small}`}>
          {texts.loading}
        </span>
      ) : null}
      {playback.isLive ? null : <Settings choices={[speed]} />}
    </>
  );
}
