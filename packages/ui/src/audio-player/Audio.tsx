import type { Audio as AudioData } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { AudioIcon } from '../icon/index';
import { Image } from '../image/Image';
import { type Locale, textsOf } from '../locale/locale';
import { clock } from '../media-controls/playback';
import * as css from './Audio.css';

/** Props of `Audio`: the recording, and controls that replace the browser's own player. */
export type AudioProps = {
  audio: AudioData;
  locale: Locale<'player' | 'playback'>;
  title?: string;
  /** Programme or series that it belongs to. */
  kicker?: string;
  /** Its cover is the page's largest picture. */
  priority?: boolean;
  /** A larger cover, for the page of a live station. */
  isStage?: boolean;
  /** The brand's controls, for readers with JavaScript. */
  controls?: ReactNode;
  /** A transcript with times, below the player. */
  children?: ReactNode;
  /** Next edition, at the end of the box. */
  next?: ReactNode;
  ref?: Ref<HTMLAudioElement>;
};

/** URL of a moment of a recording (Media Fragments): it begins there in a browser's own player too. */
const momentOf = (src: string, seconds: number) => `${src}#t=${seconds}`;

/**
 * An audio with its cover, its chapters and, without JavaScript, the browser's own player. Nothing is fetched
 * before the reader presses play.
 */
export function Audio({
  audio,
  locale,
  title,
  kicker,
  priority,
  isStage = false,
  controls,
  children,
  next,
  ref,
}: AudioProps) {
  const { src, poster, chapters } = audio;
  const { player, playback } = textsOf(locale);
  const name = title ?? player.audio;
  return (
    <div className={css.box} data-part="audio">
      <div className={css.parts}>
        <div className={cx(css.cover, isStage && css.large)}>
          {poster ? (
            <Image
              image={{ ...poster, alt: '' }}
              ratio="1:1"
              sizes={isStage ? '(width < 700px) 96px, 288px' : '(width < 700px) 72px, 176px'}
              widest={isStage ? 288 : 176}
              priority={priority}
            />
          ) : (
            <span className={css.sign}>
              <AudioIcon />
            </span>
          )}
        </div>
        <div className={css.words}>
          {kicker ? <p className={cx(css.kicker, textClass.small)}>{kicker}</p> : null}
          <p className={cx(css.title, isStage ? headlineClass.xl : headlineClass.sm)}>{name}</p>
        </div>
        <div className={css.seat}>
          {/* biome-ignore lint/a11y/useMediaCaption: its transcript is on the page where the newsroom sends one */}
          <audio
            ref={ref}
            controls
            preload="none"
            src={src}
            aria-label={name}
            className={controls ? css.audio : undefined}
            style={controls ? undefined : { inlineSize: '100%' }}
          >
            <a href={src}>{player.open}</a>
          </audio>
          {controls}
        </div>
        {chapters?.length || children ? (
          <div className={css.more}>
            {chapters?.length ? (
              <ol className={css.chapters} aria-label={playback.chapters} data-part="chapters" data-marks>
                {chapters.map((chapter) => {
                  const file = momentOf(src, chapter.start);
                  return (
                    <li key={chapter.start} className={css.chapter}>
                      <a href={file} data-at={chapter.start} className={cx(css.mark, textClass.label)}>
                        <span className={css.markTime}>{clock(chapter.start)}</span>
                        {chapter.title}
                      </a>
                    </li>
                  );
                })}
              </ol>
            ) : null}
            {children}
          </div>
        ) : null}
        {next}
      </div>
    </div>
  );
}

/** Props of `AudioTranscript`: a recording whose paragraphs have times. */
export type AudioTranscriptProps = {
  audio: Pick<AudioData, 'src' | 'transcript' | 'transcriptTimes'>;
};

/**
 * Paragraphs of a transcript, each with a link to its moment. `AudioPlayer` marks the one that is heard, and
 * goes to the one that is pressed.
 */
export function AudioTranscript({ audio: { src, transcript, transcriptTimes } }: AudioTranscriptProps) {
  return (
    <div className={cx(css.spoken, textClass.body)} data-part="transcript" data-marks>
      {transcript?.map((words, at) => {
        const start = transcriptTimes?.[at] ?? 0;
        const file = momentOf(src, start);
        return (
          <p key={start} data-at={start} className={css.paragraph}>
            <a href={file} className={cx(css.moment, textClass.small)}>
              {clock(start)}
            </a>
            {words}
          </p>
        );
      })}
    </div>
  );
}
