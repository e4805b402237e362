import type { Accounts } from '@portal/data';
import {
  LOGIN_AGAIN,
  loginPath,
  NEWSLETTERS_PARAMETER,
  newslettersOutcomePath,
  outcomePath,
  PASSWORD_REQUIRED,
  ROUTES,
} from '@portal/model';
import { changePasswordFormSchema, newsletterFormSchema, ownBackUrl } from '@portal/model/readers';
import type { AccountConfirmationKind } from '@portal/ui/account-confirmation';
import { ACCOUNT_OUTCOMES, type AccountOutcomeName } from '@portal/ui/account-outcome';
import { errorPage } from '../../app/error-page';
import { attempt, form, formPage } from '../../app/form-page';
import {
  confirmationView,
  outcomeView,
  passwordChangeView,
  subscriptionView,
} from '../../app/readers/account/landing';
import { newsletterChoiceView } from '../../app/readers/account/newsletter-choice';
import {
  type AccountPage,
  type Answer,
  backUrlOf,
  statusOf,
  userOf,
  type Visit,
  valuesOf,
} from '../../app/visit';
import { surroundingsOf } from './surroundings';

/** The way back to the page that a registration began at; after validation, by way of the login. */
async function backOf(visit: Visit, outcome: AccountOutcomeName) {
  const path = backUrlOf(visit);
  if (!path) return undefined;
  const site = visit.context.site.alias;
  const [page, user] = await Promise.all([
    visit.pages.page({ site, path }).catch(() => null),
    outcome === 'validated' ? userOf(visit) : null,
  ]);
  return { href: path, isStory: page?.type === 'content', byLogin: outcome === 'validated' && !user };
}

/** The site's newsletters that a URL names. */
const newslettersIn = ({ url, context }: Pick<Visit, 'url' | 'context'>) => {
  const ids = url.searchParams.get(NEWSLETTERS_PARAMETER)?.split(',') ?? [];
  return context.site.newsletters.filter(({ id }) => ids.includes(id));
};

const outcome: Answer = async (visit) => {
  const asked = visit.url.searchParams.get('que');
  const known = ACCOUNT_OUTCOMES.find((name) => name === asked);
  if (!known) return { location: ROUTES.login };
  const back = await backOf(visit, known);
  return outcomeView(visit.context, known, { ...(back ? { back } : {}), newsletters: newslettersIn(visit) });
};

/** Outcome of a confirmation, and the page to come back to, if there is one. */
type Confirmed = { outcome: AccountOutcomeName; backUrl?: string | undefined };

/** Target of an email's link: a page with a button, because a GET changes nothing. */
const confirmation = (
  kind: AccountConfirmationKind,
  failed: AccountOutcomeName,
  confirm: (accounts: Accounts, token: string, password: string | undefined) => Promise<Confirmed>,
): AccountPage => ({
  get: async ({ url, context }) => {
    const token = url.searchParams.get('token');
    return token
      ? confirmationView(context, kind, { token, newsletters: newslettersIn({ url, context }) })
      : outcomeView(context, failed, { status: 400 });
  },
  post: (visit) => {
    const { accounts, form: fields, url, context } = visit;
    // Mail clients post to the link itself when readers unsubscribe by the client's own button (RFC 8058).
    const token = fields.get('token') ?? url.searchParams.get('token') ?? '';
    return attempt(visit, {
      send: () => confirm(accounts, token, fields.get('password') ?? undefined),
      done: ({ outcome: name, backUrl }) => {
        // Mail clients follow no redirect (RFC 8058, section 3.1): they get the answer directly.
        if (fields.get('List-Unsubscribe') === 'One-Click') return outcomeView(context, name, {});
        if (name === 'subscribed' || name === 'unsubscribed')
          return newslettersOutcomePath(name, fields.getAll(NEWSLETTERS_PARAMETER).map(String));
        return outcomePath(name, ownBackUrl(backUrl, context.origin));
      },
      instead: (refusal) => {
        const { code } = refusal.failure;
        const status = statusOf(refusal);
        // An account without a password needs a recent login instead.
        if (code === LOGIN_AGAIN) return loginPath(`${url.pathname}?${new URLSearchParams({ token })}`);
        // An invalid link has another status.
        const isWrong = status === 401;
        if (!isWrong && code !== PASSWORD_REQUIRED) return undefined;
        return confirmationView(context, kind, { token, password: { isWrong }, status });
      },
      show: ({ status }) => outcomeView(context, failed, { status }),
    });
  },
});

/**
 * The form of the newsletter that the URL names. If it names none: the list of all, which logged-in readers
 * manage in their account.
 */
const subscription: Answer = async (visit) => {
  const { url, context } = visit;
  const [only, ...others] = context.site.newsletters;
  if (!only) return outcomeView(context, 'subscriptionFailed', { status: 404 });
  if (url.searchParams.has(NEWSLETTERS_PARAMETER)) {
    const [newsletter] = newslettersIn(visit);
    return newsletter
      ? subscriptionView(context, {
          newsletter,
          reader: (await userOf(visit)) ?? undefined,
          surroundings: await surroundingsOf(visit),
        })
      : errorPage(404, ROUTES.subscription, context);
  }
  if (await userOf(visit)) return { location: ROUTES.newsletters };
  const surroundings = await surroundingsOf(visit);
  return others.length
    ? newsletterChoiceView(context, surroundings)
    : subscriptionView(context, { newsletter: only, surroundings });
};

/** The newsletter form, sent without JavaScript; a failed one comes back filled in. */
const sendSubscription: Answer = async (visit) => {
  const { context, accounts } = visit;
  const values = valuesOf(visit);
  const newsletter =
    values.newsletter === undefined
      ? context.site.newsletters[0]
      : context.site.newsletters.find(({ id }) => id === values.newsletter);
  if (!newsletter) return outcomeView(context, 'subscriptionFailed', { status: 400 });
  const reader = (await userOf(visit)) ?? undefined;
  return form(visit, {
    schema: newsletterFormSchema,
    input: { ...values, terms: values.terms === 'true' },
    send: ({ email }) => accounts.subscribe(email, newsletter.id),
    show: async ({ failure, ...sent }) =>
      subscriptionView(context, {
        newsletter,
        reader,
        ...sent,
        isFailed: failure !== undefined,
        surroundings: await surroundingsOf(visit),
      }),
    done: () => outcomePath('subscriptionAsked'),
  }).send();
};

/** Page that says how an account action ended. The query parameter `que` names the outcome. */
export const outcomePage: AccountPage = { get: outcome };
/** Target of the link in a recovery email. */
export const passwordChangePage = formPage((visit) => {
  const { accounts, context, url } = visit;
  const failed = () => outcomeView(context, 'resetFailed', { status: 400 });
  return form(visit, {
    schema: changePasswordFormSchema,
    send: (change) => accounts.changePassword(change),
    show: async ({ values, ...sent }) => {
      const token = values?.token ?? url.searchParams.get('token');
      if (!token) return failed();
      return passwordChangeView(context, { token, ...sent, surroundings: await surroundingsOf(visit) });
    },
    done: () => `${ROUTES.login}?alert=password_changed`,
    instead: ({ failure }) => (failure.status === 400 ? failed() : undefined),
  });
});
export const validationPage = confirmation(
  'validation',
  'validationFailed',
  async (accounts, token, password) => {
    const { emailChanged, backUrl } = await accounts.validateMail({
      token,
      ...(password === undefined ? {} : { password }),
    });
    return { outcome: emailChanged ? 'emailChanged' : 'validated', backUrl };
  },
);
export const newsletterConfirmationPage = confirmation(
  'newsletter',
  'subscriptionFailed',
  async (accounts, token) => {
    await accounts.confirmNewsletter({ token });
    return { outcome: 'subscribed' };
  },
);
export const newsletterLeavingPage = confirmation(
  'newsletterLeaving',
  'leavingFailed',
  async (accounts, token) => {
    await accounts.leaveNewsletter({ token });
    return { outcome: 'unsubscribed' };
  },
);
export const subscriptionPage: AccountPage = { get: subscription, post: sendSubscription };
