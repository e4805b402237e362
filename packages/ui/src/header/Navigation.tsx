import type { Link, NavigationItem } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { ChevronDownIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Anchor';
import * as drawer from './Drawer.css';
import * as css from './Navigation.css';

export type NavigationProps = {
  locale: Locale<'header'>;
  items: readonly NavigationItem[];
  /** Path of the page, to mark where the reader is. */
  currentPath?: string;
  /** The bar keeps room for the brand's sign before them. */
  hasSign?: boolean;
  /** Id of the header's menu; those of the sub-menus begin with it. */
  menuId: string;
};

/** `page` for the page itself, `true` for a page further in. The front is nobody's section. */
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

/** An entry whose address only repeats one of its own entries': it is their heading, and leads nowhere by itself. */
const isHeading = ({ href, items = [] }: NavigationItem): boolean => items.some((own) => own.href === href);

/** A section with its sub-sections: its own address first, unless it is only their heading. */
const withOwn = (item: NavigationItem, items: readonly Link[]): readonly Link[] =>
  isHeading(item) ? items : [item, ...items];

const SUBENTRY = cx(css.subentry, textClass.label);

/** The sections in the bar. Sub-menus are popovers: the browser opens and closes them, with no script. */
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

/** The sections in the drawer, one under another, each with its sub-sections. */
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
