import { failedCall } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import {
  deskCodeSchema,
  deskJoiningSchema,
  deskNewPasswordSchema,
  deskReturnSchema,
} from '@portal/model/newsroom';
import { loginFormSchema } from '@portal/model/readers';
import {
  choosePasswordView,
  deskLoginView,
  expiredPasswordLinkView,
  goneInvitationView,
  invitationView,
  secondFactorView,
} from '../../app/newsroom/desk/entry';
import { deskTexts } from '../../app/newsroom/desk/frame';
import {
  type AccountPage,
  type Answer,
  backUrlOf,
  messagesOf,
  statusOf,
  type Visit,
  valuesOf,
} from '../visit';
import { isWrongPassword } from './faults';

/** Address to return to after the login; never outside the desk. */
const deskBackUrlOf = (visit: Visit) => {
  const backUrl = backUrlOf(visit);
  return backUrl?.startsWith(ROUTES.desk) ? backUrl : undefined;
};

const withBackUrl = (path: string, visit: Visit) => {
  const backUrl = deskBackUrlOf(visit);
  return backUrl ? `${path}?${new URLSearchParams({ backUrl })}` : path;
};

const failureText = (visit: Visit, error: unknown, wrong: string): { alert: string; status: number } => {
  const failed = failedCall(error);
  const texts = deskTexts(visit.context).login;
  const status = statusOf(failed);
  if (status === 401) return { alert: wrong, status };
  return { alert: status === 429 ? texts.tooOften : texts.failed, status };
};

const login: Answer = async (visit) =>
  deskLoginView(visit.context, {
    action: withBackUrl(ROUTES.deskLogin, visit),
    ...(visit.url.searchParams.has('backUrl') ? { alert: deskTexts(visit.context).login.ended } : {}),
  });

const sendLogin: Answer = async (visit) => {
  const values = valuesOf(visit);
  const action = withBackUrl(ROUTES.deskLogin, visit);
  const checked = validate(loginFormSchema, values);
  const email = values.email ?? '';
  if (!checked.valid)
    return deskLoginView(visit.context, {
      action,
      email,
      errors: messagesOf(visit, checked.issues),
      status: 400,
    });
  try {
    await visit.desk.login(checked.value);
    return { location: withBackUrl(ROUTES.deskSecondFactor, visit) };
  } catch (error) {
    const failure = failureText(visit, error, deskTexts(visit.context).login.wrong);
    return deskLoginView(visit.context, { action, email, ...failure });
  }
};

/** The page of a second factor, or the login without a pending session. */
async function factorPage(
  visit: Visit,
  faults: { alert?: string; errors?: Record<string, string>; status?: number } = {},
) {
  try {
    const factor = await visit.desk.secondFactor();
    return secondFactorView(visit.context, {
      factor,
      action: withBackUrl(ROUTES.deskSecondFactor, visit),
      next: deskBackUrlOf(visit) ?? ROUTES.desk,
      ...faults,
    });
  } catch (error) {
    if (failedCall(error).failure.status !== 401) throw error;
    return { location: withBackUrl(ROUTES.deskLogin, visit) };
  }
}

const secondFactor: Answer = (visit) => factorPage(visit);

const sendSecondFactor: Answer = async (visit) => {
  const checked = validate(deskCodeSchema, valuesOf(visit));
  if (!checked.valid) return factorPage(visit, { errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.desk.prove(checked.value);
    return { location: deskBackUrlOf(visit) ?? ROUTES.desk };
  } catch (error) {
    return factorPage(visit, failureText(visit, error, deskTexts(visit.context).factor.wrong));
  }
};

const invitation: Answer = async (visit) => invitationPage(visit, visit.url.searchParams.get('token') ?? '');

async function invitationPage(
  visit: Visit,
  token: string,
  faults: { name?: string; alert?: string; errors?: Record<string, string>; status?: number } = {},
) {
  try {
    const open = await visit.desk.invitation({ token });
    return invitationView(visit.context, { invitation: open, token, ...faults });
  } catch (error) {
    if (failedCall(error).failure.status !== 400) throw error;
    return goneInvitationView(visit.context);
  }
}

const sendInvitation: Answer = async (visit) => {
  const values = valuesOf(visit);
  const { token = '', name = '' } = values;
  const checked = validate('name' in values ? deskJoiningSchema : deskReturnSchema, values);
  if (!checked.valid)
    return invitationPage(visit, token, {
      name,
      errors: messagesOf(visit, checked.issues),
      status: 400,
    });
  try {
    await visit.desk.join(checked.value);
    return { location: ROUTES.deskSecondFactor };
  } catch (error) {
    const { invitation: texts, login, people } = deskTexts(visit.context);
    const failed = failedCall(error);
    const status = statusOf(failed);
    // The invitation fixes the email: only the password can be wrong.
    if (isWrongPassword(failed))
      return invitationPage(visit, token, { errors: { password: texts.wrong }, status });
    if (failed.failure.code === 'LAST_CHIEF')
      return invitationPage(visit, token, { alert: people.lastChief, status });
    return invitationPage(visit, token, { name, ...failureText(visit, error, login.failed) });
  }
};

async function choosePasswordPage(
  visit: Visit,
  token: string,
  faults: { alert?: string; errors?: Record<string, string>; status?: number } = {},
) {
  try {
    const { email } = await visit.desk.passwordLink({ token });
    return choosePasswordView(visit.context, { email, token, ...faults });
  } catch (error) {
    if (failedCall(error).failure.status !== 400) throw error;
    return expiredPasswordLinkView(visit.context);
  }
}

const password: Answer = (visit) => choosePasswordPage(visit, visit.url.searchParams.get('token') ?? '');

const sendPassword: Answer = async (visit) => {
  const values = valuesOf(visit);
  const { token = '' } = values;
  const checked = validate(deskNewPasswordSchema, values);
  if (!checked.valid)
    return choosePasswordPage(visit, token, { errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.desk.choosePassword(checked.value);
    return { location: ROUTES.deskSecondFactor };
  } catch (error) {
    return choosePasswordPage(visit, token, failureText(visit, error, deskTexts(visit.context).login.failed));
  }
};

const logout: Answer = async (visit) => {
  await visit.desk.logout();
  return { location: ROUTES.deskLogin };
};

export const deskLoginPage: AccountPage = { get: login, post: sendLogin };
export const deskSecondFactorPage: AccountPage = { get: secondFactor, post: sendSecondFactor };
export const deskInvitationPage: AccountPage = { get: invitation, post: sendInvitation };
export const deskPasswordPage: AccountPage = { get: password, post: sendPassword };
export const deskLogoutPage: AccountPage = { post: logout };
