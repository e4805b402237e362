import type { Link, NavigationItem, SectionPalette } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Chips } from '../chip/Chip';
import type { Section } from '../foundation/section';
import { sectionClass } from '../foundation/section.css';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link as Way } from '../link/Link';
import type { Locale } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './ListingHead.css';
import { PaperStrip, paletteVariables } from './PaperStrip';
import { coloured } from './PaperStrip.css';

/** Props of `ListingHead`, the top of a listing: title, description and links to subpages. */
export type ListingHeadProps = {
  locale: Locale;
  title: string;
  description?: string;
  breadcrumbs?: readonly Link[];
  /** Parent page, with the text of the link back to it. */
  back?: { text: string; href: string };
  section?: Section;
  /** Strip of cut paper over the title, with the section's colours. */
  palette?: SectionPalette | undefined;
  /** Links to subpages: subsections, years of an archive. */
  links?: readonly Pick<NavigationItem, 'id' | 'text' | 'href'>[];
  headingLevel?: HeadingLevel;
  /** Element at the end: a filter, a follow button. */
  children?: ReactNode;
};

/** Head of a listing: a section, a tag, an archive. */
export function ListingHead({
  locale,
  title,
  description,
  breadcrumbs = [],
  back,
  section,
  palette,
  links = [],
  headingLevel = 1,
  children,
}: ListingHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header
      className={css.head}
      style={palette ? paletteVariables(palette) : undefined}
      data-part="listing-head"
    >
      <Breadcrumbs locale={locale} links={breadcrumbs} />
      {back ? (
        <Way href={back.href} variant="back">
          {back.text}
        </Way>
      ) : null}
      {palette ? <PaperStrip palette={palette} /> : null}
      <div className={cx(css.band, palette ? coloured : section && sectionClass[section])}>
        <Heading className={cx(headlineClass['2xl'], css.title)}>{title}</Heading>
        {description ? <p className={cx(css.description, textClass.standfirst)}>{description}</p> : null}
        <Chips items={links.map(({ id, text, href }) => ({ id, name: text, url: href }))} label={title} />
        {children}
      </div>
    </header>
  );
}
