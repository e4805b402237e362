import { ROUTES } from '@portal/model';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './AccountNav.css';

/** The pages of the profile area (spec §2). */
export const ACCOUNT_PAGES = ['account', 'favourites', 'authors', 'newsletters'] as const;
/** Page of the profile area, by the tab that leads to it (spec §2). */
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

/** Paths of the pages of the profile area (spec §2). */
export const ACCOUNT_PATHS: Readonly<Record<AccountPage, string>> = {
  account: ROUTES.account,
  favourites: ROUTES.savedContents,
  authors: ROUTES.followedAuthors,
  newsletters: ROUTES.newsletters,
};

/**
 * Props of `AccountNav`: the current tab, and optional tabs for children, uploads and subscriptions on sites
 * that have them.
 */
export type AccountNavProps = {
  current: AccountPage | 'children' | 'uploads' | 'subscriptions';
  /** URL of the children page, on sites for families. */
  childrenHref?: string;
  /** URL of the page with the reader's uploads. */
  uploadsHref?: string;
  /** URL of the subscriptions page, on sites that sell subscriptions. */
  subscriptionsHref?: string;
  /** A child’s account, which has no newsletters. */
  isChild?: boolean;
  locale: Locale<'accountNav'>;
};

/** Tabs of the profile area (spec §2), with a separate log-out button. */
export function AccountNav({
  current,
  childrenHref,
  uploadsHref,
  subscriptionsHref,
  isChild = false,
  locale,
}: AccountNavProps) {
  const { accountNav: texts } = textsOf(locale);
  const pages: [page: AccountNavProps['current'], href: string][] = [
    ...ACCOUNT_PAGES.filter((page) => !isChild || page !== 'newsletters').map(
      (page): [AccountPage, string] => [page, ACCOUNT_PATHS[page]],
    ),
    ...(uploadsHref ? [['uploads', uploadsHref] satisfies ['uploads', string]] : []),
    ...(subscriptionsHref ? [['subscriptions', subscriptionsHref] satisfies ['subscriptions', string]] : []),
    ...(childrenHref ? [['children', childrenHref] satisfies ['children', string]] : []),
  ];
  return (
    <nav aria-label={texts.label} className={`${css.nav} ${textClass.label}`} data-part="account-nav">
      <div className={css.bar}>
        <ul className={css.list}>
          {pages.map(([page, href]) => (
            <li key={page} className={css.item}>
              <Anchor href={href} aria-current={page === current ? 'page' : undefined} className={css.link}>
                {texts[page]}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
      <Button href={ROUTES.logout} variant="secondary" size="small" className={css.logout}>
        {texts.logout}
      </Button>
    </nav>
  );
}
