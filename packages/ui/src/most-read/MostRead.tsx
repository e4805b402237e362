'use client';
import type { Card } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import { Tabs } from '../tabs/Tabs';
import * as css from './MostRead.css';

/** Fields of a card that a line of the list shows. */
export type MostReadCard = Pick<Card, 'id' | 'title' | 'url' | 'kicker'>;

/** Props of `MostRead`: one or two ranked lists, the first visible initially (spec §4). */
export type MostReadProps = {
  /** Two tabs in the specification; a single list has no tab. */
  tabs: readonly { title: string; cards: readonly MostReadCard[] }[];
  title?: string;
  headingLevel?: HeadingLevel;
};

/** Most-read articles (spec §2): a numbered list per tab, the first one selected. */
export function MostRead({ tabs, title, headingLevel = 2 }: MostReadProps) {
  const texts = useLocale('mostRead').texts.mostRead;
  const name = title ?? texts.title;
  const [first] = tabs;
  const below = levelBelow(headingLevel);
  return (
    <section className={css.box} data-part="most-read">
      <SectionHead title={name} headingLevel={headingLevel} size="small" />
      {tabs.length > 1 ? (
        <Tabs
          label={name}
          headingLevel={below}
          tabs={tabs.map((tab, at) => ({
            id: String(at + 1),
            title: tab.title,
            content: <Ranking cards={tab.cards} empty={texts.empty} />,
          }))}
        />
      ) : (
        <Ranking cards={first?.cards ?? []} empty={texts.empty} />
      )}
    </section>
  );
}

function Ranking({ cards, empty }: { cards: readonly MostReadCard[]; empty: string }) {
  if (cards.length === 0) return <p className={cx(css.empty, textClass.summary)}>{empty}</p>;
  return (
    <ol className={css.list}>
      {cards.map(({ id, title, url, kicker }) => (
        <li key={id} className={css.item}>
          <div>
            {kicker ? <p className={cx(css.kicker, textClass.small)}>{kicker.text}</p> : null}
            <Anchor href={url} className={cx(css.link, headlineClass.xs)}>
              {title}
            </Anchor>
          </div>
        </li>
      ))}
    </ol>
  );
}
