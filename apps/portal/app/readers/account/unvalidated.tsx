import { fill, inEveryLanguage, type Language, ROUTES } from '@portal/model';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import type { PageContext } from '../../page';

type UnvalidatedTexts = { title: string; text: string; resend: string; sent: string };

const TEXTS: Readonly<Record<Language, UnvalidatedTexts>> = inEveryLanguage({
  ca: {
    title: 'Encara no has confirmat {email}',
    text: 'Obre el correu que t’hem enviat i confirma l’adreça, o demana’n un altre.',
    resend: 'Torna’l a enviar',
    sent: 'T’hem enviat un altre correu. Si no t’arriba, mira la carpeta de correu brossa.',
  },
  es: {
    title: 'Todavía no has confirmado {email}',
    text: 'Abre el correo que te hemos enviado y confirma la dirección, o pide otro.',
    resend: 'Volver a enviarlo',
    sent: 'Te hemos enviado otro correo. Si no te llega, mira la carpeta de correo no deseado.',
  },
  en: {
    title: 'You have not confirmed {email} yet',
    text: 'Open the email that we sent you and confirm the address, or ask for another.',
    resend: 'Send it again',
    sent: 'We have sent you another email. If it does not come, look in your junk mail.',
  },
});

/** Query parameter of the account page for requesting another validation email. */
export const RESENDING = 'validacio';

/** Outcome of requesting another email: sent, or why not. */
export type Resending = 'sent' | { failure: string };

type UnvalidatedProps = { context: PageContext; email: string; resending?: Resending | undefined };

/**
 * Notice above an account with an unconfirmed address: what to do, and a form for another email, with or
 * without JavaScript.
 */
export function Unvalidated({ context: { site, locale }, email, resending }: UnvalidatedProps) {
  const texts = TEXTS[site.language];
  return (
    <PortalProvider locale={locale}>
      {resending === 'sent' ? <FormAlert variant="success">{texts.sent}</FormAlert> : null}
      {typeof resending === 'object' ? <FormAlert variant="error">{resending.failure}</FormAlert> : null}
      <Notice
        variant="warning"
        title={fill(texts.title, { email })}
        actions={
          <form method="post" noValidate action={`${ROUTES.account}?${RESENDING}`}>
            <Button type="submit" variant="secondary" size="small">
              {texts.resend}
            </Button>
          </form>
        }
        locale={locale}
      >
        <p>{texts.text}</p>
      </Notice>
    </PortalProvider>
  );
}
