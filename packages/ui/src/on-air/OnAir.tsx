import {
  addDays,
  type Broadcast,
  type Card,
  dayOf,
  formatAtTime,
  formatDate,
  formatMachine,
  formatTime,
  toMilliseconds,
} from '@portal/model';
import { CardSummary } from '../article-card/parts';
import { Button } from '../button/Button';
import { mediaKindOf, mediaWords } from '../card/facts';
import { headlineClass, textClass } from '../foundation/type.css';
import { AudioIcon, PlayIcon, TvIcon } from '../icon/index';
import { Image } from '../image/Image';
import { BroadcastSign } from '../kicker/BroadcastSign';
import { Kicker } from '../kicker/Kicker';
import { dateSettings, fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { type HeadingLevel, levelBelow } from '../section-head/SectionHead';
import * as css from './OnAir.css';

/** Props of `OnAir`, the stage of the current show and the next ones. */
export type OnAirProps = {
  /** Name of the stage, for screen readers only. */
  title: string;
  now?: Broadcast;
  next: readonly Broadcast[];
  /** Recording of a show to play while nothing is on air. */
  replay?: Card;
  listenHref?: string;
  watchHref?: string;
  headingLevel?: HeadingLevel;
  priority?: boolean;
  /** Says over the stage that the stream broadcasts nothing now, and when it returns. */
  saysReturn?: boolean;
  locale: Locale;
};

/**
 * The stage of a broadcaster: the current show with its player, and the next shows. While nothing is on air, a
 * recording takes the stage, or the next show if there is none.
 */
export function OnAir({
  title,
  now,
  next,
  replay,
  listenHref,
  watchHref,
  headingLevel = 2,
  priority,
  saysReturn = false,
  locale,
}: OnAirProps) {
  const [first, ...later] = next;
  const recording = now ? undefined : replay;
  const shown = now ?? first;
  if (!shown && !recording && !saysReturn) return null;
  const following = now || recording ? next : later;
  const texts = textsOf(locale).onAir;
  const NextHeading = `h${levelBelow(headingLevel)}` as const;
  return (
    <section className={css.stage} aria-label={title} data-part="on-air">
      {saysReturn && !now ? <Returns show={first} locale={locale} /> : null}
      <div className={following.length ? css.parts : undefined}>
        {recording ? (
          <Replay card={recording} headingLevel={headingLevel} priority={priority} locale={locale} />
        ) : shown ? (
          <Show
            broadcast={shown}
            isOn={shown === now}
            listenHref={listenHref}
            watchHref={watchHref}
            headingLevel={headingLevel}
            priority={priority}
            locale={locale}
          />
        ) : null}
        {following.length ? (
          <div className={css.next}>
            <NextHeading className={`${css.nextTitle} ${headlineClass.sm}`}>
              {now || recording ? texts.next : texts.later}
            </NextHeading>
            <Following shows={following} locale={locale} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** When a stream broadcasts again, as far as its schedule is known. */
function Returns({ show, locale }: { show: Broadcast | undefined; locale: Locale }) {
  const { onAir: texts } = textsOf(locale);
  const atTime = show && formatAtTime(show.startTime.date, dateSettings(locale));
  return (
    <p className={`${css.returns} ${textClass.label}`} data-part="returns">
      {show && atTime ? fill(texts.returns, { atTime, title: show.title }) : texts.off}
    </p>
  );
}

/** Next shows of a stream, each with its hour. */
function Following({ shows, locale }: { shows: readonly Broadcast[]; locale: OnAirProps['locale'] }) {
  return (
    <ol className={css.list}>
      {shows.map((show) => (
        <li key={show.id} className={css.show}>
          <Hour date={show.startTime.date} isFar locale={locale} />
          <Anchor className={`${css.link} ${textClass.label}`} href={show.url.href} title={show.url.title}>
            {show.title}
          </Anchor>
        </li>
      ))}
    </ol>
  );
}

/** Props of `NowNext`: what a stream broadcasts now, if anything, and what follows. */
export type NowNextProps = Pick<OnAirProps, 'now' | 'next' | 'headingLevel' | 'locale'> & {
  /** Accessible name. */
  title: string;
  /** Whether it names the current show; false where a player does. */
  namesShow?: boolean;
};

/** Current broadcast of a stream, with its hours and its progress, and the next ones: below the stream's player. */
export function NowNext({ title, now, next, namesShow = true, headingLevel = 2, locale }: NowNextProps) {
  if (!now && !next.length) return null;
  const texts = textsOf(locale).onAir;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.nowNext} aria-label={title} data-part="now-next">
      {now ? (
        <div className={css.current} data-part="on-now">
          <BroadcastSign show={now} locale={locale} />
          {namesShow ? (
            <Heading className={headlineClass.lg}>
              <Anchor href={now.url.href} title={now.url.title}>
                {now.title}
              </Anchor>
            </Heading>
          ) : null}
          <p className={`${css.hours} ${textClass.meta}`}>
            <Hour date={now.startTime.date} locale={locale} /> –{' '}
            <Hour date={now.endTime.date} locale={locale} />
          </p>
          <div className={css.progress} style={{ '--gone': `${shareGone(now, locale)}%` }} />
          {now.resume ? <p className={textClass.summary}>{now.resume}</p> : null}
        </div>
      ) : null}
      {next.length ? (
        <div>
          <Heading className={`${css.nextTitle} ${headlineClass.sm}`}>{texts.next}</Heading>
          <Following shows={next} locale={locale} />
        </div>
      ) : null}
    </section>
  );
}

type ReplayProps = Required<Pick<OnAirProps, 'headingLevel'>> &
  Pick<OnAirProps, 'priority' | 'locale'> & { card: Card };

/** A recording on the stage, with its play button. */
function Replay({ card, headingLevel, priority, locale }: ReplayProps) {
  const { id, title, url, image } = card;
  const Heading = `h${headingLevel}` as const;
  const { onAir: texts } = textsOf(locale);
  const length = mediaWords(card, locale);
  const isAudio = mediaKindOf(card) === 'audio';
  return (
    <article className={css.now} data-content-id={id}>
      {image ? (
        <div className={css.picture}>
          <Image image={image} ratio="16:9" sizes="(width < 1000px) 94vw, 640px" priority={priority} />
          <span className={css.play}>
            <PlayIcon size={30} />
          </span>
        </div>
      ) : null}
      <div className={css.words}>
        <Kicker text={texts.replay} locale={locale} />
        <Heading className={headlineClass.lg}>
          <Anchor className={css.link} href={url}>
            {title}
          </Anchor>
        </Heading>
        <CardSummary card={card} className={textClass.summary} />
        <div className={css.actions}>
          <Button href={url} icon={isAudio ? <AudioIcon size={20} /> : <PlayIcon size={20} />}>
            {isAudio ? texts.listen : texts.watch}
            {length ? ` · ${length}` : null}
          </Button>
        </div>
      </div>
    </article>
  );
}

type ShowProps = Omit<OnAirProps, 'title' | 'now' | 'next'> & {
  broadcast: Broadcast;
  /** Whether it is on air now. */
  isOn: boolean;
  headingLevel: HeadingLevel;
};

function Show({ broadcast, isOn, listenHref, watchHref, headingLevel, priority, locale }: ShowProps) {
  const { title, url, image, resume, startTime, endTime } = broadcast;
  const Heading = `h${headingLevel}` as const;
  const texts = textsOf(locale).onAir;
  return (
    <article className={css.now}>
      {image ? (
        <div className={css.picture}>
          <Image image={image} ratio="16:9" sizes="(width < 1000px) 94vw, 640px" priority={priority} />
          {isOn ? (
            <span className={css.play}>
              <PlayIcon size={30} />
            </span>
          ) : null}
        </div>
      ) : null}
      <div className={css.words}>
        {isOn ? (
          <BroadcastSign show={broadcast} locale={locale} />
        ) : (
          <Kicker text={texts.next} locale={locale} />
        )}
        <Heading className={headlineClass.xl}>
          <Anchor className={css.link} href={url.href} title={url.title}>
            {title}
          </Anchor>
        </Heading>
        <p className={`${css.hours} ${textClass.meta}`}>
          <Hour date={startTime.date} locale={locale} /> – <Hour date={endTime.date} locale={locale} />
        </p>
        {isOn ? (
          <div className={css.progress} style={{ '--gone': `${shareGone(broadcast, locale)}%` }} />
        ) : null}
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

/** @param isFar adds the day if it is not today */
function Hour({ date, isFar = false, locale }: { date: string; isFar?: boolean; locale: Locale }) {
  const { now, timeZone, texts } = locale;
  const [day, today] = [dayOf(date, timeZone), dayOf(now, timeZone)];
  const isLater = isFar && day !== null && today !== null && day > today;
  const words =
    isLater && day === addDays(today, 1)
      ? texts.onAir.tomorrow
      : formatDate(date, 'event', dateSettings(locale));
  return (
    <time className={`${css.hours} ${textClass.meta}`} dateTime={formatMachine(date, timeZone)}>
      {isLater ? `${words} ` : ''}
      {formatTime(date, dateSettings(locale))}
    </time>
  );
}

/** Elapsed share of a show, in whole percent. */
function shareGone({ startTime, endTime }: Broadcast, { now, timeZone }: Locale): number {
  const [start, end, moment] = [startTime.date, endTime.date, now].map(
    (date) => toMilliseconds(date, timeZone) ?? 0,
  );
  if (start === undefined || end === undefined || moment === undefined || end <= start) return 0;
  return Math.round(Math.min(1, Math.max(0, (moment - start) / (end - start))) * 100);
}
