import type { Card } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { CheckIcon } from '../icon/index';
import { Image } from '../image/Image';
import { Link } from '../link/Link';
import { Anchor } from '../routing/Routing';
import { levelBelow, SectionHead } from '../section-head/SectionHead';
import * as css from './Beside.css';

/** Widths of the main column of `Beside`: a form, a form with fields side by side, or reading text. */
export const BESIDE_WIDTHS = ['form', 'wide', 'text'] as const;
/** Width of the main column of `Beside`. */
export type BesideWidth = (typeof BESIDE_WIDTHS)[number];

/** Props of `Beside`: the main column, and parts next to it. */
export type BesideProps = {
  /** The form or text of the page; first on phones. */
  children: ReactNode;
  /** Accessible name of the column next to it. */
  label: string;
  /** Parts of that column, in order; empty ones are left out. */
  parts: readonly ReactNode[];
  width?: BesideWidth;
};

/**
 * A form or a text, and next to it what it is for: a story, its gains, ways on. The parts stay in view while
 * a long form scrolls. Without room they follow it.
 */
export function Beside({ children, label, parts, width = 'form' }: BesideProps) {
  const shown = parts.filter((part) => part !== null && part !== undefined && part !== false);
  if (!shown.length) return children;
  return (
    <div className={css.room} data-part="beside">
      <div className={cx(css.columns, css.width[width])}>
        <div className={css.main}>{children}</div>
        <aside className={css.aside} aria-label={label} data-part="beside-parts">
          <div className={css.parts}>
            {shown.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
              <div key={at}>{part}</div>
            ))}
          </div>
        </aside>
      </div>
    </div>
  );
}

/** Props of `OnlyBeside` and `OnlyAlone`. */
export type OnlyProps = { children: ReactNode };

/** A part of `Beside` that is shown only where there is room next to the main column. */
export const OnlyBeside = ({ children }: OnlyProps) => <div className={css.onlyBeside}>{children}</div>;

/** Its counterpart within the main column, shown only where there is no room next to it. */
export const OnlyAlone = ({ children }: OnlyProps) => <div className={css.onlyAlone}>{children}</div>;

/** Props of `BesideStory`: a story under a heading that says why it is there. */
export type BesideStoryProps = {
  title: string;
  card: Pick<Card, 'title' | 'url' | 'image' | 'kicker' | 'category' | 'description'>;
  /** `small` for a small picture next to the headline. */
  size?: 'small' | 'large';
  headingLevel?: HeadingLevel;
};

/** The one story of a page that is about something else: the one that a reader comes from, the lead of the day. */
export function BesideStory({ title, card, size = 'large', headingLevel = 2 }: BesideStoryProps) {
  const { image, kicker, category } = card;
  const Headline = `h${levelBelow(headingLevel)}` as const;
  const isSmall = size === 'small';
  const over = kicker?.text ?? category?.name;
  const summary = isSmall ? '' : (card.description ?? []).map(({ html }) => html).join(' ');
  return (
    <section data-part="beside-story">
      <SectionHead title={title} headingLevel={headingLevel} size="small" />
      <article className={cx(css.story, isSmall && image && css.smallStory)}>
        {image ? (
          <div className={css.picture}>
            <Image
              image={image}
              ratio={isSmall ? '4:3' : '16:9'}
              sizes={isSmall ? '116px' : '(width >= 1100px) 50vw, 94vw'}
              {...(isSmall ? { widest: 116 } : {})}
            />
          </div>
        ) : null}
        <div className={css.storyWords}>
          {over ? <p className={cx(css.kicker, textClass.label)}>{over}</p> : null}
          <Headline className={headlineClass[isSmall ? 'xs' : 'lg']}>
            <Anchor className={css.link} href={card.url}>
              {card.title}
            </Anchor>
          </Headline>
          {summary ? (
            // The model's contract is sanitised HTML (spec §3, description).
            <div className={cx(css.quiet, textClass.summary)} dangerouslySetInnerHTML={{ __html: summary }} />
          ) : null}
        </div>
      </article>
    </section>
  );
}

/** Props of `LinkList`: links to parts of a page or to versions of it. */
export type LinkListProps = {
  items: readonly {
    href: string;
    text: string;
    /** The page that is shown. */
    isCurrent?: boolean;
    /** Words after the link. */
    note?: string;
  }[];
};

/** Links one under another, in small text: the contents of a page. Fingers get a line of 44 px for each. */
export const LinkList = ({ items }: LinkListProps) => (
  <ul className={cx(css.links, textClass.summary)} data-part="link-list">
    {items.map(({ href, text, isCurrent, note }) => (
      <li key={href}>
        <Link href={href} {...(isCurrent ? { current: 'page' as const } : {})}>
          {text}
        </Link>
        {note ? ` ${note}` : null}
      </li>
    ))}
  </ul>
);

/** One point of `Points`. */
export type Point = {
  id: string;
  /** The point in a few words: text, or a link. */
  name: ReactNode;
  /** A sentence about it, or several lines. */
  text?: ReactNode;
};

/** Props of `Points`: short points under a heading. */
export type PointsProps = {
  title: string;
  /** Address of the page about them. */
  href?: string | undefined;
  items: readonly Point[];
  headingLevel?: HeadingLevel;
  /** Shows a tick before each: something that a reader gets. */
  areGains?: boolean;
};

/** A list of short points under a heading, in two columns if there is room: what an account gives, desks. */
export function Points({ title, href, items, headingLevel = 2, areGains = false }: PointsProps) {
  if (!items.length) return null;
  return (
    <section className={css.section} data-part="points">
      <SectionHead title={title} href={href} headingLevel={headingLevel} size="small" />
      <ul className={css.points}>
        {items.map(({ id, name, text }) => (
          <li key={id} className={cx(css.point, areGains && css.signed)}>
            {areGains ? <CheckIcon size={20} className={css.sign} /> : null}
            <p className={cx(css.name, textClass.label)}>{name}</p>
            {text ? <div className={cx(css.words, textClass.summary)}>{text}</div> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
