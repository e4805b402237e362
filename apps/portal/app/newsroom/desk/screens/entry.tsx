import { failedCall } from '@portal/data';
import { fill, ROUTES, validate } from '@portal/model';
import {
  DESK_PASSWORD_MIN_LENGTH,
  deskCodeSchema,
  deskJoiningSchema,
  deskNewPasswordSchema,
  deskReturnSchema,
  type OpenInvitation,
  type SecondFactor,
} from '@portal/model/newsroom';
import { loginFormSchema } from '@portal/model/readers';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Box, Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { EmailField, TextField } from '@portal/ui/text-field';
import type { ReactNode } from 'react';
import { renderSVG } from 'uqr';
import { Island } from '../../../Island';
import deskPasswordIsland from '../../../islands/DeskPassword';
import passkeyEntryIsland from '../../../islands/PasskeyEntry';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { type Answer, backUrlOf, messagesOf, statusOf, type Visit, valuesOf } from '../../../visit';
import { deskScreen, isWrongPassword } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { ACCOUNT_DESK_TEXTS } from '../texts/account';

/** URL to return to after the login; never outside the desk. */
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

/** Errors of a submitted form: a general message, or errors by field. */
export type FormFaults = { alert?: string; errors?: Readonly<Record<string, string>>; status?: number };

type PasswordFieldProps = {
  context: PageContext;
  /** Unique among the islands of the page; the field's name by default. */
  id?: string;
  name?: 'password' | 'newPassword';
  /** A new password is being chosen: shows the length hint. */
  isNew?: boolean;
  /** Condition under which the form requires it, as text; always required by default. */
  when?: string;
  label: string;
  error: string | undefined;
};

/** Password field of a desk form, with a button to show it. */
export function PasswordField({
  context,
  name = 'password',
  id = name,
  isNew = false,
  when,
  label,
  error,
}: PasswordFieldProps) {
  const hint = deskTexts(context).invitation.passwordHint;
  return (
    <Island
      of={deskPasswordIsland}
      id={id}
      props={
        isNew
          ? { name, label, error, autoComplete: 'new-password', hint, minLength: DESK_PASSWORD_MIN_LENGTH }
          : {
              name,
              label,
              error,
              autoComplete: 'current-password',
              ...(when === undefined ? {} : { hint: when, isOptional: true }),
            }
      }
      locale={context.locale}
    />
  );
}

type EntryFormProps = { action: string; submit: string; alert?: string | undefined; children: ReactNode };

/** Narrow single-column form of the desk, with one button. */
export function EntryForm({ action, submit, alert, children }: EntryFormProps) {
  return (
    <form method="post" noValidate action={action} style={{ maxInlineSize: '30rem' }}>
      <Stack gap="4">
        {alert ? <FormAlert>{alert}</FormAlert> : null}
        {children}
        <Button type="submit">{submit}</Button>
      </Stack>
    </form>
  );
}

/** `/redaccio/entrada/`: email and password. */
function deskLoginView(
  context: PageContext,
  { action, email = '', alert, errors = {}, status }: FormFaults & { action: string; email?: string },
): AccountView {
  const texts = deskTexts(context).login;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskLogin,
    ...(status ? { status } : {}),
    children: (
      <EntryForm action={action} submit={texts.submit} alert={alert}>
        <EmailField
          name="email"
          label={texts.email}
          required
          defaultValue={email}
          error={errors.email}
          autoFocus={errors.email !== undefined}
        />
        <PasswordField context={context} label={texts.password} error={errors.password} />
      </EntryForm>
    ),
  });
}

/** `/redaccio/segon-factor/`: asks for a code or passkey, or sets up an authenticator. */
function secondFactorView(
  context: PageContext,
  {
    factor,
    action,
    next,
    alert,
    errors = {},
    status,
  }: FormFaults & { factor: SecondFactor; action: string; next: string },
): AccountView {
  const texts = deskTexts(context).factor;
  return deskView(context, {
    title: factor.isSetUp ? texts.title : texts.setUpTitle,
    path: ROUTES.deskSecondFactor,
    ...(status ? { status } : {}),
    children: (
      <>
        <Text>{factor.isSetUp ? texts.intro : texts.setUp}</Text>
        {factor.isSetUp ? null : (
          <Stack gap="3" align="start">
            <Box
              role="img"
              aria-label={texts.picture}
              style={{ inlineSize: '12rem', background: '#fff' }}
              dangerouslySetInnerHTML={{ __html: renderSVG(factor.address) }}
            />
            <Text>
              {texts.key}: <code>{factor.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </Text>
          </Stack>
        )}
        <EntryForm action={action} submit={texts.submit} alert={alert}>
          <TextField
            name="code"
            label={texts.code}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={errors.code}
            autoFocus={errors.code !== undefined}
          />
        </EntryForm>
        {factor.isSetUp && factor.hasPasskeys ? (
          <Island
            of={passkeyEntryIsland}
            id="passkey"
            props={{ ...ACCOUNT_DESK_TEXTS[context.site.language].entry, next }}
            locale={context.locale}
          />
        ) : null}
      </>
    ),
  });
}

/** `/redaccio/invitacio/`: landing page of an invitation link. */
function invitationView(
  context: PageContext,
  {
    invitation,
    token,
    name = '',
    alert,
    errors = {},
    status,
  }: FormFaults & { invitation: OpenInvitation; token: string; name?: string },
): AccountView {
  const all = deskTexts(context);
  const texts = all.invitation;
  const { hasAccount, isHere, role, email } = invitation;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskInvitation,
    ...(status ? { status } : {}),
    children: (
      <>
        <Text>{fill(texts.intro, { role: all.roles[role], email })}</Text>
        {hasAccount ? <Text>{isHere ? texts.here : texts.returning}</Text> : null}
        <EntryForm action={ROUTES.deskInvitation} submit={texts.submit} alert={alert}>
          <input type="hidden" name="token" value={token} />
          {hasAccount ? null : (
            <TextField
              name="name"
              label={texts.name}
              required
              autoComplete="name"
              defaultValue={name}
              error={errors.name}
              autoFocus={errors.name !== undefined}
            />
          )}
          <PasswordField
            context={context}
            isNew={!hasAccount}
            label={texts.password}
            error={errors.password}
          />
        </EntryForm>
      </>
    ),
  });
}

/** Landing page of an invitation that can no longer be accepted. */
function goneInvitationView(context: PageContext): AccountView {
  const texts = deskTexts(context).invitation;
  return deskView(context, {
    title: texts.goneTitle,
    path: ROUTES.deskInvitation,
    status: 410,
    children: <Text>{texts.gone}</Text>,
  });
}

/** `/redaccio/contrasenya/`: choosing a new password after a reset. The emailed link leads here. */
function choosePasswordView(
  context: PageContext,
  { email, token, alert, errors = {}, status }: FormFaults & { email: string; token: string },
): AccountView {
  const texts = ACCOUNT_DESK_TEXTS[context.site.language].link;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskPassword,
    ...(status ? { status } : {}),
    children: (
      <>
        <Text>{fill(texts.intro, { email })}</Text>
        <EntryForm action={ROUTES.deskPassword} submit={deskTexts(context).invitation.submit} alert={alert}>
          <input type="hidden" name="token" value={token} />
          <PasswordField context={context} isNew label={texts.password} error={errors.password} />
        </EntryForm>
      </>
    ),
  });
}

/** Page of a reset link that no longer works. */
function expiredPasswordLinkView(context: PageContext): AccountView {
  const texts = ACCOUNT_DESK_TEXTS[context.site.language].link;
  return deskView(context, {
    title: texts.goneTitle,
    path: ROUTES.deskPassword,
    status: 410,
    children: <Text>{texts.gone}</Text>,
  });
}

export default deskScreen({
  path: ROUTES.deskLogin,
  get: login,
  post: sendLogin,
  below: {
    [ROUTES.deskSecondFactor]: { get: secondFactor, post: sendSecondFactor },
    [ROUTES.deskInvitation]: { get: invitation, post: sendInvitation },
    [ROUTES.deskPassword]: { get: password, post: sendPassword },
    [ROUTES.deskLogout]: { post: logout },
  },
});
