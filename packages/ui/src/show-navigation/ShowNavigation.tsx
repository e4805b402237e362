import type { Link } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { ChevronDownIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './ShowNavigation.css';

/** Props of `ShowNavigation`, a dropdown under 1100 px (spec §2). */
export type ShowNavigationProps = {
  /** Name of the programme, or of the area of the site. */
  name: string;
  href: string;
  links: readonly Link[];
  /** Path of the page: the link with the longest matching path is marked. */
  currentPath?: string;
  locale: Locale<'showNavigation'>;
};

const isWithin = (href: string, path: string) =>
  path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`);

/**
 * The link of the page or of its parent; the longest one, since a programme's own URL is a prefix of all of
 * them.
 */
export function currentLink(links: readonly Link[], path: string | undefined): Link | undefined {
  if (path === undefined) return undefined;
  return links
    .filter(({ href }) => isWithin(href, path))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}

/** Sections of a programme (spec §2): a bar on desktops, a native dropdown under 1100 px. */
export function ShowNavigation({ name, href, links, currentPath, locale }: ShowNavigationProps) {
  if (links.length === 0) return null;
  const { showNavigation: texts } = textsOf(locale);
  const current = currentLink(links, currentPath);
  return (
    <nav className={css.nav} aria-label={fill(texts.label, { name })} data-part="show-navigation">
      <Anchor href={href} className={cx(css.name, headlineClass.sm)} data-part="name">
        {name}
      </Anchor>
      <details className={css.drop} data-part="drop">
        <summary className={cx(css.button, textClass.label)}>
          {current?.text ?? texts.choose}
          <ChevronDownIcon className={css.arrow} />
        </summary>
        <ul className={css.list}>
          {links.map(({ id, text, ...link }) => (
            <li key={id}>
              <Anchor
                {...link}
                className={cx(css.entry, textClass.label)}
                aria-current={id !== current?.id ? undefined : link.href === currentPath ? 'page' : 'true'}
              >
                {text}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
