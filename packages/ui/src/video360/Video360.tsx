'use client';
import type { Multimedia } from '@portal/model';
import { cx } from 'class-variance-authority';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { streamOf } from '../audio-player/track';
import { textClass } from '../foundation/type.css';
import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CompassIcon,
} from '../icon/index';
import { useLocale } from '../locale/index';
import { type PlaybackEvents, Tool, useAwake, usePlayback } from '../media-controls/index';
import { useScreen } from '../video-player/useScreen';
import { useStream } from '../video-player/useStream';
import { Video } from '../video-player/Video';
import { VideoControls } from '../video-player/VideoControls';
import * as player from '../video-player/VideoPlayer.css';
import { createSphere, FRONT, type Sphere, turned, type View } from './sphere';
import * as css from './Video360.css';

/** Props of `Video360`: an equirectangular video and its initial view, in degrees. */
export type Video360Props = PlaybackEvents & {
  /** An equirectangular video, twice as wide as high. */
  video: Extract<Multimedia, { type: 'video360' }>;
  title?: string;
  /** Whether its picture is the largest of the page. */
  priority?: boolean;
  /** Initial view, in degrees. */
  defaultView?: View;
};

/** Degrees per key press, for turning and for zooming. */
const TURN = 10;
const ZOOM = 10;
/** Degrees per button press: a dozen presses make a full turn. */
const BUTTON_TURN = 30;

const KEYS: Readonly<Record<string, Partial<View>>> = {
  ArrowLeft: { yaw: -TURN },
  ArrowRight: { yaw: TURN },
  ArrowUp: { pitch: TURN },
  ArrowDown: { pitch: -TURN },
  '+': { field: -ZOOM },
  '-': { field: ZOOM },
};

/** Buttons that turn the view without dragging (WCAG 2.5.7). */
const WAYS = [
  { way: 'left', by: { yaw: -BUTTON_TURN }, Icon: ChevronLeftIcon },
  { way: 'up', by: { pitch: BUTTON_TURN }, Icon: ChevronUpIcon },
  { way: 'down', by: { pitch: -BUTTON_TURN }, Icon: ChevronDownIcon },
  { way: 'right', by: { yaw: BUTTON_TURN }, Icon: ChevronRightIcon },
] as const;

/**
 * A 360° video: dragged, or turned by buttons and arrow keys. Without JavaScript, without WebGL, or if the
 * video's server does not allow cross-origin access, it is the flat video.
 */
export function Video360({ video, title, priority, defaultView = FRONT, ...events }: Video360Props) {
  const locale = useLocale('player', 'playback', 'card', 'panorama');
  const { panorama: texts } = locale.texts;
  const { src, duration, poster } = video;
  const url = streamOf(src);
  const box = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLVideoElement>(null);
  const failed = useRef<() => void>(undefined);
  const isAwake = useAwake(box, ref);

  const stream = useStream(ref, {
    url,
    hasFile: false,
    engine: 'browser',
    onFailure: () => failed.current?.(),
  });
  const [playback, actions] = usePlayback(ref, { ...events, duration, source: src, prepare: stream.prepare });
  useEffect(() => {
    failed.current = actions.fail;
  });
  const screen = useScreen(box, ref, isAwake);
  const { canvas, view, setView, isRound, hasTurned } = useSphere(ref, isAwake, defaultView);
  const drag = useDrag(view, setView);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'k') {
      event.preventDefault();
      actions.toggle();
      return;
    }
    const by = event.key === 'Home' ? null : KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setView(by ? turned(view, by) : defaultView);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it handles presses on the video
    <div
      ref={box}
      className={player.player}
      onClick={({ target, detail }) => {
        if (isAwake && target === ref.current && detail === 0) actions.toggle();
      }}
      data-status={playback.status}
      data-part="video-360"
    >
      <Video
        ref={ref}
        video={{
          type: 'video',
          ...(url ? { hlsSource: url } : { mp4: src }),
          aspectRatio: '16:9',
          duration,
          poster,
          captions: video.captions,
        }}
        locale={locale}
        title={title}
        controls={!isAwake}
        priority={priority}
        className={player.film}
      />
      {isAwake ? (
        <>
          {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it handles keys itself, like an
              application */}
          <canvas
            ref={canvas}
            hidden={!isRound}
            className={css.canvas}
            tabIndex={0}
            role="application"
            aria-label={texts.view}
            onKeyDown={onKeyDown}
            {...drag}
            data-yaw={Math.round(view.yaw)}
            data-pitch={Math.round(view.pitch)}
            data-part="view"
          />
          {isRound ? (
            <Turns view={view} setView={setView} defaultView={defaultView} hasTurned={hasTurned} />
          ) : null}
          <VideoControls
            playback={playback}
            actions={actions}
            isFull={screen.isFull}
            onToggleFull={screen.canFill ? screen.toggleFull : undefined}
          />
        </>
      ) : null}
    </div>
  );
}

type TurnsProps = { view: View; setView: (view: View) => void; defaultView: View; hasTurned: boolean };

/** Buttons that turn the view, and reset it. The hint is shown until it has been turned. */
function Turns({ view, setView, defaultView, hasTurned }: TurnsProps) {
  const { panorama: texts } = useLocale('panorama').texts;
  return (
    <div className={css.tools}>
      <b className={cx(css.sign, textClass.small)}>{texts.sign}</b>
      {hasTurned ? null : (
        <span className={cx(css.hint, textClass.small)} data-part="hint">
          {texts.hint}
        </span>
      )}
      <div className={css.turns} data-part="turns">
        {WAYS.map(({ way, by, Icon }) => (
          <Tool
            key={way}
            label={texts[way]}
            icon={<Icon size={24} />}
            onClick={() => setView(turned(view, by))}
            part={way}
          />
        ))}
        <Tool
          label={texts.reset}
          icon={<CompassIcon size={24} />}
          onClick={() => setView(defaultView)}
          part="reset"
        />
      </div>
    </div>
  );
}

/** Pointer handlers of a canvas whose view is dragged. */
function useDrag(view: View, setView: (view: View) => void) {
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    dragged.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
      const from = dragged.current;
      if (!from) return;
      const perPixel = view.field / currentTarget.clientHeight;
      setView(turned(view, { yaw: (from.x - x) * perPixel, pitch: (y - from.y) * perPixel }));
      dragged.current = { x, y };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Draws the video while it plays, and again for each view, once the video has a picture. */
function useSphere(ref: RefObject<HTMLVideoElement | null>, isAwake: boolean, defaultView: View) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sphere = useRef<Sphere | null>(null);
  const [view, setView] = useState(defaultView);
  const [hasTurned, setTurned] = useState(false);
  const [isRound, setRound] = useState(false);
  const seen = useRef(view);

  const draw = useCallback(() => {
    const [film, surface] = [ref.current, canvas.current];
    if (!film || !surface || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    sphere.current ??= createSphere(surface);
    if (!sphere.current) return;
    try {
      const { clientWidth, clientHeight } = film;
      const density = Math.min(window.devicePixelRatio, 2);
      const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
      if (surface.width !== width || surface.height !== height) Object.assign(surface, { width, height });
      sphere.current.draw(film, seen.current);
      setRound(true);
    } catch {
      // The video's server does not allow cross-origin access: it stays flat.
      setRound(false);
    }
  }, [ref]);

  useEffect(() => {
    seen.current = view;
    draw();
  }, [view, draw]);

  useEffect(() => {
    const film = ref.current;
    if (!isAwake || !film) return;
    let frame = 0;
    const go = () => {
      draw();
      frame = film.paused || film.ended ? 0 : requestAnimationFrame(go);
    };
    const begin = () => {
      if (!frame) frame = requestAnimationFrame(go);
    };
    for (const event of ['playing', 'seeked', 'loadeddata', 'pause']) film.addEventListener(event, begin);
    window.addEventListener('resize', begin);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of ['playing', 'seeked', 'loadeddata', 'pause'])
        film.removeEventListener(event, begin);
      window.removeEventListener('resize', begin);
      sphere.current?.stop();
      sphere.current = null;
    };
  }, [isAwake, ref, draw]);

  const turn = useCallback((next: View) => {
    setView(next);
    setTurned(true);
  }, []);
  return { canvas, view, setView: turn, isRound, hasTurned };
}
