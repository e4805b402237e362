import {
  FrameworkChoices,
  type FrameworkChoicesProps,
  FrameworkWords,
  type FrameworkWordsProps,
} from '@portal/ui/consent';
import { PortalProvider, useLocale } from '@portal/ui/locale';
import type { ReactNode } from 'react';
import type { consentFramework } from './texts-ca';

/** Texts of the framework in the page's language. */
export type FrameworkTexts = typeof consentFramework;

function Spoken({ texts, children }: { texts: FrameworkTexts; children: ReactNode }) {
  const locale = useLocale('consentNotice');
  return (
    <PortalProvider locale={{ ...locale, texts: { ...locale.texts, consentFramework: texts } }}>
      {children}
    </PortalProvider>
  );
}

/** Texts of the notice, which no other page loads. */
export const Words = ({ texts, ...props }: FrameworkWordsProps & { texts: FrameworkTexts }) => (
  <Spoken texts={texts}>
    <FrameworkWords {...props} />
  </Spoken>
);

/** Switches of the framework, with texts that no other page loads. */
export const Choices = ({ texts, ...props }: FrameworkChoicesProps & { texts: FrameworkTexts }) => (
  <Spoken texts={texts}>
    <FrameworkChoices {...props} />
  </Spoken>
);
