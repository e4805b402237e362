import { identityProviderOf, loginPath, type LOGIN_ALERTS as PAGE_ALERTS, ROUTES } from '@portal/model';
import { loginFormSchema, recoverFormSchema } from '@portal/model/readers';
import { type LoginAlert, loginAlertOf } from '@portal/ui/login-form';
import { attempt, form } from '../../app/form-page';
import { confirmationView } from '../../app/readers/account/landing';
import { type LoginViewProps, loginView } from '../../app/readers/account/login';
import { providerLogoutView } from '../../app/readers/account/provider';
import {
  type AccountPage,
  type Answer,
  backUrlOf,
  namedBy,
  readWithoutScript,
  userOf,
  type Visit,
} from '../../app/visit';
import { chosenOffer } from '../revenue/chosen-offer';
import { surroundingsOf } from './surroundings';

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

/** Address after a login, the offer that is bought there, and what the page shows next to its form. */
async function aimOf(visit: Visit) {
  const backUrl = backUrlOf(visit);
  const [offer, surroundings] = await Promise.all([chosenOffer(visit), surroundingsOf(visit)]);
  return { ...(backUrl ? { backUrl } : {}), ...(offer ? { offer } : {}), surroundings };
}

const shown = async (visit: Visit, props: LoginViewProps) =>
  loginView(visit.context, { ...(await aimOf(visit)), ...props });

/** Address after a login without JavaScript. */
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
  return shown(visit, {
    alert,
    isDeleted: url.searchParams.get('alert') === DELETED,
    recovers: url.searchParams.has('recuperar'),
  });
};

const sendLogin: Answer = (visit) => {
  const { accounts, url, form: fields } = visit;
  const userId = fields.get('userId');
  if (userId !== null) return resend(visit, userId);
  if (url.searchParams.has('recuperar')) return sendRecovery(visit);
  return form(visit, {
    schema: loginFormSchema,
    send: (given) => accounts.login(given),
    show: ({ values, errors, status }, refusal) =>
      shown(visit, {
        email: values?.email ?? '',
        ...(refusal
          ? { alert: loginAlertOf(refusal.key), userId: refusal.failure.userId ?? undefined }
          : { errors }),
        status,
      }),
    done: () => afterLogin(visit),
  }).send();
};

const resend = (visit: Visit, userId: string) =>
  attempt(visit, {
    send: () => visit.accounts.resendValidationMail({ userId }),
    show: ({ status }, { key }) => shown(visit, { alert: loginAlertOf(key, 'requestFailed'), status }),
    done: () => loginPath(backUrlOf(visit), 'validation_sent'),
  });

const sendRecovery: Answer = (visit) =>
  form(visit, {
    schema: recoverFormSchema,
    send: (given) => visit.accounts.recoverPassword(given),
    show: ({ values, ...sent }) => shown(visit, { ...sent, recovers: true, email: values?.email ?? '' }),
    done: () => loginPath(backUrlOf(visit), 'password_reset_sent'),
  }).send();

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
