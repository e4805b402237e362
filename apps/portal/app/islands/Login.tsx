'use client';
import { failedCall } from '@portal/data';
import { loginPath, ROUTES, registrationPath, type SocialProvider } from '@portal/model';
import { loginFormSchema, recoverFormSchema } from '@portal/model/readers';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { useLocale } from '@portal/ui/locale';
import { type LoginAlert, LoginForm, loginAlertOf, RecoverForm, SocialButtons } from '@portal/ui/login-form';
import { useEffect, useRef, useState } from 'react';
import { accounts, session, words } from '../client/islands/reader';
import { island } from '../declare-island';

export type LoginIslandProps = {
  recovers: boolean;
  action: string;
  recoverHref: string;
  backUrl?: string | undefined;
  alert?: LoginAlert | undefined;
  purpose?: string | undefined;
  email?: string | undefined;
  errors?: FormErrors | undefined;
  userId?: string | undefined;
  failure?: string | undefined;
  providers: readonly SocialProvider[];
  termsUrl?: string | undefined;
};

const checkLogin = checkBy(loginFormSchema, words.fields);
const checkRecovery = checkBy(recoverFormSchema, words.fields);

/** The login form, or the form for a forgotten password in its place (spec §2, §8). */
function LoginIsland(props: LoginIslandProps) {
  const { action, recoverHref, backUrl, providers, errors } = props;
  const locale = useLocale('login', 'fields');
  const [recovers, setRecovers] = useState(props.recovers);
  const [email, setEmail] = useState(props.email ?? '');
  const [alert, setAlert] = useState(props.alert);
  const [failure, setFailure] = useState(props.failure);
  const [userId, setUserId] = useState(props.userId);
  const [loading, setLoading] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(recovers);
  // The pressed button is removed with its form: the focus moves to the heading of the other one.
  useEffect(() => {
    if (shown.current !== recovers) title.current?.focus();
    shown.current = recovers;
  }, [recovers]);

  const login = async ({ email: address = '', password = '' }: FormValues) => {
    setLoading(true);
    setEmail(address);
    try {
      await session.login({ email: address, password });
      location.assign(backUrl ?? ROUTES.account);
    } catch (error) {
      const { key, failure: answered } = failedCall(error);
      setUserId(answered.userId ?? undefined);
      setAlert(loginAlertOf(key));
      setLoading(false);
    }
  };
  const resend = async () => {
    if (loading) return;
    setLoading(true);
    try {
      await accounts.resendValidationMail({ userId: userId ?? '' });
      setAlert('validationMailSent');
    } catch (error) {
      const { key } = failedCall(error);
      setAlert(loginAlertOf(key, 'requestFailed'));
    }
    setLoading(false);
  };
  const recover = async ({ email: address = '' }: FormValues) => {
    setLoading(true);
    setFailure(undefined);
    try {
      await accounts.recoverPassword({ email: address });
    } catch (error) {
      setFailure(words.errors[failedCall(error).key]);
      setLoading(false);
      return;
    }
    location.assign(loginPath(backUrl, 'password_reset_sent'));
  };

  if (recovers)
    return (
      <RecoverForm
        action={recoverHref}
        values={{ email }}
        errors={errors}
        check={checkRecovery}
        onSubmit={(values) => void recover(values)}
        loading={loading}
        failure={failure}
        backHref={action}
        titleRef={title}
        onBack={() => setRecovers(false)}
      />
    );
  return (
    <LoginForm
      action={action}
      values={{ email }}
      errors={errors}
      check={checkLogin}
      onSubmit={(values) => void login(values)}
      loading={loading}
      alert={alert}
      purpose={props.purpose}
      resend={userId ? { userId, action } : undefined}
      onResend={userId ? () => void resend() : undefined}
      recoverHref={recoverHref}
      onRecover={() => setRecovers(true)}
      registerHref={registrationPath(backUrl)}
      titleRef={title}
    >
      <SocialButtons providers={providers} backUrl={backUrl} locale={locale} termsHref={props.termsUrl} />
    </LoginForm>
  );
}

export default island({ wakes: 'interaction', component: LoginIsland });
