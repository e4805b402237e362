import { type Card, formatBrief, formatMachine } from '@portal/model';
import { cx } from 'class-variance-authority';
import { recentHour } from '../card/hour';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { dateSettings, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { type HeadingLevel, levelBelow } from '../section-head/SectionHead';
import * as css from './LastHour.css';

/** Fields of a card that a line of the list shows. */
export type LastHourCard = Pick<Card, 'id' | 'title' | 'url' | 'publishedDate'>;

/** Props of `LastHour`: the newest articles with their times. */
export type LastHourProps = {
  locale: Locale;
  cards: readonly LastHourCard[];
  title?: string;
  /** URL of the page with all of them. */
  href?: string;
  headingLevel?: HeadingLevel;
};

/**
 * The newest articles by time (spec §2, last hour): the hour if published today or yesterday, else the day.
 * In a row of its own they are in several columns.
 */
export function LastHour({ locale, cards, title, href, headingLevel = 2 }: LastHourProps) {
  const Heading = `h${headingLevel}` as const;
  const Title = `h${levelBelow(headingLevel)}` as const;
  const settings = dateSettings(locale);
  const { lastHour: texts } = textsOf(locale);
  return (
    <section className={css.box} data-part="last-hour">
      <Heading className={cx(css.head, headlineClass.sm)}>
        <span className={css.dot} />
        {title ?? texts.title}
      </Heading>
      {cards.length === 0 ? (
        <p className={cx(css.empty, textClass.summary)}>{texts.empty}</p>
      ) : (
        <ol className={css.list}>
          {cards.map(({ id, title: headline, url, publishedDate }) => (
            <li key={id} className={css.item}>
              {publishedDate ? (
                <time
                  dateTime={formatMachine(publishedDate.date, locale.timeZone)}
                  className={cx(css.time, textClass.meta)}
                >
                  {recentHour(publishedDate.date, locale) ??
                    formatBrief(publishedDate.date, locale.now, settings)}
                </time>
              ) : (
                <span className={cx(css.time, textClass.meta)} />
              )}
              <Title className={cx(css.headline, headlineClass.xs)}>
                <Anchor href={url} className={css.link}>
                  {headline}
                </Anchor>
              </Title>
            </li>
          ))}
        </ol>
      )}
      {href ? (
        <Link href={href} variant="standalone">
          {texts.all}
        </Link>
      ) : null}
    </section>
  );
}
