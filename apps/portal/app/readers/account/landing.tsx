import { ROUTES, type Site, subscriptionPath } from '@portal/model';
import { legalPath } from '@portal/model/legal';
import type { CurrentUser } from '@portal/model/readers';
import {
  AccountConfirmation,
  type AccountConfirmationKind,
  type AccountConfirmationProps,
} from '@portal/ui/account-confirmation';
import {
  AccountOutcome,
  type AccountOutcomeName,
  type AccountOutcomeProps,
} from '@portal/ui/account-outcome';
import { Beside } from '@portal/ui/beside';
import { PageMain } from '@portal/ui/page';
import { Island } from '../../Island';
import newsletterIsland from '../../islands/Newsletter';
import passwordChangeIsland from '../../islands/PasswordChange';
import { privacyNote } from '../../legal/links';
import type { PageContext } from '../../page';
import { NEWSLETTER_TEXTS, planInWords } from '../../texts/newsletters';
import { OtherNewsletters } from './newsletter-choice';
import { type AccountView, accountHead } from './page';
import { labelOfStory, type Surroundings, storyParts } from './surroundings';

/** Outcome of an action on an account. */
export function outcomeView(
  context: PageContext,
  outcome: AccountOutcomeName,
  {
    status,
    reason,
    back,
    newsletters = [],
  }: Pick<AccountOutcomeProps, 'reason' | 'back'> & {
    status?: number;
    newsletters?: Site['newsletters'];
  } = {},
): AccountView {
  const { locale, site } = context;
  return {
    ...(status ? { status } : {}),
    head: accountHead(locale.texts.outcomes[outcome].title, ROUTES.accountOutcome),
    view: (
      <PageMain>
        <AccountOutcome
          outcome={outcome}
          reason={reason}
          {...(back ? { back } : {})}
          {...(site.publisher ? { privacyHref: legalPath('privacy') } : {})}
          newsletters={newsletters.map(({ name }) => name)}
          locale={locale}
        />
      </PageMain>
    ),
  };
}

type SubscriptionState = {
  newsletter: Site['newsletters'][number];
  /** Logged-in reader: their email address is known, and they have agreed to the terms. */
  reader?: Pick<CurrentUser, 'email'> | undefined;
  /** Submitted values; absent for a new form. */
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  /** The fields are valid, but the subscription failed. */
  isFailed?: boolean;
  status?: number;
  surroundings?: Surroundings;
};

/** Page with the form of one newsletter; a form rejected without JavaScript keeps its values. */
export function subscriptionView(
  context: PageContext,
  { newsletter, reader, values, errors, isFailed = false, status, surroundings }: SubscriptionState,
): AccountView {
  const { locale, site } = context;
  const { plan } = newsletter;
  const title = status ? locale.texts.outcomes.subscriptionFailed.title : newsletter.name;
  return {
    ...(status ? { status } : {}),
    head: accountHead(title, subscriptionPath(newsletter.id)),
    view: (
      <PageMain>
        <Beside
          label={NEWSLETTER_TEXTS[site.language].others}
          parts={[
            site.newsletters.length > 1 ? (
              <OtherNewsletters key="others" except={newsletter.id} context={context} />
            ) : null,
            ...storyParts(surroundings, context),
          ]}
        >
          <Island
            of={newsletterIsland}
            id="newsletter"
            props={{
              newsletter: newsletter.id,
              title: newsletter.name,
              headingLevel: 1,
              isFailed,
              errors,
              ...(plan ? { text: planInWords(plan, NEWSLETTER_TEXTS[site.language], locale.dates) } : {}),
              // A reader without an account agrees to the terms again.
              values: { email: values?.email ?? reader?.email ?? '' },
              hasAgreed: reader !== undefined,
              termsUrl: site.termsUrl,
              privacy: privacyNote(site),
            }}
            locale={locale}
          />
        </Beside>
      </PageMain>
    ),
  };
}

/** Landing page of the link in a recovery email. */
export function passwordChangeView(
  context: PageContext,
  {
    token,
    errors,
    failure,
    status,
    surroundings,
  }: {
    token: string;
    errors?: Readonly<Record<string, string>>;
    failure?: string;
    status?: number;
    surroundings?: Surroundings;
  },
): AccountView {
  const { locale } = context;
  return {
    ...(status ? { status } : {}),
    head: accountHead(locale.texts.passwordChange.title, ROUTES.passwordChange),
    view: (
      <PageMain>
        <Beside label={labelOfStory(context, surroundings)} parts={storyParts(surroundings, context)}>
          <Island
            of={passwordChangeIsland}
            id="password-change"
            props={{ token, errors, failure }}
            locale={locale}
          />
        </Beside>
      </PageMain>
    ),
  };
}

const PATHS: Readonly<Record<AccountConfirmationKind, string>> = {
  validation: ROUTES.validation,
  newsletter: ROUTES.newsletterConfirmation,
  newsletterLeaving: ROUTES.newsletterLeaving,
  logout: `${ROUTES.logout}/`,
};

/** Landing page of a confirmation email's link, with a way out. */
export function confirmationView(
  context: PageContext,
  kind: AccountConfirmationKind,
  {
    token,
    newsletters = [],
    password,
    status,
  }: {
    token?: string;
    newsletters?: Site['newsletters'];
    password?: AccountConfirmationProps['password'];
    status?: number;
  } = {},
): AccountView {
  const { locale } = context;
  return {
    ...(status ? { status } : {}),
    head: accountHead(locale.texts.confirmations[kind].title, PATHS[kind]),
    view: (
      <PageMain>
        <AccountConfirmation
          kind={kind}
          {...(token ? { token } : {})}
          newsletters={newsletters}
          password={password}
          locale={locale}
        />
      </PageMain>
    ),
  };
}
