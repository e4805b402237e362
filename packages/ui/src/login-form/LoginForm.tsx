'use client';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from '../account-form/AccountForm.css';
import { type AccountFormProps, CheckedFields, useAccountForm } from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { Button } from '../button/Button';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import { EmailField, PasswordField } from '../text-field/TextField';

/** Notices above the login form (spec §2, §8). */
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
/** Notice above the login form, from the server's response or `?alert=` (spec §2, §8). */
export type LoginAlert = (typeof LOGIN_ALERTS)[number];

/** Notice for an error key (spec §8); `otherwise`, by default a failed login, for a key without a notice. */
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

/** Props of `LoginForm`; `resend` offers to send the validation email again after a 403 (spec §8). */
export type LoginFormProps = AccountFormProps & {
  alert?: LoginAlert;
  /**
   * Sentence that explains why a login is needed, for visitors sent here from another action. Some have no
   * account yet.
   */
  purpose?: string | undefined;
  /** User with an unvalidated address, and the URL that requests the email again without JavaScript. */
  resend?: { userId: string; action: string };
  /** Requests it with JavaScript. */
  onResend?: () => void;
  /** URLs of the alternatives: recovery, registration. */
  recoverHref: string;
  onRecover?: () => void;
  registerHref: string;
  /** Ref of its heading, which takes the focus when the form replaces another. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Slot for social buttons and a captcha. */
  children?: ReactNode;
};

/**
 * Login with email and password (spec §2). Once script runs, submit looks disabled until both can be valid
 * (spec §5), and says why.
 */
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
      {/* A separate form: otherwise Enter in a field of the login would press its button. */}
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
