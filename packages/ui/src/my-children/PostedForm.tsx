import type { ReactNode } from 'react';
import * as css from '../account-form/AccountForm.css';
import { Button } from '../button/Button';

/** Props of `PostedForm`; `name` and `value` of its button identify it among the forms of a URL. */
export type PostedFormProps = {
  action: string;
  /** Text of its button. */
  submit: string;
  name?: string;
  value?: string;
  /** Its fields; omitted for a form of one button. */
  children?: ReactNode;
};

/** A small form in readable width that is posted without validation: the server reports its errors. */
export function PostedForm({ action, submit, name, value, children }: PostedFormProps) {
  return (
    <form method="post" action={action} noValidate className={css.form} data-part="posted-form">
      {children}
      <div className={css.actions}>
        <Button type="submit" variant="secondary" name={name} value={value}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
