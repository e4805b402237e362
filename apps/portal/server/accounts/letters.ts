import { type Accounts, failedCall } from '@portal/data';
import { changePasswordFormSchema, newsletterFormSchema, ROUTES, validate } from '@portal/model';
import type { AccountConfirmationKind } from '@portal/ui/account-confirmation';
import { ACCOUNT_OUTCOMES, type AccountOutcomeName } from '@portal/ui/account-outcome';
import { confirmationView, outcomeView, passwordChangeView } from '../../app/account/landing';
import { type AccountPage, type Answer, messagesOf, statusOf, textOf, valuesOf } from './visit';

const outcome: Answer = async (visit) => {
  const asked = visit.url.searchParams.get('que');
  const known = ACCOUNT_OUTCOMES.find((name) => name === asked);
  return known ? outcomeView(visit.context, known) : { location: ROUTES.login };
};

const passwordChange: Answer = async ({ url, context }) => {
  const token = url.searchParams.get('token');
  return token ? passwordChangeView(context, { token }) : outcomeView(context, 'resetFailed', 400);
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
    if (failed.failure.status === 400) return outcomeView(visit.context, 'resetFailed', 400);
    return passwordChangeView(visit.context, {
      token,
      failure: textOf(visit, failed.key),
      status: statusOf(failed),
    });
  }
};

/** Where the link of a letter leads: to a button, because looking at a page changes nothing. */
const confirmation = (
  kind: AccountConfirmationKind,
  failed: AccountOutcomeName,
  confirm: (accounts: Accounts, token: string) => Promise<AccountOutcomeName>,
): AccountPage => ({
  get: async ({ url, context }) => {
    const token = url.searchParams.get('token');
    return token ? confirmationView(context, kind, token) : outcomeView(context, failed, 400);
  },
  post: async ({ accounts, form, context }) => {
    try {
      const outcome = await confirm(accounts, form.get('token') ?? '');
      return { location: `${ROUTES.accountOutcome}?que=${outcome}` };
    } catch (error) {
      return outcomeView(context, failed, statusOf(failedCall(error)));
    }
  },
});

/** The newsletter's module, sent without script. */
const sendSubscription: Answer = async (visit) => {
  const values = valuesOf(visit);
  const checked = validate(newsletterFormSchema, { ...values, terms: values.terms === 'true' });
  if (!checked.valid) return outcomeView(visit.context, 'subscriptionFailed', 400);
  try {
    await visit.accounts.subscribe(checked.value.email);
    return { location: `${ROUTES.accountOutcome}?que=subscriptionAsked` };
  } catch (error) {
    return outcomeView(visit.context, 'subscriptionFailed', statusOf(failedCall(error)));
  }
};

/** What came of an account's affairs. */
export const outcomePage: AccountPage = { get: outcome };
export const passwordChangePage: AccountPage = { get: passwordChange, post: sendPasswordChange };
export const validationPage = confirmation('validation', 'validationFailed', async (accounts, token) =>
  (await accounts.validateMail({ token })) ? 'emailChanged' : 'validated',
);
export const newsletterConfirmationPage = confirmation(
  'newsletter',
  'subscriptionFailed',
  async (accounts, token) => {
    await accounts.confirmNewsletter({ token });
    return 'subscribed';
  },
);
export const subscriptionPage: AccountPage = { post: sendSubscription };
