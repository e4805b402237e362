import { type BroadcastArea, ROUTES, type Site } from '@portal/model';
import type { Locale } from '@portal/ui/locale';
import { ShowNavigation } from '@portal/ui/show-navigation';

/** Navigation between a broadcaster's pages (spec §2, show navigation bar). */
export function BroadcastNavigation({
  areas,
  path,
  site,
  locale,
}: {
  areas: readonly BroadcastArea[];
  path: string;
  site: Pick<Site, 'name'>;
  locale: Locale;
}) {
  const { broadcast } = locale.texts;
  return (
    <ShowNavigation
      name={site.name}
      href="/"
      links={areas.map((area) => ({ id: area, text: broadcast[area], href: ROUTES[area] }))}
      currentPath={path}
      locale={locale}
    />
  );
}
