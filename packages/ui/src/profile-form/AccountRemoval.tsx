'use client';
import { type ReactNode, useState } from 'react';
import * as css from '../account-form/AccountForm.css';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/index';
import type { HeadingLevel } from '../foundation/props';
import { Link } from '../link/Link';
import { useLocale } from '../locale/index';
import { PasswordField } from '../text-field/TextField';
import { DeleteDialog } from './DeleteDialog';
import { NotYetDialog } from './NotYetDialog';
import { Part } from './Part';

/** Props of `AccountRemoval`: how an account is deleted, and what is deleted with it. */
export type AccountRemovalProps = {
  /** Whether the account has a password, which must be typed. */
  hasPassword?: boolean;
  /**
   * Deletes the account, and the reader's comments on request; the dialog shows the outcome of its promise.
   */
  onDelete: (password: string, removeComments: boolean) => Promise<void>;
  /**
   * Link to what must be ended first: while set, the account cannot be deleted, and `deleteWarning` says why.
   */
  endFirst?: { href: string; text: string } | undefined;
  /** URL that the deletion form is posted to without JavaScript. */
  deleteAction?: string;
  /** Data that are deleted besides the usual ones. */
  deleteWarning?: string | undefined;
  /**
   * Reason why it was not deleted: a demo account (412), a renewing subscription (409), or the generic text
   * (spec §8).
   */
  deleteFailure?: ReactNode;
  headingLevel?: HeadingLevel;
};

/**
 * Deletion of an account (spec §2), separate from its saved sections: at the end of its page, confirmed in a
 * dialog.
 */
export function AccountRemoval({
  hasPassword = true,
  onDelete,
  endFirst,
  deleteAction,
  deleteWarning,
  deleteFailure,
  headingLevel = 2,
}: AccountRemovalProps) {
  const { profile: texts } = useLocale('profile', 'accountFields', 'fields', 'dialog', 'confirmation').texts;
  const [deleting, setDeleting] = useState(false);
  return (
    <div className={`${css.form} ${css.wide}`}>
      <Part headingLevel={headingLevel} title={texts.remove} name="account-removal">
        <div className={css.withScript}>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {texts.removeConfirm}
          </Button>
        </div>
        {deleteAction && !endFirst ? (
          <DeleteForm action={deleteAction} warning={deleteWarning} hasPassword={hasPassword} />
        ) : null}
        {endFirst ? (
          <noscript>
            <p className={css.text}>
              {deleteWarning} <Link href={endFirst.href}>{endFirst.text}</Link>
            </p>
          </noscript>
        ) : null}
      </Part>
      {endFirst ? (
        <NotYetDialog
          endFirst={endFirst}
          deleteWarning={deleteWarning}
          open={deleting}
          onOpenChange={setDeleting}
        />
      ) : (
        <DeleteDialog
          hasPassword={hasPassword}
          onDelete={onDelete}
          deleteWarning={deleteWarning}
          deleteFailure={deleteFailure}
          open={deleting}
          onOpenChange={setDeleting}
        />
      )}
    </div>
  );
}

/** Deletes the account without JavaScript. */
function DeleteForm({
  action,
  warning,
  hasPassword,
}: {
  action: string;
  warning: string | undefined;
  hasPassword: boolean;
}) {
  const { profile: texts, accountFields: names } = useLocale('profile', 'accountFields', 'fields').texts;
  return (
    <noscript>
      <form method="post" action={action} noValidate className={`${css.form} ${css.wide}`}>
        <p className={css.text}>
          {texts.removeText} {warning}
        </p>
        <Checkbox name="removeComments" label={texts.removeComments} />
        {hasPassword ? <PasswordField label={names.currentPassword} name="password" required /> : null}
        <div className={css.actions}>
          <Button type="submit" variant="danger">
            {texts.removeConfirm}
          </Button>
        </div>
      </form>
    </noscript>
  );
}
