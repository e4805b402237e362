import {
  type Author,
  type Card,
  type ErrorKey,
  fill,
  identityProviderOf,
  newsletterEditionPath,
  ROUTES,
} from '@portal/model';
import type { CurrentUser, ReaderConsent, ReaderSession } from '@portal/model/readers';
import type { RunningSubscription } from '@portal/model/revenue';
import type { FormValues } from '@portal/ui/account-form';
import { ACCOUNT_PATHS, AccountHead, AccountNav, type AccountPage } from '@portal/ui/account-nav';
import { FormAlert } from '@portal/ui/form-alert';
import { dateSettings, PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import type { ReactNode } from 'react';
import { Island } from '../../Island';
import accountConsentsIsland, { type AccountConsentsIslandProps } from '../../islands/AccountConsents';
import accountRemovalIsland from '../../islands/AccountRemoval';
import accountSessionsIsland from '../../islands/AccountSessions';
import followedAuthorsIsland from '../../islands/FollowedAuthors';
import keepSavedIsland from '../../islands/KeepSaved';
import newslettersIsland from '../../islands/Newsletters';
import profileIsland, { type ProfileOutcomes } from '../../islands/Profile';
import savedIsland from '../../islands/Saved';
import { commercialWords } from '../../legal/links';
import type { PageContext } from '../../page';
import {
  deletionWarning,
  endedAt,
  subscriptionsBlockingDeletion,
} from '../../revenue/subscriptions/deletion';
import { withWayToEnd } from '../../revenue/subscriptions/way-to-end';
import { NEWSLETTER_TEXTS, planInWords } from '../../texts/newsletters';
import { countriesOf, maxBirthdate, provincesOf } from './options';
import { type AccountView, accountHead, type ReaderContext, titleWithFaults } from './page';
import { ProviderScreen } from './provider';
import { GUARDIAN_TEXTS } from './texts/guardians';
import { type Resending, Unvalidated } from './unvalidated';

const PATHS = {
  ...ACCOUNT_PATHS,
  uploads: ROUTES.ownUploads,
  subscriptions: ROUTES.ownSubscriptions,
  children: ROUTES.ownChildren,
};

/** Profile page under its tabs. */
export function profilePage(
  context: ReaderContext,
  current: AccountPage | 'uploads' | 'subscriptions' | 'children',
  title: string,
  content: ReactNode,
): AccountView {
  const { isChild = false, hasSubscription = false, site, locale } = context;
  const hasChildren = !isChild && !identityProviderOf(site);
  return {
    head: accountHead(title, PATHS[current]),
    isReader: true,
    view: (
      <PageMain width="narrow">
        <AccountNav
          current={current}
          {...(isChild ? { isChild } : { uploadsHref: ROUTES.ownUploads })}
          {...((site.paywall || hasSubscription) && !isChild
            ? { subscriptionsHref: ROUTES.ownSubscriptions }
            : {})}
          {...(hasChildren ? { childrenHref: ROUTES.ownChildren } : {})}
          locale={locale}
        />
        {content}
      </PageMain>
    ),
  };
}

/** Profile page with a list, under its heading. */
const listPage = (context: PageContext, current: Exclude<AccountPage, 'account'>, list: ReactNode) => {
  const title = context.locale.texts.accountLists[current];
  return profilePage(
    context,
    current,
    title,
    <>
      <AccountHead title={title} />
      {list}
    </>,
  );
};

/** Query parameter of the account page for the form that deletes the account. */
export const DELETION = 'eliminar';
/** Query parameter of the account page for the consent to commercial messages. */
export const COMMERCIAL = 'ofertes';

export type AccountViewProps = {
  user: CurrentUser;
  sessions: readonly ReaderSession[];
  consents: readonly ReaderConsent[];
  /** Outcome of the consent to commercial messages, when sent without JavaScript. */
  consent?: AccountConsentsIslandProps['status'];
  /** Names of the children whose accounts are deleted with this one. */
  childrenNames?: readonly string[];
  /** Subscriptions of the reader that have not ended, at any site. */
  running?: readonly RunningSubscription[];
  today: string;
  /** Typed values and outcome of a part of the profile that was sent without JavaScript. */
  values?: FormValues;
  outcomes?: ProfileOutcomes;
  /** Outcome of requesting another validation email. */
  resending?: Resending;
  /** Why the account was not deleted, when sent without JavaScript. */
  kept?: { text: string; key?: ErrorKey };
  status?: number;
};

/**
 * Warning before an account is deleted: only what blocks it, with a link; else what is deleted and what
 * continues.
 */
function removalOf(
  { site: { language }, locale }: PageContext,
  running: readonly RunningSubscription[],
  childrenNames: readonly string[],
) {
  const first = subscriptionsBlockingDeletion(language, running);
  if (first) return { deleteWarning: first, endFirst: endedAt(language, running) };
  const names = childrenNames.join(', ');
  const children = names ? [fill(GUARDIAN_TEXTS[language].deletion, { names })] : [];
  const warnings = [...children, ...deletionWarning(language, dateSettings(locale), running)];
  return warnings.length ? { deleteWarning: warnings.join(' ') } : {};
}

/** `/perfil/mi-cuenta/`: the parts of the account, and its own data where it is open. */
export function accountView(context: PageContext, props: AccountViewProps): AccountView {
  const { user, sessions, childrenNames = [], running = [], today, values, outcomes, kept, status } = props;
  const { site, locale } = context;
  const { title } = locale.texts.profile;
  const subscriptions = endedAt(site.language, running);
  const provider = identityProviderOf(site);
  const errors = Object.values(outcomes ?? {}).find((outcome) => outcome.errors)?.errors;
  const view = profilePage(
    context,
    'account',
    titleWithFaults(title, errors, locale),
    <>
      {user.isUnvalidated ? (
        <Unvalidated context={context} email={user.email} resending={props.resending} />
      ) : null}
      {kept ? (
        <PortalProvider locale={locale}>
          <FormAlert variant="error">{withWayToEnd(kept.text, kept.key, subscriptions)}</FormAlert>
        </PortalProvider>
      ) : null}
      {provider ? (
        <ProviderScreen provider={provider} title={title} screen="profile" locale={locale} />
      ) : (
        <Island
          of={profileIsland}
          id="profile"
          props={{
            user,
            values,
            outcomes,
            today,
            minAge: site.minAge,
            maxBirthdate: maxBirthdate(today, site.minAge),
            countries: countriesOf(locale.language),
            provinces: provincesOf(locale.language),
            asksNif: site.asksNif,
          }}
          locale={locale}
        />
      )}
      {provider ? null : (
        <Island
          of={accountConsentsIsland}
          id="account-consents"
          props={{
            consents: props.consents,
            commercial: commercialWords(site),
            action: `${ROUTES.account}?${COMMERCIAL}`,
            ...(props.consent ? { status: props.consent } : {}),
          }}
          locale={locale}
        />
      )}
      <Island of={accountSessionsIsland} id="account-sessions" props={{ sessions }} locale={locale} />
      {provider ? null : (
        <Island
          of={accountRemovalIsland}
          id="account-removal"
          props={{
            hasPassword: user.hasPassword,
            contactEmail: site.contactEmail,
            deleteAction: `${ROUTES.account}?${DELETION}`,
            ...removalOf(context, running, childrenNames),
            subscriptions,
          }}
          locale={locale}
        />
      )}
    </>,
  );
  return { ...view, ...(status ? { status } : {}) };
}

/** `/perfil/contenidos-guardados/` */
export function savedView(context: PageContext, contents: readonly Card[], failed = false): AccountView {
  const items = contents.map(({ id, title, url, image, category }) => ({ id, title, url, image, category }));
  return listPage(
    context,
    'favourites',
    <>
      <Island of={savedIsland} id="saved" props={{ items, failed }} locale={context.locale} />
      {/* After the list, because it would push the list down as it loads. */}
      <Island
        of={keepSavedIsland}
        id="keep-saved"
        props={{ paths: items.map(({ url }) => url) }}
        locale={context.locale}
      />
    </>,
  );
}

/** `/perfil/autores/` */
export function authorsView(context: PageContext, authors: readonly Author[], failed = false): AccountView {
  const followed = authors.map(({ id, name, url, image, twitter }) => ({
    id,
    name,
    url,
    ...(image ? { image: { url: image.src } } : {}),
    ...(twitter ? { twitter } : {}),
  }));
  return listPage(
    context,
    'authors',
    <Island
      of={followedAuthorsIsland}
      id="followed-authors"
      props={{ authors: followed, failed }}
      locale={context.locale}
    />,
  );
}

/** `/perfil/boletines/` */
export function newslettersView(
  context: PageContext,
  { newsletters }: Pick<CurrentUser, 'newsletters'>,
  status: 'idle' | 'saved' | 'failed' = 'idle',
): AccountView {
  const { site, locale } = context;
  const told = newsletters.map(({ id, name, isSubscribed }) => {
    const plan = site.newsletters.find((known) => known.id === id)?.plan;
    if (!plan) return { id, name, isSubscribed };
    const about = planInWords(plan, NEWSLETTER_TEXTS[site.language], locale.dates);
    return { id, name, isSubscribed, about, href: newsletterEditionPath(id) };
  });
  return listPage(
    context,
    'newsletters',
    <Island
      of={newslettersIsland}
      id="newsletters"
      props={{ newsletters: told, status }}
      locale={context.locale}
    />,
  );
}
