import { Card, createLocale, loadLanguage } from '@portal/ui';
import { connection } from 'next/server';
import { Providers } from '../providers';

/** A card whose link is the one of the router. */
export default async function Page() {
  await connection();
  const locale = createLocale(await loadLanguage('ca', ['reading']), { now: '2026-03-18T18:30:00+01:00' });
  return (
    <Providers>
      <Card
        locale={locale}
        card={{ id: 'bocana', title: 'El port torna a obrir la bocana', url: '/cards' }}
      />
    </Providers>
  );
}
