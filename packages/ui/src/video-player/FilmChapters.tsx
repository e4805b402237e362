import type { Video } from '@portal/model';
import { cx } from 'class-variance-authority';
import { formatDuration } from '../card/facts';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './FilmChapters.css';

/** Props of `FilmChapters`: a video, and what happens when a chapter is chosen. */
export type FilmChaptersProps = {
  locale: Locale<'player'>;
  video: Video;
  /** Plays from a second; without it a chapter opens the file at its time. */
  onSeek?: (seconds: number) => void;
};

/** Chapters of a film with their times: links that play from there. Renders nothing without chapters. */
export function FilmChapters({ locale, video: { chapters = [], mp4 }, onSeek }: FilmChaptersProps) {
  if (chapters.length === 0) return null;
  return (
    <nav className={css.chapters} aria-label={textsOf(locale).player.chapters} data-part="film-chapters">
      <ol className={css.list}>
        {chapters.map(({ start, title }) => {
          const src = mp4 && `${mp4}#t=${start}`;
          const words = (
            <>
              <span className={cx(css.time, textClass.meta)}>{formatDuration(start)}</span>
              <span className={textClass.label}>{title}</span>
            </>
          );
          return (
            <li key={start}>
              {src ? (
                <a
                  href={src}
                  className={css.chapter}
                  onClick={
                    onSeek &&
                    ((event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      onSeek(start);
                    })
                  }
                >
                  {words}
                </a>
              ) : (
                <span className={css.chapter}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
