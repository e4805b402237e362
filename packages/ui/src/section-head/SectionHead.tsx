import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps, Size } from '../foundation/props';
import { HEADING_LEVELS, type HeadingLevel, levelBelow } from '../foundation/props';
import type { Section } from '../foundation/section';
import { sectionClass } from '../foundation/section.css';
import { textClass } from '../foundation/type.css';
import { ChevronRightIcon } from '../icon/index';
import { Anchor } from '../routing/Routing';
import * as css from './SectionHead.css';

export { HEADING_LEVELS, type HeadingLevel, levelBelow };

/** Sizes of a section's head: for a row, or for a part of a column. */
export const SECTION_HEAD_SIZES = ['small', 'medium'] as const satisfies readonly Size[];
/** Size of a section's head. */
export type SectionHeadSize = (typeof SECTION_HEAD_SIZES)[number];

/** Props of `SectionHead`: the heading and rule above a section, with an optional aside. */
export type SectionHeadProps = NativeProps<'header', 'title' | 'id' | 'children'> & {
  title: string;
  /** URL of the section's page. */
  href?: string;
  headingLevel?: HeadingLevel;
  /** `small` for a part of a column. */
  size?: SectionHeadSize;
  /** Section that colours the rule; the brand's rule colour if omitted. */
  section?: Section;
  /** Element at the other end: a date, a filter, a few words. */
  aside?: ReactNode;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string;
};

/** Heading of a part of a front or of a page, under the brand's rule. */
export function SectionHead({
  title,
  href,
  headingLevel = 2,
  size = 'medium',
  section,
  aside,
  id,
  className,
  ...native
}: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header
      {...native}
      className={cx(css.head, section && sectionClass[section], className)}
      data-part="section-head"
    >
      <Heading className={size === 'small' ? `${css.title} ${css.small}` : css.title} id={id}>
        {href ? (
          <Anchor className={css.link} href={href}>
            <span>{title}</span>
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
