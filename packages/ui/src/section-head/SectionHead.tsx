import type { ReactNode } from 'react';
import type { Section } from '../foundation/section';
import { sectionClass } from '../foundation/section.css';
import { textClass } from '../foundation/type.css';
import { ChevronRightIcon } from '../icon/index';
import { Anchor } from '../routing/Anchor';
import * as css from './SectionHead.css';

/** Levels that a component's heading may take, so that a page's outline has no gaps. */
export const HEADING_LEVELS = [1, 2, 3, 4] as const;
/** Level of a component's heading within its page. */
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** The level of headings under one of this level; the deepest stays. */
export const levelBelow = (level: HeadingLevel): HeadingLevel =>
  HEADING_LEVELS.find((deeper) => deeper > level) ?? level;

/** Sizes of a section's head: of a row, or of a part of a column. */
export const SECTION_HEAD_SIZES = ['medium', 'small'] as const;
/** Size of a section's head. */
export type SectionHeadSize = (typeof SECTION_HEAD_SIZES)[number];

/** Props of `SectionHead`: the heading and rule over a section, with an optional aside. */
export type SectionHeadProps = {
  title: string;
  /** The section's own page. */
  href?: string;
  headingLevel?: HeadingLevel;
  /** `small` over a part of a column. */
  size?: SectionHeadSize;
  /** Colours the rule; without one, the brand's own colour of rules. */
  section?: Section;
  /** Element at the other end: a date, a filter, a few words. */
  aside?: ReactNode;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string;
};

/** The name over a part of a front or of a page, under the brand's rule. */
export function SectionHead({
  title,
  href,
  headingLevel = 2,
  size = 'medium',
  section,
  aside,
  id,
}: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={section ? `${css.head} ${sectionClass[section]}` : css.head} data-part="section-head">
      <Heading className={size === 'small' ? `${css.title} ${css.small}` : css.title} id={id}>
        {href ? (
          <Anchor className={css.link} href={href}>
            {title}
            <ChevronRightIcon className={css.arrow} />
          </Anchor>
        ) : (
          title
        )}
      </Heading>
      {aside ? <div className={`${css.aside} ${textClass.meta}`}>{aside}</div> : null}
    </header>
  );
}
