'use client';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import {
  CaptionsIcon,
  FullscreenExitIcon,
  FullscreenIcon,
  PictureInPictureIcon,
  PlayIcon,
} from '../icon/index';
import { LiveSign } from '../kicker/Kicker';
import { fill, useLocale } from '../locale/index';
import {
  type Choice,
  clock,
  type Playback,
  type PlaybackActions,
  PlayTool,
  SeekTrack,
  Settings,
  TimeShown,
  Tool,
  useSpeedChoice,
  VolumeTools,
} from '../media-controls/index';
import { type CaptionLook, captionLookChoices } from './captionLook';
import { AUTOMATIC, type StreamLevel } from './stream';
import type { Caption } from './useCaptions';
import * as css from './VideoPlayer.css';

/** Props of `VideoControls`: playback, qualities and captions of a video and the actions on them. */
export type VideoControlsProps = {
  playback: Playback;
  actions: PlaybackActions;
  /** Stream qualities in any order. The menu sorts them by height. */
  levels?: readonly StreamLevel[];
  /** Ids of the selected quality and of the playing one; -1 is automatic. */
  chosenLevel?: number;
  currentLevel?: number;
  onLevel?: (level: number) => void;
  captions?: readonly Caption[];
  /** Id of the visible captions; empty for none. */
  shownCaption?: string;
  onCaption?: (id: string) => void;
  onToggleCaptions?: () => void;
  /** Style of captions, and the handler that changes it; if omitted, it cannot be changed. */
  captionLook?: CaptionLook;
  onCaptionLook?: (look: CaptionLook) => void;
  isFull?: boolean;
  /** Toggles full screen; if omitted, as on browsers without support, there is no button. */
  onToggleFull?: () => void;
  onToggleFloating?: () => void;
  /** Content shown at the end, in place of the button that plays again. */
  end?: ReactNode;
  /** Opens the menu initially. */
  defaultOpen?: boolean;
};

/** Controls over a video: play button, state, and the toolbar at its bottom. */
export function VideoControls({
  playback,
  actions,
  levels = [],
  chosenLevel = AUTOMATIC,
  currentLevel = AUTOMATIC,
  onLevel,
  captions = [],
  shownCaption = '',
  onCaption,
  onToggleCaptions,
  captionLook,
  onCaptionLook,
  isFull = false,
  onToggleFull,
  onToggleFloating,
  end,
  defaultOpen,
}: VideoControlsProps) {
  const locale = useLocale('playback', 'card');
  const { playback: texts } = locale.texts;
  const speed = useSpeedChoice({ playback, actions });
  const heightOf = (id: number) => levels.find((level) => level.id === id)?.height;
  const playing = heightOf(currentLevel);
  const choices: Choice[] = [
    {
      id: 'quality',
      label: texts.quality,
      value: String(chosenLevel),
      options:
        levels.length > 1
          ? [
              {
                id: String(AUTOMATIC),
                label: playing ? fill(texts.autoNow, { quality: `${playing}p` }) : texts.auto,
              },
              ...levels
                .toSorted((a, b) => b.height - a.height)
                .map(({ id, height }) => ({ id: String(id), label: `${height}p` })),
            ]
          : [],
      onChange: (id) => onLevel?.(Number(id)),
    },
    {
      id: 'captions',
      label: texts.captions,
      value: shownCaption,
      options: captions.length ? [{ id: '', label: texts.noCaptions }, ...captions] : [],
      onChange: (id) => onCaption?.(id),
    },
    ...(captions.length && captionLook ? captionLookChoices(captionLook, texts, onCaptionLook) : []),
    ...(playback.isLive ? [] : [speed]),
  ];
  return (
    <>
      {playback.status === 'ended' && end ? end : <Middle playback={playback} actions={actions} />}
      <div className={css.foot} data-part="controls">
        <SeekTrack playback={playback} actions={actions} />
        <div className={css.row}>
          <PlayTool playback={playback} actions={actions} />
          <VolumeTools playback={playback} actions={actions} />
          {playback.isLive ? (
            <span className={css.live}>
              <LiveSign locale={locale} />
            </span>
          ) : (
            <TimeShown playback={playback} />
          )}
          <span className={css.rest} />
          {captions.length ? (
            <Tool
              label={texts.captions}
              icon={<CaptionsIcon size={24} />}
              pressed={shownCaption !== ''}
              onClick={() => onToggleCaptions?.()}
              part="captions"
            />
          ) : null}
          <Settings choices={choices} defaultOpen={defaultOpen} />
          {onToggleFloating ? (
            <span className={css.wide}>
              <Tool
                label={texts.pictureInPicture}
                icon={<PictureInPictureIcon size={24} />}
                onClick={onToggleFloating}
                part="floating"
              />
            </span>
          ) : null}
          {onToggleFull ? (
            <Tool
              label={isFull ? texts.leaveFullScreen : texts.fullScreen}
              icon={isFull ? <FullscreenExitIcon size={24} /> : <FullscreenIcon size={24} />}
              onClick={onToggleFull}
              part="full-screen"
            />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** The middle button disappears when pressed: the focus moves to the same button in the toolbar. */
const handOn =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const film = currentTarget.closest('[data-part=failure]')?.parentElement ?? currentTarget.parentElement;
    film?.querySelector<HTMLElement>(':scope > [data-part=controls] [data-part=play]')?.focus();
    act();
  };

function Middle({ playback, actions }: Pick<VideoControlsProps, 'playback' | 'actions'>) {
  const { playback: texts } = useLocale('playback').texts;
  const { status, duration, isLive } = playback;
  switch (status) {
    case 'idle':
    case 'ended':
      return (
        <button
          type="button"
          className={`${css.start} ${textClass.label}`}
          aria-label={status === 'ended' ? texts.replay : texts.play}
          onClick={handOn(actions.play)}
          data-part="start"
        >
          <PlayIcon size={36} />
          {status === 'idle' && duration > 0 && !isLive ? <span>{clock(duration)}</span> : null}
        </button>
      );
    case 'waiting':
      return (
        <div className={css.middle} role="status" data-part="waiting">
          <div className={css.waiting} />
          <span className={visuallyHidden}>{texts.loading}</span>
        </div>
      );
    case 'failed':
      return (
        <div className={`${css.middle} ${css.failure}`} role="alert" data-part="failure">
          <p className={textClass.label}>{texts.failed}</p>
          <Button onClick={handOn(actions.retry)}>{texts.retry}</Button>
        </div>
      );
    case 'paused':
    case 'playing':
      return null;
  }
}
