import { failedCall } from '@portal/data';
import {
  identityProviderOf,
  loginPath,
  type LOGIN_ALERTS as PAGE_ALERTS,
  ROUTES,
  validate,
} from '@portal/model';
import { loginFormSchema, recoverFormSchema } from '@portal/model/readers';
import { type LoginAlert, loginAlertOf } from '@portal/ui/login-form';
import { confirmationView } from '../../app/readers/account/landing';
import { loginView } from '../../app/readers/account/login';
import { providerLogoutView } from '../../app/readers/account/provider';
import {
  type AccountPage,
  type Answer,
  backUrlOf,
  messagesOf,
  namedBy,
  readWithoutScript,
  statusOf,
  textOf,
  userOf,
  type Visit,
  valuesOf,
} from '../../app/visit';
import { chosenOffer } from '../revenue/chosen-offer';

const LOGIN_ALERT_OF_PAGE: Readonly<Record<string, LoginAlert>> = {
  password_reset_sent: 'passwordResetSent',
  password_changed: 'passwordChanged',
  login_failed: 'loginFailed',
  validation_sent: 'validationMailSent',
  profile_failed: 'requestFailed',
} satisfies Record<
  (typeof PAGE_ALERTS)[number] | 'login_failed' | 'validation_sent' | 'profile_failed',
  LoginAlert
>;

/**
 * The `?alert=` of a login after an account was deleted: a notice of the page's own, longer than those of
 * the form.
 */
const DELETED = 'account_deleted';

/** Email address after a login, and the offer that is bought there. */
async function aimOf(visit: Visit) {
  const backUrl = backUrlOf(visit);
  const offer = await chosenOffer(visit);
  return { ...(backUrl ? { backUrl } : {}), ...(offer ? { offer } : {}) };
}

/** Email address after a login without JavaScript. */
async function afterLogin(visit: Visit): Promise<string> {
  const back = backUrlOf(visit);
  return back ? readWithoutScript(visit, back) : ROUTES.account;
}

const login: Answer = async (visit) => {
  const { url } = visit;
  const alert = namedBy(visit, 'alert', LOGIN_ALERT_OF_PAGE);
  // A page that failed to refresh the profile would redirect here again: a loop.
  if (alert !== 'requestFailed' && (await userOf(visit)))
    return { location: backUrlOf(visit) ?? ROUTES.account };
  return loginView(visit.context, {
    ...(await aimOf(visit)),
    ...(alert ? { alert } : {}),
    isDeleted: url.searchParams.get('alert') === DELETED,
    recovers: url.searchParams.has('recuperar'),
  });
};

const sendLogin: Answer = async (visit) => {
  if (visit.form.has('userId')) return resend(visit);
  if (visit.url.searchParams.has('recuperar')) return sendRecovery(visit);
  const values = valuesOf(visit);
  const email = values.email ?? '';
  const checked = validate(loginFormSchema, values);
  if (!checked.valid)
    return loginView(visit.context, {
      ...(await aimOf(visit)),
      email,
      errors: messagesOf(visit, checked.issues),
      status: 400,
    });
  try {
    await visit.accounts.login(checked.value);
    return { location: await afterLogin(visit) };
  } catch (error) {
    const failed = failedCall(error);
    const { userId } = failed.failure;
    return loginView(visit.context, {
      ...(await aimOf(visit)),
      email,
      alert: loginAlertOf(failed.key),
      ...(userId ? { userId } : {}),
      status: statusOf(failed),
    });
  }
};

const resend: Answer = async (visit) => {
  try {
    await visit.accounts.resendValidationMail({ userId: visit.form.get('userId') ?? '' });
    return { location: loginPath(backUrlOf(visit), 'validation_sent') };
  } catch (error) {
    const failed = failedCall(error);
    return loginView(visit.context, {
      ...(await aimOf(visit)),
      alert: loginAlertOf(failed.key, 'requestFailed'),
      status: statusOf(failed),
    });
  }
};

const sendRecovery: Answer = async (visit) => {
  const values = valuesOf(visit);
  const again = async (props: { errors?: Record<string, string>; failure?: string; status: number }) =>
    loginView(visit.context, {
      ...(await aimOf(visit)),
      recovers: true,
      email: values.email ?? '',
      ...props,
    });
  const checked = validate(recoverFormSchema, values);
  if (!checked.valid) return again({ errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.accounts.recoverPassword(checked.value);
  } catch (error) {
    const failed = failedCall(error);
    return again({ failure: textOf(visit, failed.key), status: statusOf(failed) });
  }
  return { location: loginPath(backUrlOf(visit), 'password_reset_sent') };
};

/**
 * Logs out at once if a reader pressed a link of this site; anything else (a prefetch, another site) has to
 * confirm.
 */
const logout: Answer = async (visit) => {
  const { headers } = visit.request;
  const isPressed = headers.get('sec-fetch-site') === 'same-origin' && headers.get('sec-fetch-user') === '?1';
  const isAhead = /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`);
  return isPressed && !isAhead ? sendLogout(visit) : confirmationView(visit.context, 'logout');
};

const sendLogout: Answer = async ({ accounts, context }) => {
  await accounts.logout();
  const provider = identityProviderOf(context.site);
  if (provider) return providerLogoutView(context, provider);
  return { location: ROUTES.login };
};

/** `/acceso/` (spec §2, §8): the login, the forgotten password, resending the validation email. */
export const loginPage: AccountPage = { get: login, post: sendLogin };
export const logoutPage: AccountPage = { get: logout, post: sendLogout };
