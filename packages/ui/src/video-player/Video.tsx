import type { Video as VideoData } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import type { Locale } from '../locale/locale';
import * as css from './Video.css';

/** Words of a film as a file of its own, WebVTT. */
export type CaptionTrack = {
  src: string;
  /** BCP 47. */
  language: string;
  /** What the reader is offered: “Català”. */
  label: string;
  /** Shown unless the reader turns it off. */
  isDefault?: boolean;
};

export type VideoProps = {
  video: VideoData;
  locale: Locale<'player'>;
  /** What is to be seen, for assistive technology. */
  title?: string;
  captions?: readonly CaptionTrack[];
  /** The browser's own controls; a player that draws its own takes them away once it is awake. */
  controls?: boolean;
  ref?: Ref<HTMLVideoElement>;
  className?: string;
};

/** `16:9` as CSS writes it; undefined for what is no ratio. */
function ratioOf(aspectRatio: string | undefined): string | undefined {
  const [, width, height] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(aspectRatio ?? '') ?? [];
  return width && height ? `${width} / ${height}` : undefined;
}

/**
 * A film in the browser's own player: the stream for browsers that play one, the plain file for all others. Nothing is
 * fetched before the reader presses play. `data-hls` tells a script what it may play in the browsers that cannot.
 */
export function Video({ video, locale, title, captions = [], controls = true, ref, className }: VideoProps) {
  const { hlsSource, mp4, aspectRatio, poster } = video;
  const { player } = locale.texts;
  const ratio = ratioOf(aspectRatio);
  const file = mp4 ?? hlsSource;
  return (
    // biome-ignore lint/a11y/useMediaCaption: not every newsroom has captions for its films
    <video
      ref={ref}
      controls={controls}
      tabIndex={controls ? undefined : 0}
      playsInline
      preload="none"
      poster={poster?.missing ? undefined : poster?.src}
      aria-label={title ?? player.video}
      className={cx(css.video, ratio && css.fitted, className)}
      style={ratio ? { '--ratio': ratio } : undefined}
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
  );
}
