import type { Author, Card, CurrentUser, ReaderSession } from '@portal/model';
import { ROUTES } from '@portal/model';
import { AccountNav, type AccountPage } from '@portal/ui/account-nav';
import { ListingHead } from '@portal/ui/listing-head';
import { PageMain } from '@portal/ui/page';
import type { ReactNode } from 'react';
import { Island } from '../islands/Island';
import type { PageContext } from '../page';
import { countriesOf, maxBirthdate, PROVINCES } from './options';
import { type AccountView, accountHead } from './page';

const PATHS: Readonly<Record<AccountPage, string>> = {
  account: ROUTES.account,
  favourites: ROUTES.savedContents,
  authors: ROUTES.followedAuthors,
  newsletters: ROUTES.newsletters,
};

function profilePage(
  context: PageContext,
  current: AccountPage,
  title: string,
  content: ReactNode,
): AccountView {
  return {
    head: accountHead(title, PATHS[current]),
    view: (
      <PageMain>
        <AccountNav current={current} locale={context.locale} />
        {content}
      </PageMain>
    ),
  };
}

/** `/perfil/mi-cuenta/`: the account in its parts, where it is open, its own data. */
export function accountView(
  context: PageContext,
  { user, sessions, today }: { user: CurrentUser; sessions: readonly ReaderSession[]; today: string },
): AccountView {
  const { site, locale } = context;
  return profilePage(
    context,
    'account',
    locale.texts.profile.title,
    <>
      <Island
        name="profile"
        id="profile"
        wake="interaction"
        props={{
          user,
          today,
          maxBirthdate: maxBirthdate(today),
          countries: countriesOf(locale.language),
          provinces: PROVINCES,
          contactEmail: site.contactEmail,
        }}
        locale={locale}
      />
      <Island
        name="account-sessions"
        id="account-sessions"
        wake="interaction"
        props={{ sessions }}
        locale={locale}
      />
    </>,
  );
}

/** `/perfil/contenidos-guardados/` */
export function savedView(context: PageContext, contents: readonly Card[]): AccountView {
  const { favourites } = context.locale.texts.accountLists;
  const items = contents.map(({ id, title, url, image, category }) => ({ id, title, url, image, category }));
  return profilePage(
    context,
    'favourites',
    favourites,
    <>
      <ListingHead title={favourites} locale={context.locale} />
      <Island name="saved" id="saved" wake="interaction" props={{ items }} locale={context.locale} />
    </>,
  );
}

/** `/perfil/autores/` */
export function authorsView(context: PageContext, authors: readonly Author[]): AccountView {
  const title = context.locale.texts.accountLists.authors;
  const followed = authors.map(({ id, name, url, image, twitter }) => ({
    id,
    name,
    url,
    ...(image ? { image: { url: image.src } } : {}),
    ...(twitter ? { twitter } : {}),
  }));
  return profilePage(
    context,
    'authors',
    title,
    <>
      <ListingHead title={title} locale={context.locale} />
      <Island
        name="followed-authors"
        id="followed-authors"
        wake="interaction"
        props={{ authors: followed }}
        locale={context.locale}
      />
    </>,
  );
}

/** `/perfil/boletines/` */
export function newslettersView(
  context: PageContext,
  { newsletters }: Pick<CurrentUser, 'newsletters'>,
  status: 'idle' | 'saved' | 'failed' = 'idle',
): AccountView {
  const title = context.locale.texts.accountLists.newsletters;
  return profilePage(
    context,
    'newsletters',
    title,
    <>
      <ListingHead title={title} locale={context.locale} />
      <Island
        name="newsletters"
        id="newsletters"
        wake="interaction"
        props={{ newsletters, status }}
        locale={context.locale}
      />
    </>,
  );
}
