import type { CaptionTrack, Video as VideoData } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import { formatDuration } from '../card/facts';
import { textClass } from '../foundation/type.css';
import { PlayIcon } from '../icon/index';
import { Image, PICTURE_RATIOS, type PictureRatio } from '../image/Image';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './Video.css';

/** Props of `Video`, the browser's own player, which works without JavaScript. */
export type VideoProps = {
  video: VideoData;
  locale: Locale<'player'>;
  /** Accessible name. */
  title?: string;
  /** Caption tracks; the video's own by default. */
  captions?: readonly CaptionTrack[];
  /** Shows the browser's own controls; a player with its own removes them after hydration. */
  controls?: boolean;
  /** Its picture is the largest of the page: loaded eagerly, with high priority. */
  priority?: boolean;
  /** Makes it inert while something else covers it. */
  inert?: boolean;
  ref?: Ref<HTMLVideoElement>;
  className?: string;
};

/** `16:9` in CSS syntax; undefined for anything that is no ratio. */
function ratioOf(aspectRatio: string | undefined): string | undefined {
  const [, width, height] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(aspectRatio ?? '') ?? [];
  return width && height ? `${width} / ${height}` : undefined;
}

/** A transparent picture: without a poster, browsers show a grey background below their controls. */
const CLEAR =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%2216%22%20height=%229%22/%3E';

/** Crop of a poster: the video's ratio if pictures have that crop, else uncropped. */
const cropOf = (aspectRatio: string | undefined): PictureRatio =>
  PICTURE_RATIOS.find((ratio) => ratio === aspectRatio) ?? 'full';

/**
 * A video in the browser's own player: the stream for browsers that support it, the plain file for all
 * others. Before the reader presses play only the poster is fetched: a picture behind the video, in the size
 * for the window, if the video's ratio is known and will cover it. `data-hls` gives script the stream for
 * browsers without support.
 */
export function Video({
  video,
  locale,
  title,
  captions = video.captions ?? [],
  controls = true,
  priority = false,
  inert,
  ref,
  className,
}: VideoProps) {
  const { hlsSource, mp4, aspectRatio, poster, duration } = video;
  const { player } = textsOf(locale);
  const ratio = ratioOf(aspectRatio);
  const file = mp4 ?? hlsSource;
  const shown = poster?.missing ? undefined : poster;
  return (
    <div
      className={cx(css.box, className)}
      style={ratio ? { '--ratio': ratio } : undefined}
      inert={inert}
      data-part="film"
    >
      {shown && ratio ? (
        <div className={css.poster}>
          <Image
            image={{ ...shown, alt: '' }}
            ratio={cropOf(aspectRatio)}
            sizes="(width < 1100px) 100vw, 850px"
            priority={priority}
            className={css.picture}
          />
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useMediaCaption: not every newsroom has captions for its films */}
      <video
        ref={ref}
        controls={controls}
        tabIndex={controls ? undefined : 0}
        playsInline
        preload="none"
        poster={ratio && shown ? CLEAR : shown?.src}
        aria-label={title ?? player.video}
        className={cx(css.video, ratio && css.fitted)}
        data-hls={hlsSource}
        data-part="video"
      >
        {hlsSource ? <source src={hlsSource} type="application/vnd.apple.mpegurl" /> : null}
        {mp4 ? <source src={mp4} type="video/mp4" /> : null}
        {captions.map(({ src, language, label, isDefault }) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={label} default={isDefault} />
        ))}
        {file ? <a href={file}>{player.open}</a> : null}
      </video>
      {shown && controls ? (
        <span className={cx(css.cue, duration && css.timed)} aria-hidden="true" data-part="film-cue">
          <PlayIcon size={28} />
          {duration ? (
            <span className={cx(css.length, textClass.label)}>{formatDuration(duration)}</span>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}
