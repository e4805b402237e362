import { type Card, formatDate, formatMachine } from '@portal/model';
import { cx } from 'class-variance-authority';
import { CardSummary } from '../article-card/parts';
import { mediaKindOf, mediaWords } from '../card/facts';
import { headlineClass, textClass } from '../foundation/type.css';
import { AudioIcon, PlayIcon } from '../icon/index';
import { Image } from '../image/Image';
import { dateSettings, type Locale } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import { Place } from './Begun';
import * as css from './EpisodeList.css';

/** Props of `EpisodeList`: editions of a programme, the newest first. */
export type EpisodeListProps = {
  episodes: readonly Card[];
  headingLevel?: HeadingLevel;
  locale: Locale<'card' | 'programme'>;
};

/** Editions of a programme as a list: picture, title, day, length, and how far the reader has got. */
export function EpisodeList({ episodes, headingLevel = 3, locale }: EpisodeListProps) {
  return (
    <ol className={css.list} data-part="episodes">
      {episodes.map((episode) => (
        <Episode key={episode.id} episode={episode} headingLevel={headingLevel} locale={locale} />
      ))}
    </ol>
  );
}

function Episode({
  episode,
  headingLevel,
  locale,
}: { episode: Card } & Required<Pick<EpisodeListProps, 'headingLevel' | 'locale'>>) {
  const { id, title, url, image, publishedDate } = episode;
  const Heading = `h${headingLevel}` as const;
  const length = mediaWords(episode, locale);
  const kind = mediaKindOf(episode);
  return (
    <li className={css.episode} data-content-id={id} data-part="episode">
      {image ? (
        <div className={css.picture}>
          <Image
            image={{ ...image, alt: '' }}
            ratio="16:9"
            sizes="(width < 578px) 40vw, 240px"
            widest={240}
          />
        </div>
      ) : null}
      <div className={css.words}>
        <Heading className={headlineClass.sm}>
          <Anchor href={url} className={css.link}>
            {title}
          </Anchor>
        </Heading>
        <p className={cx(css.facts, textClass.small)}>
          {kind === 'audio' ? <AudioIcon size={16} /> : kind === 'video' ? <PlayIcon size={16} /> : null}
          {publishedDate ? (
            <time dateTime={formatMachine(publishedDate.date, locale.timeZone)}>
              {formatDate(publishedDate.date, 'published', dateSettings(locale))}
            </time>
          ) : null}
          {length ? <span>{length}</span> : null}
        </p>
        <Place href={url} locale={locale} />
        <CardSummary card={episode} className={cx(css.summary, textClass.summary)} />
      </div>
    </li>
  );
}
