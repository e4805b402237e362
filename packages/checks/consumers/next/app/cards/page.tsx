import { Card, createLocale, loadLanguage } from '@portal/ui';

const CARDS = Array.from({ length: 12 }, (_, at) => ({
  id: `noticia-${at}`,
  title: `El port torna a obrir la bocana, ${at}`,
  url: `/territori/bocana-${at}/`,
}));

/** Twelve cards rendered on the server: they send no JavaScript to the browser. */
export default async function Page() {
  const locale = createLocale(await loadLanguage('ca', ['reading']), { now: '2026-03-18T18:30:00+01:00' });
  return CARDS.map((card) => <Card key={card.id} card={card} locale={locale} />);
}
