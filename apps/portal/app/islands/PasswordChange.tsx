'use client';
import { failedCall } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import { changePasswordFormSchema } from '@portal/model/readers';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { ChangePasswordForm } from '@portal/ui/login-form';
import { useState } from 'react';
import { accounts, session, words } from '../client/islands/reader';
import { island } from '../declare-island';

export type PasswordChangeIslandProps = {
  token: string;
  errors?: FormErrors | undefined;
  failure?: string | undefined;
};

const check = checkBy(changePasswordFormSchema, words.fields);

/** A new password, by the link of a recovery email (spec §7). */
function PasswordChangeIsland({ token, errors, failure: sent }: PasswordChangeIslandProps) {
  const [failure, setFailure] = useState(sent);
  const [loading, setLoading] = useState(false);
  const change = async (values: FormValues) => {
    const checked = validate(changePasswordFormSchema, values);
    if (!checked.valid) return;
    setLoading(true);
    setFailure(undefined);
    try {
      await accounts.changePassword(checked.value);
      // Every session of the account has ended, this browser's too.
      session.clear();
      location.assign(`${ROUTES.login}?alert=password_changed`);
    } catch (error) {
      const { key, failure: answered } = failedCall(error);
      if (answered.status === 400) location.assign(`${ROUTES.accountOutcome}?que=resetFailed`);
      setFailure(words.errors[key]);
      setLoading(false);
    }
  };
  return (
    <ChangePasswordForm
      action={ROUTES.passwordChange}
      token={token}
      errors={errors}
      failure={failure}
      check={check}
      onSubmit={(values) => void change(values)}
      loading={loading}
    />
  );
}

export default island({ wakes: 'interaction', component: PasswordChangeIsland });
