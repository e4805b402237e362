import { type Card, inEveryLanguage, type PageErrorStatus } from '@portal/model';
import { WaysOn } from '@portal/ui/ways-on';
import type { ReactNode } from 'react';
import type { PageContext } from './page';
import { WAYS_ON_TEXTS } from './texts/ways-on';

/** Errors after which readers look for something else. */
const OFFERED: readonly PageErrorStatus[] = [404, 410, 500];

const LAST = inEveryLanguage({ ca: 'Les últimes', es: 'Lo último', en: 'Latest stories' });

/** Ways on from an error page: the site's newest stories, today's topics, its sections. */
export function errorWays(
  status: PageErrorStatus,
  { locale, site }: PageContext,
  stories: readonly Card[],
): ReactNode {
  if (!OFFERED.includes(status)) return null;
  return (
    <WaysOn
      cards={stories}
      title={LAST[site.language]}
      topics={site.hotTopics}
      sections={site.navigation}
      sectionsTitle={WAYS_ON_TEXTS[site.language].sections}
      locale={locale}
    />
  );
}
