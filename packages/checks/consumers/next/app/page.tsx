import { Card, createLocale, loadLanguage, PortalProvider } from '@portal/ui';
import { Subscribe } from './subscribe';

export default async function Page() {
  const locale = createLocale(await loadLanguage('ca', ['reading', 'dialogs']), {
    now: '2026-03-18T18:30:00+01:00',
  });
  return (
    <PortalProvider locale={locale}>
      <Card
        locale={locale}
        card={{
          id: 'bocana',
          title: 'El port torna a obrir la bocana',
          url: '/territori/bocana/',
          publishedDate: { date: '2026-03-18T17:10:00+01:00' },
        }}
      />
      <Subscribe />
    </PortalProvider>
  );
}
