import '../../brands/la-veu/dist/la-veu.css';
import { Card, createLocale, loadLanguage, PortalProvider } from '@portal/ui';
import { useLoaderData } from 'react-router';
import { valencian } from '../../vite/src/valencian';

export const loader = async () => ({
  language: await loadLanguage(valencian, ['shell', 'reading']),
  now: '2026-03-18T18:30:00+01:00',
});

/** A page in a brand and a language that the application defines. */
export default function Own() {
  const { language, now } = useLoaderData<typeof loader>();
  const locale = createLocale(language, { now });
  return (
    <PortalProvider locale={locale} site="la-veu" scheme="light">
      <h2>{language.texts.days.today}</h2>
      <Card locale={locale} card={{ id: 'far', title: 'El far torna a encendre’s', url: '/far/' }} />
    </PortalProvider>
  );
}
