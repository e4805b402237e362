import { type Accounts, failedCall } from '@portal/data';
import {
  LOGIN_AGAIN,
  loginPath,
  NEWSLETTERS_PARAMETER,
  newslettersOutcomePath,
  outcomePath,
  PASSWORD_REQUIRED,
  ROUTES,
  validate,
} from '@portal/model';
import { changePasswordFormSchema, newsletterFormSchema, ownBackUrl } from '@portal/model/readers';
import type { AccountConfirmationKind } from '@portal/ui/account-confirmation';
import { ACCOUNT_OUTCOMES, type AccountOutcomeName } from '@portal/ui/account-outcome';
import { errorPage } from '../../app/error-page';
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
  messagesOf,
  statusOf,
  textOf,
  userOf,
  type Visit,
  valuesOf,
} from '../../app/visit';

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

const passwordChange: Answer = async ({ url, context }) => {
  const token = url.searchParams.get('token');
  return token
    ? passwordChangeView(context, { token })
    : outcomeView(context, 'resetFailed', { status: 400 });
};

const sendPasswordChange: Answer = async (visit) => {
  const values = valuesOf(visit);
  const token = values.token ?? '';
  const checked = validate(changePasswordFormSchema, values);
  if (!checked.valid)
    return passwordChangeView(visit.context, {
      token,
      errors: messagesOf(visit, checked.issues),
      status: 400,
    });
  try {
    await visit.accounts.changePassword(checked.value);
    return { location: `${ROUTES.login}?alert=password_changed` };
  } catch (error) {
    const failed = failedCall(error);
    if (failed.failure.status === 400) return outcomeView(visit.context, 'resetFailed', { status: 400 });
    return passwordChangeView(visit.context, {
      token,
      failure: textOf(visit, failed.key),
      status: statusOf(failed),
    });
  }
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
  post: async ({ accounts, form, url, context }) => {
    // Mail clients post to the link itself when readers unsubscribe by the client's own button (RFC 8058).
    const token = form.get('token') ?? url.searchParams.get('token') ?? '';
    try {
      const { outcome, backUrl } = await confirm(accounts, token, form.get('password') ?? undefined);
      // Mail clients follow no redirect (RFC 8058, section 3.1): they get the response directly.
      if (form.get('List-Unsubscribe') === 'One-Click') return outcomeView(context, outcome, {});
      if (outcome === 'subscribed' || outcome === 'unsubscribed')
        return {
          location: newslettersOutcomePath(outcome, form.getAll(NEWSLETTERS_PARAMETER).map(String)),
        };
      return { location: outcomePath(outcome, ownBackUrl(backUrl, context.origin)) };
    } catch (error) {
      const call = failedCall(error);
      const status = statusOf(call);
      // An account without a password needs a recent login instead.
      if (call.failure.code === LOGIN_AGAIN)
        return { location: loginPath(`${url.pathname}?${new URLSearchParams({ token })}`) };
      // An invalid link has another status.
      const isWrong = status === 401;
      if (isWrong || call.failure.code === PASSWORD_REQUIRED)
        return confirmationView(context, kind, { token, password: { isWrong }, status });
      return outcomeView(context, failed, { status });
    }
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
      ? subscriptionView(context, { newsletter, reader: (await userOf(visit)) ?? undefined })
      : { ...errorPage(404, ROUTES.subscription, context), status: 404 };
  }
  if (await userOf(visit)) return { location: ROUTES.newsletters };
  return others.length ? newsletterChoiceView(context) : subscriptionView(context, { newsletter: only });
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
  const checked = validate(newsletterFormSchema, { ...values, terms: values.terms === 'true' });
  const reader = (await userOf(visit)) ?? undefined;
  if (!checked.valid)
    return subscriptionView(context, {
      newsletter,
      reader,
      values,
      errors: messagesOf(visit, checked.issues),
      status: 400,
    });
  try {
    await accounts.subscribe(checked.value.email, newsletter.id);
    return { location: outcomePath('subscriptionAsked') };
  } catch (error) {
    return subscriptionView(context, {
      newsletter,
      reader,
      values,
      isFailed: true,
      status: statusOf(failedCall(error)),
    });
  }
};

/** Page that says how an account action ended. The query parameter `que` names the outcome. */
export const outcomePage: AccountPage = { get: outcome };
export const passwordChangePage: AccountPage = { get: passwordChange, post: sendPasswordChange };
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
