import type { Link, NavigationItem } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { ChevronDownIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as drawer from './Drawer.css';
import * as css from './Navigation.css';

export type NavigationProps = {
  locale: Locale<'header'>;
  items: readonly NavigationItem[];
  /** Path of the page, to mark the current section. */
  currentPath?: string;
  /** Reserves space for the brand's sign in the bar. */
  hasSign?: boolean;
  /** Id of the header's menu, and prefix of the ids of the sub-menus. */
  menuId: string;
};

/** `page` for the page itself, `true` for a page below it. The front is in no section. */
function currentOf(href: string, path: string | undefined): 'page' | 'true' | undefined {
  if (!path || href === '/') return undefined;
  if (path === href) return 'page';
  return path.startsWith(href.endsWith('/') ? href : `${href}/`) ? 'true' : undefined;
}

type EntryProps = { link: Link; path: string | undefined; className: string };

const Entry = ({ link: { href, rel, target, title, text }, path, className }: EntryProps) => (
  <Anchor
    href={href}
    rel={rel}
    target={target}
    title={title}
    aria-current={currentOf(href, path)}
    className={className}
  >
    {text}
  </Anchor>
);

/**
 * Whether an entry's URL only repeats that of one of its own entries: it is then a heading without a link.
 */
const isHeading = ({ href, items = [] }: NavigationItem): boolean => items.some((own) => own.href === href);

/** A section with its subsections: its own page first, unless it is only a heading. */
const withOwn = (item: NavigationItem, items: readonly Link[]): readonly Link[] =>
  isHeading(item) ? items : [item, ...items];

const SUBENTRY = cx(css.subentry, textClass.label);

/** Sections in the bar. Sub-menus are popovers, which the browser opens and closes without JavaScript. */
export function Navigation({ locale, items, currentPath, menuId, hasSign = false }: NavigationProps) {
  return (
    <nav
      aria-label={textsOf(locale).header.sections}
      className={cx(css.nav, hasSign && css.closing)}
      data-part="navigation"
    >
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id} className={css.item}>
            {item.items?.length ? (
              <>
                <button
                  type="button"
                  popoverTarget={`${menuId}-of-${item.id}`}
                  className={css.entry}
                  aria-current={
                    item.items.some(({ href }) => currentOf(href, currentPath)) ? 'true' : undefined
                  }
                >
                  {item.text}
                  <ChevronDownIcon />
                </button>
                <ul
                  id={`${menuId}-of-${item.id}`}
                  popover="auto"
                  className={css.submenu}
                  aria-label={fill(textsOf(locale).header.submenu, { name: item.text })}
                >
                  {withOwn(item, item.items).map((link) => (
                    <li key={link.id}>
                      <Entry link={link} path={currentPath} className={SUBENTRY} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <Entry link={item} path={currentPath} className={css.entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const DRAWER_ENTRY = cx(drawer.entry, headlineClass.sm);
const DRAWER_SUBENTRY = cx(drawer.entry, drawer.subentry, textClass.label);

/** Sections in the drawer, stacked, each with its subsections. */
export function DrawerNavigation({
  locale,
  items,
  currentPath,
}: Pick<NavigationProps, 'locale' | 'items' | 'currentPath'>) {
  return (
    <nav aria-label={textsOf(locale).header.menu}>
      <ul className={drawer.list}>
        {items.map((item) => (
          <li key={item.id}>
            {isHeading(item) ? (
              <span className={DRAWER_ENTRY}>{item.text}</span>
            ) : (
              <Entry link={item} path={currentPath} className={DRAWER_ENTRY} />
            )}
            {item.items?.length ? (
              <ul className={drawer.list}>
                {item.items.map((link) => (
                  <li key={link.id}>
                    <Entry link={link} path={currentPath} className={DRAWER_SUBENTRY} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
