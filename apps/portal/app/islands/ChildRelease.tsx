'use client';
import type { FormErrors } from '@portal/ui/account-form';
import { useLocale } from '@portal/ui/locale';
import { PostedForm } from '@portal/ui/my-children';
import { EmailField, PasswordField } from '@portal/ui/text-field';
import { island } from '../declare-island';

export type ChildReleaseIslandProps = {
  action: string;
  submit: string;
  email?: string | undefined;
  errors?: FormErrors | undefined;
};

/** A child who is old enough asks for an account of their own, with an email and the password. */
function ChildReleaseIsland({ action, submit, email, errors = {} }: ChildReleaseIslandProps) {
  const { accountFields: names } = useLocale('accountFields', 'fields').texts;
  return (
    <PostedForm action={action} submit={submit}>
      <EmailField label={names.email} name="email" required defaultValue={email} error={errors.email} />
      <PasswordField label={names.password} name="password" required error={errors.password} />
    </PostedForm>
  );
}

export default island({ wakes: 'interaction', component: ChildReleaseIsland });
