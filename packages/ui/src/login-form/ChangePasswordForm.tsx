'use client';
import * as css from '../account-form/AccountForm.css';
import { type AccountFormProps, CheckedFields, useAccountForm } from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { Button } from '../button/Button';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { PasswordField } from '../text-field/TextField';

/** Props of `ChangePasswordForm`, opened with the token of a reset email. */
export type ChangePasswordFormProps = AccountFormProps & {
  /** Token from the email's link, submitted with the form (spec §7). */
  token: string;
  /** Error message of the server (spec §8). */
  failure?: string;
};

/** Form for a new password, typed twice, opened from a recovery email (spec §2, §7). */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { loading = false, headingLevel, token, failure } = props;
  const { passwordChange: texts, accountFields: names } = useLocale(
    'passwordChange',
    'accountFields',
    'fields',
  ).texts;
  const { form, alert, errors, faults, fieldId } = useAccountForm({
    ...props,
    summary: true,
    labels: { password: names.newPassword, repeatPassword: names.repeatPassword },
  });
  return (
    <form {...form} className={css.form} data-part="change-password-form">
      <AccountHead headingLevel={headingLevel} title={texts.title} />
      <p className={textClass.summary}>{texts.text}</p>
      {failure ? <FormAlert ref={alert}>{failure}</FormAlert> : null}
      <input type="hidden" name="token" value={token} />
      <CheckedFields faults={faults} fieldId={fieldId}>
        <RequiredNote />
        <PasswordField label={names.newPassword} name="password" isNew required error={errors.password} />
        <PasswordField
          label={names.repeatPassword}
          name="repeatPassword"
          autoComplete="new-password"
          required
          error={errors.repeatPassword}
        />
      </CheckedFields>
      <div className={css.actions}>
        <Button type="submit" loading={loading}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
