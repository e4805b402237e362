'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { WarningIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import { Dialog, type DialogProps } from './Dialog';
import * as css from './Dialog.css';

/** States of a confirmation dialog; `failed` keeps it open with its message. */
export const CONFIRM_STATUSES = ['idle', 'waiting', 'failed'] as const;
/** State of a confirmation dialog. */
export type ConfirmStatus = (typeof CONFIRM_STATUSES)[number];

/** Props of `ConfirmDialog`; `danger` marks an action that cannot be undone. */
export type ConfirmDialogProps = Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> & {
  title: string;
  text: ReactNode;
  /** Label of the confirming button, a verb: "Delete my account". */
  confirm?: string;
  cancel?: string;
  /** Marks an irreversible action. */
  danger?: boolean;
  /** Fields to fill in first; Enter in them confirms. */
  children?: ReactNode;
  /** Validates the fields; invalid ones show their own error. */
  check?: () => boolean;
  /**
   * Performs the action. The dialog is busy while its promise is pending, closes when it resolves, and shows
   * the failure when it rejects.
   */
  onConfirm: () => Promise<unknown> | undefined;
  /** Failure message; that of the dictionary if omitted. */
  failure?: ReactNode;
  /** Controlled status, instead of following the promise. */
  status?: ConfirmStatus;
};

/** Focuses a button on mount. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks for confirmation of an action. The safe answer has the focus. */
export function ConfirmDialog({
  open: openByUser,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  text,
  confirm,
  cancel,
  danger = false,
  children,
  check,
  onConfirm,
  failure,
  status: held,
}: ConfirmDialogProps) {
  const { confirmation: texts } = useLocale('confirmation').texts;
  const [open, setOpen] = useControlled(openByUser, defaultOpen, onOpenChange);
  const [followed, setFollowed] = useState<ConfirmStatus>('idle');
  const status = held ?? followed;
  const isWaiting = status === 'waiting';
  const form = useId();

  const change = (next: boolean) => {
    if (isWaiting) return;
    setFollowed('idle');
    setOpen(next);
  };
  const run = async () => {
    if (isWaiting) return;
    if (check && !check()) {
      setFollowed('idle');
      return;
    }
    setFollowed('waiting');
    try {
      await onConfirm();
      setFollowed('idle');
      setOpen(false);
    } catch {
      setFollowed('failed');
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={trigger}
      size="small"
      sheet
      title={title}
      description={text}
      footer={
        <>
          <Button
            variant={danger ? 'danger' : 'main'}
            loading={isWaiting}
            {...(children ? { type: 'submit', form } : { onClick: () => void run() })}
          >
            {confirm ?? texts.confirm}
          </Button>
          <Button ref={focus} variant="secondary" disabled={isWaiting} onClick={() => change(false)}>
            {cancel ?? texts.cancel}
          </Button>
        </>
      }
    >
      {children ? (
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run();
          }}
        >
          {children}
        </form>
      ) : null}
      {status === 'failed' ? (
        <p role="alert" className={cx(css.failure, textClass.summary)} data-part="failure">
          <WarningIcon className={css.failureSign} />
          <span>{failure ?? texts.failed}</span>
        </p>
      ) : null}
    </Dialog>
  );
}
