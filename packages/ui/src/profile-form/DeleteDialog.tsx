'use client';
import { type ReactNode, useRef, useState } from 'react';
import * as css from '../account-form/AccountForm.css';
import { Checkbox } from '../checkbox/index';
import { ConfirmDialog } from '../dialog/index';
import { useLocale } from '../locale/index';
import { PasswordField } from '../text-field/TextField';

type DeleteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hasPassword: boolean;
  /** Deletes the account; the dialog shows the reason of a rejection. */
  onDelete: (password: string, removeComments: boolean) => Promise<void>;
  /** Data that are deleted besides the usual ones. */
  deleteWarning: string | undefined;
  deleteFailure: ReactNode;
};

/** Dialog that deletes the account after its password was typed; its fields are empty on each opening. */
export function DeleteDialog({
  open,
  onOpenChange,
  hasPassword,
  onDelete,
  deleteWarning,
  deleteFailure,
}: DeleteDialogProps) {
  const locale = useLocale('profile', 'accountFields', 'fields', 'dialog', 'confirmation');
  const { profile: texts, accountFields: names } = locale.texts;
  const [password, setPassword] = useState('');
  const [removeComments, setRemoveComments] = useState(false);
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPassword('');
    setRemoveComments(false);
    setPasswordMissing(false);
  }
  const hasTyped = () => {
    const isMissing = hasPassword && password === '';
    setPasswordMissing(isMissing);
    if (isMissing) passwordField.current?.focus();
    return !isMissing;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.removeTitle}
      text={[texts.removeText, deleteWarning].filter(Boolean).join(' ')}
      confirm={texts.removeConfirm}
      cancel={texts.removeKeep}
      danger
      check={hasTyped}
      onConfirm={() => onDelete(password, removeComments)}
      failure={deleteFailure}
    >
      <div className={css.form}>
        <Checkbox label={texts.removeComments} checked={removeComments} onCheckedChange={setRemoveComments} />
        {hasPassword ? (
          <PasswordField
            label={names.currentPassword}
            required
            ref={passwordField}
            value={password}
            onValueChange={(typed) => {
              setPassword(typed);
              setPasswordMissing(false);
            }}
            error={isPasswordMissing ? texts.removePassword : undefined}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
