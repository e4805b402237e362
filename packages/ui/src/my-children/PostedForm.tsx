import type { ReactNode } from 'react';
import * as css from '../account-form/AccountForm.css';
import { Button } from '../button/index';

/** Props of `PostedForm`; `name` and `value` of its button say which of an address's forms it is. */
export type PostedFormProps = {
  action: string;
  /** Words of its button. */
  submit: string;
  name?: string;
  value?: string;
  /** Its fields; a form of one button has none. */
  children?: ReactNode;
};

/** A small form that is posted as it is, no wider than a form is read: what is wrong is said by who answers it. */
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
