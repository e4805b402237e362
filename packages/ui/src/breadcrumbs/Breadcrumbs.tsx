import type { Link } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './Breadcrumbs.css';

/** Props of `Breadcrumbs`: links from the root down; an empty list renders nothing. */
export type BreadcrumbsProps = NativeProps<'nav', 'children'> & {
  locale: Locale;
  /** From the root of the site down to the section of this page. */
  links: readonly Link[];
  /** The page itself, if its title does not follow immediately. */
  current?: string;
};

/** Path of the current page within the site, as links upwards. Renders nothing without links. */
export function Breadcrumbs({ locale, links, current, ...native }: BreadcrumbsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={textsOf(locale).breadcrumbs.label} {...native} data-part="breadcrumbs">
      <ol className={cx(css.list, textClass.meta)}>
        {links.map(({ id, text, ...link }) => (
          <li key={id} className={css.item}>
            <Anchor {...link} className={css.link}>
              {text}
            </Anchor>
          </li>
        ))}
        {current ? (
          <li className={css.item} aria-current="page">
            {current}
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
