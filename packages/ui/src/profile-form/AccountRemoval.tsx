'use client';
import { type ReactNode, useState } from 'react';
import * as css from '../account-form/AccountForm.css';
import { Button } from '../button/index';
import { Checkbox } from '../checkbox/index';
import type { HeadingLevel } from '../foundation/props';
import { Link } from '../link/index';
import { useLocale } from '../locale/index';
import { PasswordField } from '../text-field/index';
import { DeleteDialog } from './DeleteDialog';
import { NotYetDialog } from './NotYetDialog';
import { Part } from './Part';

/** Props of `AccountRemoval`: how an account is taken away, and what goes with it. */
export type AccountRemovalProps = {
  /** Whether there is a password, which has to be typed. */
  hasPassword?: boolean;
  /** Takes the account away, and the reader's comments where they ask for it; what it resolves or rejects with, the dialog shows. */
  onDelete: (password: string, removeComments: boolean) => Promise<void>;
  /** The way to what has to be ended first: while there is one, the account cannot go, and `deleteWarning` says why. */
  endFirst?: { href: string; text: string } | undefined;
  /** Where the form that takes it away is posted without script. */
  deleteAction?: string;
  /** What goes with the account, beside what always does. */
  deleteWarning?: string | undefined;
  /** Why it was not taken away: a demo account (412), a subscription that renews (409), or the generic text (spec §8). */
  deleteFailure?: ReactNode;
  headingLevel?: HeadingLevel;
};

/** The way out of an account (spec §2), apart from what is saved in it: at the end of its page, and asked once more in a dialog. */
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

/** Deletes the account without script. */
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
