import { type Card as CardData, formatDate, formatMachine } from '@portal/model';
import { Card } from '../card/index';
import { headlineClass } from '../foundation/type.css';
import { dateSettings } from '../locale/locale';
import * as css from './BlogCards.css';
import type { CardsProps } from './Cards';

/** Props of `BlogCards`: posts of a blog, newest first. */
export type BlogCardsProps = Pick<CardsProps, 'cards' | 'headingLevel' | 'priority' | 'locale'> & {
  /** Shows the author of each post, for a blog with several authors. */
  isSigned?: boolean;
};

/** A post without its kicker: the blog’s name, which is in the blog's head. */
const postOf = ({ kicker: _, category: __, ...post }: CardData): CardData => post;

/** Posts of a blog, each next to its date; the newest is larger. */
export function BlogCards({
  cards,
  headingLevel = 2,
  priority = false,
  isSigned = false,
  locale,
}: BlogCardsProps) {
  const settings = dateSettings(locale);
  return (
    <ol className={css.posts} data-part="blog-cards">
      {cards.map((card, at) => {
        const date = card.publishedDate?.date;
        return (
          <li key={card.id} className={css.post} data-content-id={card.id}>
            {date ? (
              <time
                dateTime={formatMachine(date, locale.timeZone)}
                className={`${css.date} ${headlineClass.sm}`}
              >
                {formatDate(date, 'published', settings)}
              </time>
            ) : null}
            <div className={css.room}>
              <Card
                card={postOf(card)}
                shape="horizontal"
                size={at === 0 ? 'lg' : 'sm'}
                summary
                byline={isSigned}
                headingLevel={headingLevel}
                priority={priority && at === 0}
                locale={locale}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
