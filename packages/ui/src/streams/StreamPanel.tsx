'use client';
import type { Streaming } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { Button } from '../button/Button';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { AudioIcon, PlayIcon } from '../icon/index';
import { Kicker } from '../kicker/Kicker';
import { fill, useLocale } from '../locale/index';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import { Skeleton } from '../skeleton/Skeleton';
import * as css from './StreamPanel.css';

/** States of the streams panel; `failed` keeps the current streams. */
export const STREAM_PANEL_STATUSES = ['ready', 'loading', 'failed'] as const;
/** State of the streams panel. */
export type StreamPanelStatus = (typeof STREAM_PANEL_STATUSES)[number];

/** Media in which a live stream can be played: video, or audio only. */
export const STREAM_MEDIA = ['video', 'audio'] as const;
/** Medium in which a live stream is played. */
export type StreamMedium = (typeof STREAM_MEDIA)[number];

/** Props of `StreamPanel`, the live streams next to the current one (spec §2). */
export type StreamPanelProps = {
  streams: readonly Streaming[];
  /** State of a refresh; current streams stay visible while it runs, and if it fails. */
  status?: StreamPanelStatus;
  /** Id of the current page's stream. */
  currentId?: string;
  /** Whether the current page’s stream is playing. */
  isPlaying?: boolean;
  title?: string;
  headingLevel?: HeadingLevel;
  /** Plays it here; if omitted, or if it returns false, the link navigates to the stream's page. */
  onPlay?: (stream: Streaming, medium: StreamMedium) => boolean;
  onRetry?: () => void;
};

/**
 * Live streams (spec §2), to watch or to listen to. The page that shows it refreshes the list every 10 s
 * (spec §9).
 */
export function StreamPanel({
  streams,
  status = 'ready',
  currentId,
  isPlaying = false,
  title,
  headingLevel = 2,
  onPlay,
  onRetry,
}: StreamPanelProps) {
  const { streams: texts } = useLocale('streams').texts;
  return (
    <section
      className={css.panel}
      aria-label={title ?? texts.title}
      aria-busy={status === 'loading' || undefined}
      data-status={status}
      data-part="streams"
    >
      <SectionHead title={title ?? texts.title} headingLevel={headingLevel} size="small" />
      {status === 'failed' ? (
        <div className={cx(css.note, css.failure, textClass.label)} role="alert">
          <p>{texts.error}</p>
          {onRetry ? (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {streams.length ? (
        <ul className={css.list}>
          {streams.map((stream) => (
            <Stream
              key={stream.id}
              stream={stream}
              isCurrent={stream.id === currentId}
              isPlaying={isPlaying}
              headingLevel={levelBelow(headingLevel)}
              onPlay={onPlay}
            />
          ))}
        </ul>
      ) : status === 'loading' ? (
        <Skeleton shape="row" count={3} label={texts.loading} />
      ) : status === 'ready' ? (
        <p className={cx(css.note, textClass.label)}>{texts.empty}</p>
      ) : null}
    </section>
  );
}

type StreamProps = Pick<StreamPanelProps, 'onPlay' | 'isPlaying'> & {
  stream: Streaming;
  isCurrent: boolean;
  headingLevel: HeadingLevel;
};

function Stream({ stream, isCurrent, isPlaying, headingLevel, onPlay }: StreamProps) {
  const locale = useLocale('streams', 'card');
  const { streams: texts } = locale.texts;
  const { kicker, title, image } = stream;
  /** Medium of the current page's stream. */
  const playing = isCurrent ? (stream.video ? 'video' : 'audio') : undefined;
  const Heading = `h${headingLevel}` as const;
  const play = (medium: StreamMedium) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (onPlay?.(stream, medium)) event.preventDefault();
  };
  return (
    <li
      className={cx(css.stream, image && css.pictured)}
      aria-current={isCurrent ? 'true' : undefined}
      data-part="stream"
    >
      {image ? (
        <div className={css.picture}>
          <img src={image.image.src} alt="" width={320} height={180} loading="lazy" className={css.image} />
        </div>
      ) : null}
      <div className={css.words}>
        {kicker ? <Kicker text={kicker} locale={locale} /> : null}
        <Heading className={headlineClass.xs}>{title}</Heading>
        {isCurrent && isPlaying ? (
          <p className={cx(css.current, textClass.small)}>
            {playing === 'audio' ? texts.currentAudio : texts.current}
          </p>
        ) : null}
        <div className={css.actions}>
          {STREAM_MEDIA.map((medium) => {
            const url = stream[medium]?.href;
            if (!url || medium === playing) return null;
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it handles clicks of the link inside
              <span key={medium} onClick={play(medium)} data-part={medium}>
                <Button
                  href={url}
                  size="small"
                  variant={medium === 'video' ? 'main' : 'secondary'}
                  icon={medium === 'video' ? <PlayIcon size={18} /> : <AudioIcon size={18} />}
                >
                  <span aria-hidden="true">{texts[medium]}</span>
                  <span className={visuallyHidden}>
                    {fill(medium === 'video' ? texts.watch : texts.listen, { title })}
                  </span>
                </Button>
              </span>
            );
          })}
        </div>
      </div>
    </li>
  );
}
