import { ROUTES, siteFilePath } from '@portal/model';
import { OFFLINE_LIMITS } from '@portal/model/readers';
import { KeptCopy, KeptGate, KeptPages, OfflineGuide, OfflinePage } from '@portal/ui/kept-pages';
import { fill, type Locale } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import type { ReactElement } from 'react';
import { Island } from './Island';
import offlineReadingIsland from './islands/OfflineReading';
import type { DrawnPage, PageContext } from './page';
import { OFFLINE_TEXTS } from './texts/offline';

/** A page of the worker, or about it. */
export type OwnPage = Pick<DrawnPage, 'head' | 'view' | 'styles'>;

/** The page that replaces an unavailable one: the worker adds the stored pages to it (spec §2). */
export function unreachedPage({ locale, site }: PageContext): OwnPage {
  const path = siteFilePath(site.alias, 'unreached');
  return {
    head: { title: locale.texts.kept.offline, path, kind: 'website', noIndex: true },
    view: (
      <PageMain>
        <OfflinePage locale={locale} />
      </PageMain>
    ),
    styles: ['offline'],
  };
}

/**
 * `/sense-connexio/`: where a reader turns offline reading on and off; it says what is stored, how much and
 * until when.
 * @param isOffered whether the site has a worker
 */
export function choicePage({ locale, site }: PageContext, isOffered: boolean): OwnPage {
  const texts = OFFLINE_TEXTS[site.language];
  const { keepLabel: title } = locale.texts.kept;
  const limits = {
    read: OFFLINE_LIMITS.pagesRead,
    saved: OFFLINE_LIMITS.pagesSaved,
    megabytes: OFFLINE_LIMITS.allFileBytes / 1_000_000,
  };
  const hasAccounts = site.features.users;
  return {
    head: { title, path: ROUTES.offline, kind: 'website', noIndex: true },
    view: (
      <PageMain>
        <OfflineGuide
          locale={locale}
          title={title}
          standfirst={isOffered ? texts.standfirst : texts.notOffered}
          parts={
            isOffered
              ? [
                  {
                    title: texts.what,
                    lines: [texts.pages, ...(hasAccounts ? [texts.saved] : []), texts.files, texts.openings],
                  },
                  {
                    title: texts.until,
                    lines: [texts.oldest, hasAccounts ? texts.endsWithSession : texts.ends],
                  },
                  { title: texts.where, lines: [texts.here] },
                ].map((part) => ({ ...part, lines: part.lines.map((line) => fill(line, limits)) }))
              : []
          }
          {...(site.publisher ? { more: { text: texts.cookies, href: ROUTES.cookies } } : {})}
        >
          {isOffered ? (
            <Island of={offlineReadingIsland} id="offline-reading" props={{}} locale={locale} />
          ) : null}
        </OfflineGuide>
      </PageMain>
    ),
    styles: ['offline'],
  };
}

/** Templates that the worker fills, with their placeholders. */
export const keptPieces = (locale: Locale): Readonly<Record<'copy' | 'gate' | 'list', ReactElement>> => {
  const page = { title: '{title}', href: '{address}', time: '{time}', isSaved: true, isOpening: true };
  return {
    copy: <KeptCopy time="{time}" href="{address}" locale={locale} />,
    gate: <KeptGate href="{address}" locale={locale} />,
    list: <KeptPages pages={[page]} locale={locale} />,
  };
};
