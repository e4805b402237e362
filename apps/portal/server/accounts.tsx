import { RequestError } from '@portal/data';
import {
  type CurrentUser,
  changePasswordFormSchema,
  dayOf,
  ERROR_TEXTS,
  type ErrorKey,
  FIELD_DICTIONARIES,
  type FieldIssue,
  fieldMessage,
  firstIssues,
  loginFormSchema,
  newsletterFormSchema,
  ownBackUrl,
  type LOGIN_ALERTS as PAGE_ALERTS,
  ROUTES,
  recoverFormSchema,
  registrationField,
  registrationSchema,
  validate,
} from '@portal/model';
import { ACCOUNT_OUTCOMES } from '@portal/ui/account-outcome';
import { LOGIN_ALERTS, type LoginAlert } from '@portal/ui/login-form';
import { confirmationView, outcomeView, passwordChangeView } from '../app/account/landing';
import { loginView } from '../app/account/login';
import type { AccountView } from '../app/account/page';
import { accountView, authorsView, newslettersView, savedView } from '../app/account/profile';
import { registrationView } from '../app/account/registration';
import type { PageContext } from '../app/page';
import type { ReaderCalls } from './reader';

/** One visit to a page of accounts. */
export type Visit = ReaderCalls & {
  request: Request;
  url: URL;
  context: PageContext;
  now: Date;
  /** Fields of a form that was posted; empty for a page that is looked at. */
  form: URLSearchParams;
};

/** A page to draw, or where to go. */
export type Visited = AccountView | { location: string };
type Answer = (visit: Visit) => Promise<Visited>;

const LOGIN_ALERT_OF_PAGE: Readonly<Record<string, LoginAlert>> = {
  password_reset_sent: 'passwordResetSent',
  password_changed: 'passwordChanged',
  login_failed: 'loginFailed',
  validation_sent: 'validationMailSent',
} satisfies Record<(typeof PAGE_ALERTS)[number] | 'login_failed' | 'validation_sent', LoginAlert>;

const isLoginAlert = (key: string): key is LoginAlert => LOGIN_ALERTS.some((known) => known === key);

const backUrlOf = ({ url, context }: Visit) => ownBackUrl(url.searchParams.get('backUrl'), context.origin);
const withBackUrl = (visit: Visit) => {
  const backUrl = backUrlOf(visit);
  return backUrl ? { backUrl } : {};
};
const todayOf = ({ now, context }: Visit) => dayOf(now, context.site.timeZone) ?? '';
const textOf = ({ context }: Visit, key: ErrorKey) => ERROR_TEXTS[context.locale.language][key];

/** The first message of each field (spec §5), in the site's language. */
function messages({ context }: Visit, issues: readonly FieldIssue[]): Record<string, string> {
  const dictionary = FIELD_DICTIONARIES[context.locale.language];
  return Object.fromEntries(
    Array.from(firstIssues(issues), ([field, issue]) => [field, fieldMessage(issue, dictionary)]),
  );
}

/** What a form holds, one value a name. */
const valuesOf = (form: URLSearchParams) => Object.fromEntries(form);

/** A call's failure; anything else is a fault of the server's own. */
function failureOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}
const statusOf = ({ failure }: RequestError) => failure.status ?? 503;

/** The user of a session; null without one. */
async function userOf({ accounts, request }: Visit): Promise<CurrentUser | null> {
  if (!request.headers.get('cookie')) return null;
  try {
    return await accounts.profile();
  } catch (error) {
    if (failureOf(error).failure.status === 401) return null;
    throw error;
  }
}

const login: Answer = async (visit) => {
  const { url } = visit;
  if (await userOf(visit)) return { location: backUrlOf(visit) ?? ROUTES.account };
  const alert = LOGIN_ALERT_OF_PAGE[url.searchParams.get('alert') ?? ''];
  return loginView(visit.context, {
    ...withBackUrl(visit),
    ...(alert ? { alert } : {}),
    recovers: url.searchParams.has('recuperar'),
  });
};

const sendLogin: Answer = async (visit) => {
  if (visit.form.has('userId')) return resend(visit);
  if (visit.url.searchParams.has('recuperar')) return sendRecovery(visit);
  const values = valuesOf(visit.form);
  const email = values.email ?? '';
  const checked = validate(loginFormSchema, values);
  if (!checked.valid)
    return loginView(visit.context, {
      ...withBackUrl(visit),
      email,
      errors: messages(visit, checked.issues),
      status: 400,
    });
  try {
    await visit.accounts.login(checked.value);
    return { location: backUrlOf(visit) ?? ROUTES.account };
  } catch (error) {
    const failed = failureOf(error);
    const { userId } = failed.failure;
    return loginView(visit.context, {
      ...withBackUrl(visit),
      email,
      alert: isLoginAlert(failed.key) ? failed.key : 'loginFailed',
      ...(userId ? { userId } : {}),
      status: statusOf(failed),
    });
  }
};

const resend: Answer = async (visit) => {
  try {
    await visit.accounts.resendValidationMail({ userId: visit.form.get('userId') ?? '' });
    return { location: `${ROUTES.login}?alert=validation_sent` };
  } catch (error) {
    const failed = failureOf(error);
    return loginView(visit.context, {
      alert: isLoginAlert(failed.key) ? failed.key : 'requestFailed',
      status: statusOf(failed),
    });
  }
};

const sendRecovery: Answer = async (visit) => {
  const values = valuesOf(visit.form);
  const again = (props: { errors?: Record<string, string>; failure?: string; status: number }) =>
    loginView(visit.context, { ...withBackUrl(visit), recovers: true, email: values.email ?? '', ...props });
  const checked = validate(recoverFormSchema, values);
  if (!checked.valid) return again({ errors: messages(visit, checked.issues), status: 400 });
  try {
    await visit.accounts.recoverPassword(checked.value);
    return { location: `${ROUTES.login}?alert=password_reset_sent` };
  } catch (error) {
    const failed = failureOf(error);
    return again({ failure: textOf(visit, failed.key), status: statusOf(failed) });
  }
};

const registration: Answer = async (visit) =>
  (await userOf(visit))
    ? { location: ROUTES.account }
    : registrationView(visit.context, { today: todayOf(visit) });

const sendRegistration: Answer = async (visit) => {
  const { password: _, terms, newsletters: __, ...values } = valuesOf(visit.form);
  const newsletters = visit.form.getAll('newsletters');
  const today = todayOf(visit);
  const again = (props: { errors?: Record<string, string>; failure?: string; status: number }) =>
    registrationView(visit.context, { today, values, newsletters, ...props });
  const payload = { ...values, password: visit.form.get('password'), newsletters, terms: terms === 'true' };
  const checked = validate(registrationSchema(today), payload);
  if (!checked.valid) return again({ errors: messages(visit, checked.issues), status: 400 });
  try {
    await visit.accounts.register(checked.value);
    return { location: `${ROUTES.accountOutcome}?que=registered` };
  } catch (error) {
    const failed = failureOf(error);
    const field = registrationField(failed.failure.code ?? '');
    const text = textOf(visit, failed.key);
    return again({
      ...(field
        ? { errors: { [field]: text } }
        : { failure: text, errors: messages(visit, failed.failure.issues) }),
      status: statusOf(failed),
    });
  }
};

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
  const values = valuesOf(visit.form);
  const token = values.token ?? '';
  const checked = validate(changePasswordFormSchema, values);
  if (!checked.valid)
    return passwordChangeView(visit.context, { token, errors: messages(visit, checked.issues), status: 400 });
  try {
    await visit.accounts.changePassword(checked.value);
    return { location: `${ROUTES.login}?alert=password_changed` };
  } catch (error) {
    const failed = failureOf(error);
    if (failed.failure.status === 400) return outcomeView(visit.context, 'resetFailed', 400);
    return passwordChangeView(visit.context, {
      token,
      failure: textOf(visit, failed.key),
      status: statusOf(failed),
    });
  }
};

const validation: Answer = async ({ url, context }) => {
  const token = url.searchParams.get('token');
  return token
    ? confirmationView(context, 'validation', token)
    : outcomeView(context, 'validationFailed', 400);
};

const sendValidation: Answer = async (visit) => {
  try {
    await visit.accounts.validateMail({ token: visit.form.get('token') ?? '' });
    return { location: `${ROUTES.accountOutcome}?que=validated` };
  } catch (error) {
    return outcomeView(visit.context, 'validationFailed', statusOf(failureOf(error)));
  }
};

const newsletterConfirmation: Answer = async ({ url, context }) => {
  const token = url.searchParams.get('token');
  return token
    ? confirmationView(context, 'newsletter', token)
    : outcomeView(context, 'subscriptionFailed', 400);
};

const sendNewsletterConfirmation: Answer = async (visit) => {
  try {
    await visit.accounts.confirmNewsletter({ token: visit.form.get('token') ?? '' });
    return { location: `${ROUTES.accountOutcome}?que=subscribed` };
  } catch (error) {
    return outcomeView(visit.context, 'subscriptionFailed', statusOf(failureOf(error)));
  }
};

/** The newsletter's module, sent without script. */
const sendSubscription: Answer = async (visit) => {
  const values = valuesOf(visit.form);
  const checked = validate(newsletterFormSchema, { ...values, terms: values.terms === 'true' });
  if (!checked.valid) return outcomeView(visit.context, 'subscriptionFailed', 400);
  try {
    await visit.accounts.subscribe(checked.value.email);
    return { location: `${ROUTES.accountOutcome}?que=subscriptionAsked` };
  } catch (error) {
    return outcomeView(visit.context, 'subscriptionFailed', statusOf(failureOf(error)));
  }
};

/** A page of the profile area: without a session, by way of the login (spec §2). */
const own =
  (draw: (visit: Visit, user: CurrentUser & { id: string }) => Promise<AccountView>): Answer =>
  async (visit) => {
    const user = await userOf(visit);
    if (user?.id) return draw(visit, { ...user, id: user.id });
    const back = visit.url.pathname + visit.url.search;
    return { location: `${ROUTES.login}?backUrl=${encodeURIComponent(back)}` };
  };

/** Out at once where a reader pressed a link of this site; anything else (a page fetched ahead, another site) is asked. */
const logout: Answer = async (visit) => {
  const { headers } = visit.request;
  const isPressed = headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-user') === '?1';
  const isAhead = /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`);
  return isPressed && !isAhead ? sendLogout(visit) : confirmationView(visit.context, 'logout');
};

const sendLogout: Answer = async ({ accounts }) => {
  await accounts.logout();
  return { location: ROUTES.login };
};

const saveNewsletters: Answer = (visit) =>
  own(async ({ context, accounts, form }, user) => {
    const chosen = new Set(form.getAll('newsletters'));
    const newsletters = user.newsletters.map((letter) => ({
      ...letter,
      isSubscribed: chosen.has(letter.id),
    }));
    try {
      return newslettersView(context, await accounts.saveNewsletters({ newsletters }), 'saved');
    } catch (error) {
      const failed = failureOf(error);
      return { ...newslettersView(context, user, 'failed'), status: statusOf(failed) };
    }
  })(visit);

/** Every address of accounts: what is shown there, and what is sent there. */
export const ACCOUNT_PAGES: Readonly<Record<string, { get?: Answer; post?: Answer }>> = {
  [ROUTES.login]: { get: login, post: sendLogin },
  [`${ROUTES.registration}/`]: { get: registration, post: sendRegistration },
  [ROUTES.accountOutcome]: { get: outcome },
  [ROUTES.passwordChange]: { get: passwordChange, post: sendPasswordChange },
  [ROUTES.validation]: { get: validation, post: sendValidation },
  [ROUTES.newsletterConfirmation]: { get: newsletterConfirmation, post: sendNewsletterConfirmation },
  [ROUTES.subscription]: { post: sendSubscription },
  [`${ROUTES.logout}/`]: { get: logout, post: sendLogout },
  [ROUTES.account]: {
    get: own(async (visit, user) =>
      accountView(visit.context, { user, sessions: await visit.accounts.sessions(), today: todayOf(visit) }),
    ),
  },
  [ROUTES.savedContents]: {
    get: own(async ({ context, accounts }, { id }) => savedView(context, await accounts.savedContents(id))),
  },
  [ROUTES.followedAuthors]: {
    get: own(async ({ context, accounts }, { id }) =>
      authorsView(context, await accounts.followedAuthors(id)),
    ),
  },
  [ROUTES.newsletters]: {
    get: own(async ({ context }, user) => newslettersView(context, user)),
    post: saveNewsletters,
  },
};
