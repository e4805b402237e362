'use client';
import { Button } from '../button/index';
import { Dialog } from '../dialog/index';
import { useLocale } from '../locale/index';

type NotYetDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The way to what has to be ended first. */
  endFirst: { href: string; text: string };
  /** What that is. */
  deleteWarning: string | undefined;
};

/** Says why an account cannot go yet, and leads to what keeps it: nothing in it looks as if it could be deleted. */
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
