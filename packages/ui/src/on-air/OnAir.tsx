import { type Broadcast, formatMachine, formatTime, toMilliseconds } from '@portal/model';
import { Button } from '../button/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { AudioIcon, PlayIcon, TvIcon } from '../icon/index';
import { Image } from '../image/index';
import { LiveSign } from '../kicker/index';
import { dateSettings, type Locale } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/index';
import * as css from './OnAir.css';

export type OnAirProps = {
  /** Name of the stage; shown when nothing is on, else read out only. */
  title: string;
  now?: Broadcast;
  next: readonly Broadcast[];
  listenHref?: string;
  watchHref?: string;
  headingLevel?: HeadingLevel;
  priority?: boolean;
  locale: Locale;
};

/** The stage of a broadcaster: the show that is on, with what plays it, and the shows that follow. */
export function OnAir({
  title,
  now,
  next,
  listenHref,
  watchHref,
  headingLevel = 2,
  priority,
  locale,
}: OnAirProps) {
  if (!now && next.length === 0) return null;
  const texts = locale.texts.onAir;
  const NextHeading = `h${levelBelow(headingLevel)}` as const;
  return (
    <section className={css.stage} aria-label={title} data-part="on-air">
      <div className={css.parts}>
        {now ? (
          <Now
            broadcast={now}
            listenHref={listenHref}
            watchHref={watchHref}
            headingLevel={headingLevel}
            priority={priority}
            locale={locale}
          />
        ) : (
          <div className={css.next}>
            <SectionHead title={title} headingLevel={headingLevel} />
          </div>
        )}
        {next.length ? (
          <div className={css.next}>
            <NextHeading className={`${css.nextTitle} ${headlineClass.sm}`}>{texts.next}</NextHeading>
            <ol className={css.list}>
              {next.map((show) => (
                <li key={show.id} className={css.show}>
                  <Hour date={show.startTime.date} locale={locale} />
                  <a className={`${css.link} ${textClass.label}`} href={show.url.href} title={show.url.title}>
                    {show.title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ) : null}
      </div>
    </section>
  );
}

type NowProps = Omit<OnAirProps, 'title' | 'now' | 'next'> & {
  broadcast: Broadcast;
  headingLevel: HeadingLevel;
};

function Now({ broadcast, listenHref, watchHref, headingLevel, priority, locale }: NowProps) {
  const { title, url, image, resume, startTime, endTime } = broadcast;
  const Heading = `h${headingLevel}` as const;
  const texts = locale.texts.onAir;
  return (
    <article className={css.now}>
      {image ? (
        <div className={css.picture}>
          <Image image={image} ratio="16:9" sizes="(width < 1000px) 94vw, 640px" priority={priority} />
          <span className={css.play}>
            <PlayIcon size={30} />
          </span>
        </div>
      ) : null}
      <div className={css.words}>
        <LiveSign locale={locale} />
        <Heading className={headlineClass.lg}>
          <a className={css.link} href={url.href} title={url.title}>
            {title}
          </a>
        </Heading>
        <p className={`${css.hours} ${textClass.meta}`}>
          <Hour date={startTime.date} locale={locale} /> – <Hour date={endTime.date} locale={locale} />
        </p>
        <div className={css.progress} style={{ '--gone': `${shareGone(broadcast, locale)}%` }} />
        {resume ? <p className={textClass.summary}>{resume}</p> : null}
        {listenHref || watchHref ? (
          <div className={css.actions}>
            {listenHref ? (
              <Button href={listenHref} icon={<AudioIcon size={20} />}>
                {texts.listen}
              </Button>
            ) : null}
            {watchHref ? (
              <Button href={watchHref} variant="secondary" icon={<TvIcon size={20} />}>
                {texts.watch}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}

function Hour({ date, locale }: { date: string; locale: Locale }) {
  return (
    <time className={`${css.hours} ${textClass.meta}`} dateTime={formatMachine(date, locale.timeZone)}>
      {formatTime(date, dateSettings(locale))}
    </time>
  );
}

/** How much of a show is over, in whole percent. */
function shareGone({ startTime, endTime }: Broadcast, { now, timeZone }: Locale): number {
  const [start, end, moment] = [startTime.date, endTime.date, now].map(
    (date) => toMilliseconds(date, timeZone) ?? 0,
  );
  if (start === undefined || end === undefined || moment === undefined || end <= start) return 0;
  return Math.round(Math.min(1, Math.max(0, (moment - start) / (end - start))) * 100);
}
