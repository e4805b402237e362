'use client';
import type { ReactNode } from 'react';
import * as css from '../account-form/AccountForm.css';
import { type AccountFormProps, CheckedFields, type FormValues, useAccountForm } from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { Button } from '../button/Button';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { textClass } from '../foundation/type.css';
import { fill, useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import { PasswordField, TextField } from '../text-field/TextField';

/** Props of `ChildEntryForm`; its fields are `nick` and `password`. */
export type ChildEntryFormProps = Omit<AccountFormProps, 'onSubmit'> & {
  /** Receives the values; if omitted, the form is posted once it is valid. */
  onSubmit?: (values: FormValues) => void;
  /** Name of the invited child, who chooses both; if omitted, it is the login. */
  invited?: string | undefined;
  /** Error message, if it was rejected. */
  failure?: string | undefined;
  /** Success message of a previous step. */
  notice?: string | undefined;
  /** URL of the login for adults, by email. */
  loginHref?: string | undefined;
  /** Hidden fields. */
  children?: ReactNode;
};

/** A child chooses nick and password, or logs in with them: no email address is needed. */
export function ChildEntryForm(props: ChildEntryFormProps) {
  const {
    values = {},
    loading = false,
    headingLevel = 1,
    invited,
    failure,
    notice,
    loginHref,
    children,
  } = props;
  const { children: texts } = useLocale('children', 'fields').texts;
  const { form, alert, errors, faults, fieldId } = useAccountForm({
    ...props,
    onSubmit: send,
    summary: true,
    labels: { nick: texts.nick, password: texts.password },
  });
  function send(values: FormValues) {
    if (props.onSubmit) props.onSubmit(values);
    else form.ref.current?.submit();
  }
  const isLogin = invited === undefined;
  return (
    <form {...form} className={css.form} data-part="child-entry-form">
      <AccountHead
        headingLevel={headingLevel}
        title={isLogin ? texts.enterTitle : fill(texts.invitationTitle, { name: invited })}
      />
      <p className={`${css.text} ${textClass.summary}`}>
        {isLogin ? texts.enterIntro : texts.invitationIntro}
      </p>
      {notice && !failure ? <FormAlert variant="success">{notice}</FormAlert> : null}
      {failure ? <FormAlert ref={alert}>{failure}</FormAlert> : null}
      <CheckedFields faults={faults} fieldId={fieldId}>
        <RequiredNote />
        <TextField
          label={texts.nick}
          name="nick"
          autoComplete="username"
          autoCapitalize="none"
          required
          defaultValue={values.nick}
          error={errors.nick}
        />
        <PasswordField
          label={texts.password}
          name="password"
          isNew={!isLogin}
          required
          error={errors.password}
        />
      </CheckedFields>
      {children}
      <div className={css.actions}>
        <Button type="submit" loading={loading}>
          {isLogin ? texts.enter : texts.invitationSubmit}
        </Button>
        {loginHref ? (
          <Anchor href={loginHref} className={`${css.link} ${css.way} ${textClass.label}`}>
            {texts.adultLogin}
          </Anchor>
        ) : null}
      </div>
    </form>
  );
}
