import { dayOf, formatFullDay, type NavigationItem, ROUTES, SEARCH_MIN_LENGTH } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { CloseIcon, MenuIcon, SearchIcon } from '../icon/index';
import { dateSettings, fill, type Locale, textsOf } from '../locale/locale';
import { inset } from '../page/page.css';
import { AddressForm, Anchor } from '../routing/Routing';
import { menuButtonId } from '../skip-links/menu-button';
import * as drawer from './Drawer.css';
import * as css from './Header.css';
import { DrawerNavigation, Navigation } from './Navigation';
import { Sign, type WordmarkSign } from './Sign';
import { Wordmark, type WordmarkProps } from './Wordmark';

/** Pattern of a search text that is long enough, without outer spaces. */
const LONG_ENOUGH = `\\s*\\S.{${SEARCH_MIN_LENGTH - 2},}\\S\\s*`;

/**
 * Props of `Header`: name, navigation and tools of a site; on a front the site's name is the page's heading.
 */
export type HeaderProps = {
  locale: Locale<'header'>;
  /** Name of the site. */
  name: string;
  sign?: WordmarkSign;
  /** The name as outlines. */
  outlines?: WordmarkProps['outlines'];
  navigation: readonly NavigationItem[];
  /** Path of the page, to mark its section as current. */
  currentPath?: string;
  /** Makes the site's name the page's heading, on a front. */
  isFront?: boolean;
  /** Town of the newsroom. */
  place?: string;
  founded?: number;
  tagline?: string;
  /** Slots next to the name: weather, current broadcast. */
  weather?: ReactNode;
  onAir?: ReactNode;
  /** Account button, on sites with accounts; it takes the same space for everyone. */
  account?: ReactNode;
  /** Colour scheme switch, in the drawer. */
  scheme?: ReactNode;
  frontHref?: string;
  searchHref?: string;
  /**
   * URL of the subscriptions: linked in the bar from tablets on, and in the menu. Its space in the bar is the
   * same for everyone; it is hidden while the document has `data-subscriber`.
   */
  offersHref?: string;
  /**
   * Id of the drawer, and prefix of the ids of its button and of the sub-menus: unique for each header of a
   * page.
   */
  menuId?: string;
};

/**
 * Invoker attributes of a button that opens or closes a dialog, without JavaScript. Browsers without support
 * use `popovertarget`: there the menu is a dialog that does not trap the focus, and `closeLeft` closes it.
 */
const commandOf = (id: string, command: 'show-modal' | 'close') => ({ command, commandfor: id });

/** A press outside the open menu closes it, like a popover. */
const CLOSED_BY_ANY = { closedby: 'any' } as const;

/**
 * Header of every page: name of the newspaper, date, sections, search and account. It needs no JavaScript:
 * the drawer and the sub-menus are popovers, the bar is `position: sticky`. `followScroll` and `closeLeft`
 * are enhancements by JavaScript.
 */
export function Header({
  locale,
  name,
  sign = 'none',
  outlines,
  navigation,
  currentPath,
  isFront = false,
  place,
  founded,
  tagline,
  weather,
  onAir,
  account,
  scheme,
  frontHref = '/',
  searchHref = ROUTES.search,
  offersHref,
  menuId = 'menu',
}: HeaderProps) {
  const { header: texts } = textsOf(locale);
  const Mark = isFront ? 'h1' : 'div';
  const foundation = founded ? fill(texts.foundedIn, { year: founded }) : undefined;
  const extra = onAir ?? weather;
  const offersCurrent = offersHref && offersHref === currentPath ? 'page' : undefined;
  return (
    <header className={cx(css.header, !isFront && css.inside)} data-part="header">
      <div className={cx(css.masthead, inset)} data-part="masthead">
        <Mark className={css.mark}>
          <Anchor href={frontHref} className={css.home}>
            <Wordmark name={name} sign={sign} outlines={outlines} />
          </Anchor>
        </Mark>
        <div className={cx(css.side, css.edition, textClass.meta)} data-part="edition">
          <time dateTime={dayOf(locale.now, locale.timeZone) ?? undefined} className={css.day}>
            {formatFullDay(locale.now, dateSettings(locale))}
          </time>
          {place ? <span>{place}</span> : null}
        </div>
        <div className={cx(css.side, css.extra, onAir && css.onAir, textClass.meta)} data-part="extra">
          {extra ?? foundation ?? tagline}
        </div>
      </div>
      <div className={cx(css.bar, inset)} data-part="bar">
        <div className={css.start}>
          <button
            type="button"
            id={menuButtonId(menuId)}
            popoverTarget={menuId}
            {...commandOf(menuId, 'show-modal')}
            aria-haspopup="dialog"
            className={cx(css.tool, css.menu)}
            aria-label={texts.menu}
          >
            <MenuIcon size={22} />
          </button>
          {sign === 'none' ? null : (
            // Out of the tab order: the wordmark links to the same page.
            <Anchor
              href={frontHref}
              tabIndex={-1}
              aria-label={fill(texts.home, { name })}
              className={cx(css.tool, css.compact)}
            >
              <Sign sign={sign} className={css.compactSign} />
            </Anchor>
          )}
        </div>
        <Navigation
          locale={locale}
          items={navigation}
          currentPath={currentPath}
          menuId={menuId}
          hasSign={sign !== 'none'}
        />
        <div className={css.tools}>
          {offersHref ? (
            <Anchor href={offersHref} className={css.offers} aria-current={offersCurrent} data-part="offers">
              <span className={cx(css.offersFace, textClass.label)}>{texts.subscribe}</span>
            </Anchor>
          ) : null}
          <Anchor href={searchHref} className={cx(css.tool, css.search)} aria-label={texts.search}>
            <SearchIcon size={22} />
          </Anchor>
          {account ? (
            <div className={css.account} data-part="account">
              {account}
            </div>
          ) : null}
        </div>
      </div>
      <dialog
        id={menuId}
        popover="auto"
        {...CLOSED_BY_ANY}
        aria-label={texts.menu}
        className={drawer.drawer}
        data-part="drawer"
      >
        <div className={drawer.top}>
          <Anchor href={frontHref} aria-label={fill(texts.home, { name })}>
            <Wordmark name={name} sign={sign} outlines={outlines} size="small" />
          </Anchor>
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            {...commandOf(menuId, 'close')}
            className={css.tool}
            aria-label={texts.close}
          >
            <CloseIcon size={22} />
          </button>
        </div>
        <div className={drawer.body}>
          <search>
            <AddressForm action={searchHref} className={drawer.form}>
              <input
                type="search"
                name="text"
                required
                pattern={LONG_ENOUGH}
                aria-describedby={`${menuId}-short`}
                placeholder={fill(texts.searchIn, { name })}
                aria-label={fill(texts.searchIn, { name })}
                className={drawer.input}
              />
              <button type="submit" className={css.tool} aria-label={texts.search}>
                <SearchIcon size={22} />
              </button>
            </AddressForm>
            <p id={`${menuId}-short`} role="alert" className={cx(drawer.short, textClass.small)}>
              {texts.tooShort}
            </p>
          </search>
          {offersHref ? (
            <Button href={offersHref} wide aria-current={offersCurrent} className={css.menuOffers}>
              {texts.subscribe}
            </Button>
          ) : null}
          <DrawerNavigation locale={locale} items={navigation} currentPath={currentPath} />
          {scheme}
          {tagline || foundation ? (
            <p className={textClass.small}>{[tagline, foundation].filter(Boolean).join('. ')}</p>
          ) : null}
        </div>
      </dialog>
    </header>
  );
}
