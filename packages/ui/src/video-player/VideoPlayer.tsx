import type { Video } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { Locale } from '../locale/locale';
import * as css from './VideoPlayer.css';

export type VideoPlayerProps = {
  video: Video;
  locale: Locale;
  /** What is to be seen, for assistive technology. */
  title?: string;
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
export function VideoPlayer({ video, locale, title, className }: VideoPlayerProps) {
  const { hlsSource, mp4, aspectRatio, poster } = video;
  const { player } = locale.texts;
  const ratio = ratioOf(aspectRatio);
  const file = mp4 ?? hlsSource;
  return (
    // biome-ignore lint/a11y/useMediaCaption: newsrooms send no captions with their films
    <video
      controls
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
      {file ? <a href={file}>{player.open}</a> : null}
    </video>
  );
}
