import { KeptCopy, KeptGate, KeptPages, OfflinePage } from '@portal/ui/kept-pages';
import type { Locale } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import type { ReactElement } from 'react';
import type { DrawnPage, PageContext } from './page';

/** What is shown in place of a page that a browser cannot have: the worker puts into it what it has kept (spec §2). */
export function offlinePage(
  path: string,
  { locale }: PageContext,
): Pick<DrawnPage, 'head' | 'view' | 'styles'> {
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

/** Pieces of pages that the worker fills, with the places of what it fills in. */
export const keptPieces = (locale: Locale): Readonly<Record<'copy' | 'gate' | 'list', ReactElement>> => {
  const page = { title: '{title}', href: '{address}', time: '{time}', isSaved: true, isOpening: true };
  return {
    copy: <KeptCopy time="{time}" href="{address}" locale={locale} />,
    gate: <KeptGate href="{address}" locale={locale} />,
    list: <KeptPages pages={[page]} locale={locale} />,
  };
};
