import { ConsentOrPay, type ConsentOrPayProps } from '@portal/ui/consent';
import { PortalProvider, useLocale } from '@portal/ui/locale';
import { Text } from '@portal/ui/text';
import type { consentOrPay } from './texts-ca';

export type AskProps = ConsentOrPayProps & { texts: typeof consentOrPay };

/** Choice between advertising and payment, with texts that no other page loads. */
export function Ask({ texts, ...props }: AskProps) {
  const locale = useLocale('consentNotice');
  return (
    <PortalProvider locale={{ ...locale, texts: { ...locale.texts, consentOrPay: texts } }}>
      <ConsentOrPay {...props} />
    </PortalProvider>
  );
}

/** Note among the choices: what a refusal means. */
export function Note({ texts }: Pick<AskProps, 'texts'>) {
  return (
    <Text variant="label" data-part="or-pay-note">
      {texts.refusing}
    </Text>
  );
}
