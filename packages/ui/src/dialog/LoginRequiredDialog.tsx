'use client';
import { loginPath, registrationPath } from '@portal/model';
import { Button } from '../button/index';
import { useLocale } from '../locale/index';
import { Dialog, type DialogProps } from './Dialog';

/** Props of `LoginRequiredDialog`, shown where an action needs an account (spec §4, §6). */
export type LoginRequiredDialogProps = Pick<
  DialogProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'
> & {
  /** Page to come back to after logging in. */
  backUrl?: string;
  /** Why it is asked here, in place of the general words. */
  text?: string;
  /** Page of registration, where a site has another. */
  registerHref?: string;
};

/** Dialog that asks an anonymous reader to log in where an action needs an account (spec §4, §6). */
export function LoginRequiredDialog({
  backUrl,
  text,
  registerHref = registrationPath(backUrl),
  ...dialog
}: LoginRequiredDialogProps) {
  const { loginRequired: texts } = useLocale('loginRequired').texts;
  return (
    <Dialog
      {...dialog}
      size="small"
      sheet
      title={texts.title}
      description={text ?? texts.text}
      footer={
        <>
          <Button href={loginPath(backUrl)}>{texts.login}</Button>
          <Button href={registerHref} variant="secondary">
            {texts.register}
          </Button>
        </>
      }
    />
  );
}
