'use client';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/index';
import { useLocale } from '../locale/index';

type NotYetDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Link to what must be ended first. */
  endFirst: { href: string; text: string };
  /** Explanation of what that is. */
  deleteWarning: string | undefined;
};

/**
 * Says why an account cannot be deleted yet, and links to the cause: nothing in it looks like a delete
 * button.
 */
export function NotYetDialog({ open, onOpenChange, endFirst, deleteWarning }: NotYetDialogProps) {
  const { profile: texts } = useLocale('profile', 'dialog').texts;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      sheet
      title={texts.removeNotYet}
      description={deleteWarning}
      footer={(close) => (
        <>
          <Button href={endFirst.href}>{endFirst.text}</Button>
          <Button variant="secondary" onClick={close}>
            {texts.removeKeep}
          </Button>
        </>
      )}
    />
  );
}
