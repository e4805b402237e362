import type { Card, HotTopic, NavigationItem } from '@portal/model';
import { Cards } from '../cards/index';
import { Chips } from '../chip/Chip';
import type { HeadingLevel } from '../foundation/props';
import { sectionOf } from '../foundation/section';
import { sectionClass } from '../foundation/section.css';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { SectionHead } from '../section-head/SectionHead';
import * as css from './WaysOn.css';

/** Props of `WaysOn`; a part without items is not shown. */
export type WaysOnProps = {
  /** Stories with pictures, at most four. */
  cards?: readonly Card[];
  /** Title of the stories. */
  title: string;
  topics?: readonly HotTopic[];
  /** A site's navigation; of an item with a menu, its items. */
  sections?: readonly NavigationItem[];
  /** Title of the sections. */
  sectionsTitle: string;
  headingLevel?: HeadingLevel;
  locale: Locale<'card' | 'event' | 'hotTopics'>;
};

const STORIES = 4;

/**
 * Ways on for readers who have nothing before them: an empty search, a page that does not exist. Stories with
 * their pictures, today's topics, and the sections in their colours.
 */
export function WaysOn({
  cards = [],
  title,
  topics = [],
  sections: navigation = [],
  sectionsTitle,
  headingLevel = 2,
  locale,
}: WaysOnProps) {
  const shown = cards.slice(0, STORIES);
  const sections = navigation.flatMap((item) => item.items ?? [item]);
  if (!shown.length && !topics.length && !sections.length) return null;
  const topicsTitle = textsOf(locale).hotTopics.label;
  return (
    <section className={css.ways} data-part="ways-on">
      {shown.length ? (
        <Cards
          cards={shown}
          shape="standard"
          size="sm"
          across={STORIES}
          date="recent"
          title={title}
          headingLevel={headingLevel}
          locale={locale}
        />
      ) : null}
      {topics.length + sections.length ? (
        <div className={css.links}>
          {topics.length ? (
            <div data-part="ways-topics">
              <SectionHead title={topicsTitle} headingLevel={headingLevel} size="small" />
              <Chips
                items={topics.map(({ link }) => ({ id: link.id, name: link.text, url: link.href }))}
                label={topicsTitle}
              />
            </div>
          ) : null}
          {sections.length ? (
            <div data-part="ways-sections">
              <SectionHead title={sectionsTitle} headingLevel={headingLevel} size="small" />
              <ul className={css.sections}>
                {sections.map(({ id, text, href }) => (
                  <li key={id}>
                    <Anchor
                      href={href}
                      className={`${css.section} ${sectionClass[sectionOf(href)]} ${textClass.label}`}
                    >
                      {text}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
