'use client';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from '../account-form/AccountForm.css';
import { type AccountFormProps, CheckedFields, useAccountForm } from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { Button } from '../button/index';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/index';
import { textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { Anchor } from '../routing/Anchor';
import { EmailField, PasswordField } from '../text-field/index';

/** Notices over the login form (spec §2, §8). */
export const LOGIN_ALERTS = [
  'loginFailed',
  'passwordRenewal',
  'emailNotValidated',
  'validationMailSent',
  'passwordResetSent',
  'passwordChanged',
  'requestFailed',
  'timeout',
  'tooManyAttempts',
] as const;
/** Notice over the login form, by the answer of the server or `?alert=` (spec §2, §8). */
export type LoginAlert = (typeof LOGIN_ALERTS)[number];

/** Notice for an error key (spec §8); `otherwise`, a failed login unless given, where the key has no notice. */
export const loginAlertOf = (key: string, otherwise: LoginAlert = 'loginFailed'): LoginAlert =>
  LOGIN_ALERTS.find((known) => known === key) ?? otherwise;

const KINDS = {
  loginFailed: 'error',
  passwordRenewal: 'warning',
  emailNotValidated: 'warning',
  validationMailSent: 'success',
  passwordResetSent: 'success',
  passwordChanged: 'success',
  requestFailed: 'error',
  timeout: 'error',
  tooManyAttempts: 'warning',
} as const;

/** Props of `LoginForm`; `resend` offers the validation mail again after a 403 (spec §8). */
export type LoginFormProps = AccountFormProps & {
  alert?: LoginAlert;
  /** Sentence that says why a login is needed, for visitors sent here from another action. Some have no account yet. */
  purpose?: string | undefined;
  /** Whose address is not validated yet, and where the form asks for the mail again without script. */
  resend?: { userId: string; action: string };
  /** Asks for it with script. */
  onResend?: () => void;
  /** Addresses of the other ways: recovery, registration. */
  recoverHref: string;
  onRecover?: () => void;
  registerHref: string;
  /** Its heading, which takes the focus where the form takes another's place. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Social buttons, a captcha. */
  children?: ReactNode;
};

/** Email and password (spec §2). Submit looks disabled until both can be right (spec §5), once script can tell, and says why. */
export function LoginForm(props: LoginFormProps) {
  const {
    values = {},
    loading = false,
    headingLevel,
    alert,
    purpose,
    resend,
    onResend,
    recoverHref,
    onRecover,
    registerHref,
    titleRef,
    children,
  } = props;
  const {
    login: texts,
    accountFields: names,
    fields: fieldTexts,
  } = useLocale('login', 'accountFields', 'fields').texts;
  const {
    form,
    alert: alertRef,
    errors,
    faults,
    fieldId,
    valid,
  } = useAccountForm({
    ...props,
    early: true,
    summary: true,
    labels: { email: names.email, password: names.password },
  });
  const resendForm = useId();
  return (
    <>
      {/* A form of its own, or Enter among the login's fields would press its button. */}
      {resend ? <form id={resendForm} method="post" action={resend.action} hidden /> : null}
      <form {...form} className={css.form} data-part="login-form">
        <AccountHead headingLevel={headingLevel} ref={titleRef} title={texts.title} />
        {purpose ? (
          <p className={textClass.summary} data-part="login-purpose">
            {purpose}
          </p>
        ) : null}
        {alert ? (
          <FormAlert ref={alertRef} variant={KINDS[alert]}>
            <p>{texts[alert]}</p>
            {alert === 'emailNotValidated' && (resend || onResend) ? (
              <button
                type={resend ? 'submit' : 'button'}
                form={resend ? resendForm : undefined}
                name="userId"
                value={resend?.userId}
                className={css.link}
                onClick={
                  onResend
                    ? (event) => {
                        event.preventDefault();
                        onResend();
                      }
                    : undefined
                }
              >
                {texts.resend}
              </button>
            ) : null}
          </FormAlert>
        ) : null}
        <CheckedFields faults={faults} fieldId={fieldId}>
          <RequiredNote />
          <EmailField
            label={names.email}
            name="email"
            required
            defaultValue={values.email}
            error={errors.email}
          />
          <PasswordField label={names.password} name="password" required error={errors.password} />
        </CheckedFields>
        <Anchor
          href={recoverHref}
          className={`${css.link} ${css.way} ${textClass.label}`}
          onClick={
            onRecover
              ? (event) => {
                  event.preventDefault();
                  onRecover();
                }
              : undefined
          }
        >
          {texts.forgotten}
        </Anchor>
        <Button type="submit" wide reason={valid ? undefined : fieldTexts.incomplete} loading={loading}>
          {texts.submit}
        </Button>
        {children}
        {purpose ? (
          <Button href={registerHref} variant="secondary" wide>
            {texts.register}
          </Button>
        ) : (
          <Anchor href={registerHref} className={`${css.link} ${css.way} ${textClass.label}`}>
            {texts.register}
          </Anchor>
        )}
      </form>
    </>
  );
}
