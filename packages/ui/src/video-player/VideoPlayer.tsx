'use client';
import type { CaptionTrack, Video as VideoData } from '@portal/model';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/index';
import {
  type PlaybackEvents,
  UpNext,
  type UpNextChoice,
  useAwake,
  usePlayback,
  useUpNext,
} from '../media-controls/index';
import { FilmChapters } from './FilmChapters';
import { actionOf } from './keys';
import { type CaptionPreferenceProps, useCaptions } from './useCaptions';
import { type FilmOpening, useOpening } from './useOpening';
import { useScreen } from './useScreen';
import { type StreamEngine, useStream } from './useStream';
import { Video } from './Video';
import { VideoControls } from './VideoControls';
import * as css from './VideoPlayer.css';

/** Props of `VideoPlayer`; `engine` overrides the choice between the browser and the script. */
export type VideoPlayerProps = PlaybackEvents &
  CaptionPreferenceProps & {
    video: VideoData;
    /** Accessible name. */
    title?: string;
    captions?: readonly CaptionTrack[];
    /** A live stream, without seeking. */
    isLive?: boolean;
    engine?: StreamEngine;
    /** Shown over the video before the first play. */
    opening?: FilmOpening;
    /** Next edition of its programme: below the film, and over its last picture. */
    upNext?: UpNextChoice | undefined;
    /** Whether its picture is the largest of the page. */
    priority?: boolean;
    className?: string;
  };

/** Without a pointer move for this long, the controls of a playing video are hidden. */
const QUIET_AFTER_MS = 3000;

/**
 * A video with the brand's controls. The server renders the browser's player; after hydration this one
 * replaces it in the same size. A stream that the browser cannot play is played by JavaScript, fetched on the
 * first play (spec §3, §9).
 */
export function VideoPlayer({
  video,
  title,
  captions,
  isLive = false,
  engine = 'browser',
  opening,
  upNext,
  priority,
  className,
  ...events
}: VideoPlayerProps) {
  const locale = useLocale('player', 'playback', 'card');
  const { hlsSource, mp4, duration } = video;
  const box = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLVideoElement>(null);
  const failed = useRef<() => void>(undefined);
  const isAwake = useAwake(box, ref);

  const stream = useStream(ref, {
    url: hlsSource,
    hasFile: mp4 !== undefined,
    engine,
    onFailure: () => failed.current?.(),
  });
  const [face, open] = useOpening(box, ref, opening);
  const [playback, actions] = usePlayback(ref, {
    ...events,
    duration,
    isLive,
    source: hlsSource ?? mp4,
    prepare: () => open().then(stream.prepare),
  });
  useEffect(() => {
    failed.current = actions.fail;
  });
  const count = useUpNext(upNext, playback.status === 'ended');
  const words = useCaptions(ref, events);
  const screen = useScreen(box, ref, isAwake);
  const [isQuiet, stir] = useQuiet(playback.status === 'playing');

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isAwake || face || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    stir();
    if (isControlKey(event)) return;
    const direction = box.current ? getComputedStyle(box.current).direction : 'ltr';
    const act = actionOf(
      event.key,
      { ...actions, toggleFull: screen.toggleFull, toggleCaptions: words.toggle },
      { duration: playback.duration, volume: playback.volume, direction },
    );
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the elements inside */}
      <div
        ref={box}
        className={cx(css.player, className)}
        onKeyDown={onKeyDown}
        onClick={({ target, detail }) => {
          // A click without a pointer: one made on the browser's player before hydration, and replayed.
          if (isAwake && target === ref.current && detail === 0) actions.toggle();
        }}
        onPointerMove={stir}
        onPointerDown={(event) => {
          stir();
          // A touch shows the controls; a mouse click on the picture plays and pauses.
          if (isAwake && event.target === ref.current && event.pointerType === 'mouse' && event.button === 0)
            actions.toggle();
        }}
        data-caption-size={words.preference.size}
        data-caption-ground={words.preference.ground}
        data-quiet={isQuiet ? '' : undefined}
        data-status={playback.status}
        data-part="video-player"
      >
        <Video
          ref={ref}
          video={video}
          locale={locale}
          title={title}
          captions={captions}
          priority={priority}
          inert={face !== null}
          controls={!isAwake}
          className={css.film}
        />
        {face}
        {isAwake && !face ? (
          <VideoControls
            playback={playback}
            actions={actions}
            levels={stream.levels}
            chosenLevel={stream.chosen}
            currentLevel={stream.current}
            onLevel={stream.choose}
            captions={words.captions}
            shownCaption={words.shown}
            onCaption={words.show}
            onToggleCaptions={words.toggle}
            captionLook={words.preference}
            onCaptionLook={(look) => words.prefer({ ...words.preference, ...look })}
            isFull={screen.isFull}
            onToggleFull={screen.canFill ? screen.toggleFull : undefined}
            onToggleFloating={screen.canFloat ? screen.toggleFloating : undefined}
            end={upNext?.next ? <UpNext choice={upNext} count={count} place="film" /> : undefined}
          />
        ) : null}
      </div>
      <FilmChapters
        locale={locale}
        video={video}
        onSeek={(seconds) => {
          actions.seek(seconds);
          actions.play();
        }}
      />
      {upNext ? (
        <div className={css.next}>
          <UpNext choice={upNext} count={{ ...count, state: 'idle' }} />
        </div>
      ) : null}
    </>
  );
}

/** Whether a key belongs to the focused control: fields keep their own keys, and a button its space bar. */
function isControlKey({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement)
    return target.type === 'radio' || /^(Arrow|Home|End|Page)/.test(key);
  return target instanceof HTMLButtonElement && key === ' ';
}

/** Whether there was no input for a while; never for a paused video. */
function useQuiet(isPlaying: boolean): [isQuiet: boolean, stir: () => void] {
  const [isQuiet, setQuiet] = useState(false);
  const [stirred, setStirred] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move restarts the timer
  useEffect(() => {
    setQuiet(false);
    if (!isPlaying) return;
    const timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, stirred]);
  return [isQuiet, () => setStirred((times) => times + 1)];
}
