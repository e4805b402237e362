'use client';
import { type ReactNode, useRef, useState } from 'react';
import * as css from '../account-form/AccountForm.css';
import { Checkbox } from '../checkbox/index';
import { ConfirmDialog } from '../dialog/index';
import { useLocale } from '../locale/index';
import { PasswordField } from '../text-field/index';

type DeleteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hasPassword: boolean;
  /** What it rejects with, the dialog shows. */
  onDelete: (password: string, removeComments: boolean) => Promise<void>;
  /** What goes with it beside what always does. */
  deleteWarning: string | undefined;
  deleteFailure: ReactNode;
};

/** Deletes the account after its password was typed; empty each time it opens. */
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
