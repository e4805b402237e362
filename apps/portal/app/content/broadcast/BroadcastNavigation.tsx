import { type BroadcastArea, ROUTES, type Site } from '@portal/model';
import type { Locale } from '@portal/ui/locale';
import { ShowNavigation } from '@portal/ui/show-navigation';

/**
 * Navigation between a broadcaster's pages (spec §2, show navigation bar). A site whose own navigation leads to
 * all of them has it already, at the top of every page.
 */
export function BroadcastNavigation({
  areas,
  path,
  site,
  locale,
}: {
  areas: readonly BroadcastArea[];
  path: string;
  site: Pick<Site, 'name' | 'navigation'>;
  locale: Locale;
}) {
  const { broadcast } = locale.texts;
  if (areas.every((area) => site.navigation.some(({ href }) => href === ROUTES[area]))) return null;
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
