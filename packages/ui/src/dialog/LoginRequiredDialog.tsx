'use client';
import { loginPath, registrationPath } from '@portal/model';
import { Button } from '../button/Button';
import type { Dictionary } from '../dictionaries/dictionary';
import { useLocale } from '../locale/index';
import { Dialog, type DialogProps } from './Dialog';

type LoginPurpose = keyof Dictionary['loginRequired']['reasons'];

/** Props of `LoginRequiredDialog`, shown if an action needs an account (spec §4, §6). */
export type LoginRequiredDialogProps = Pick<
  DialogProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'
> & {
  /** URL to return to after the login. */
  backUrl?: string;
  /** Action that the reader attempted, which the text names in place of the general one. */
  purpose?: LoginPurpose;
  /** Custom text in place of both. */
  text?: string;
  /** URL of the registration, if a site has another. */
  registerHref?: string;
};

/** Dialog that asks an anonymous reader to log in before an action that needs an account (spec §4, §6). */
export function LoginRequiredDialog({
  backUrl,
  purpose,
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
      description={text ?? (purpose ? texts.reasons[purpose] : texts.text)}
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
