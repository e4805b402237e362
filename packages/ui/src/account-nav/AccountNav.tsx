import { ROUTES } from '@portal/model';
import { textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';
import * as css from './AccountNav.css';

/** The pages of the profile area (spec §2). */
export const ACCOUNT_PAGES = ['account', 'favourites', 'authors', 'newsletters'] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

const PATHS: Readonly<Record<AccountPage, string>> = {
  account: ROUTES.account,
  favourites: ROUTES.savedContents,
  authors: ROUTES.followedAuthors,
  newsletters: ROUTES.newsletters,
};

/** From one page of the profile to another, and out. */
export function AccountNav({ current, locale }: { current: AccountPage; locale: Locale<'accountNav'> }) {
  const { accountNav: texts } = locale.texts;
  return (
    <nav aria-label={texts.label} className={`${css.nav} ${textClass.label}`} data-part="account-nav">
      <ul className={css.list}>
        {ACCOUNT_PAGES.map((page) => (
          <li key={page}>
            <a href={PATHS[page]} aria-current={page === current ? 'page' : undefined} className={css.link}>
              {texts[page]}
            </a>
          </li>
        ))}
        <li>
          <a href={ROUTES.logout} className={css.link}>
            {texts.logout}
          </a>
        </li>
      </ul>
    </nav>
  );
}
