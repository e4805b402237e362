import type { Page, PageErrorStatus, PageVariables, Site } from '@portal/model';
import { createLocale, type Locale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Assets, Document } from '../app/document/Document';
import type { Head } from '../app/document/head';
import type { DocumentType, PageContext, PageDefinition, PageOf } from '../app/page';
import { errorView } from '../app/pages/error';
import { PAGES } from '../app/pages/index';
import { Shell } from '../app/Shell';
import { DOCUMENT_HEADERS } from './headers';
import { GONE_LIFETIMES, type Lifetimes, MISSING_LIFETIMES } from './lifetimes';
import type { MadePage } from './page-cache';

export type RenderOptions = {
  site: Site;
  origin: string;
  now: Date;
  assets: Assets;
  preview?: boolean;
  showroom?: boolean;
  paywallFakeId?: string | null;
};

const localeOf = (site: Site, now: Date): Locale =>
  createLocale(LANGUAGE_PACKS[site.language], { now: now.toISOString(), timeZone: site.timeZone });

function variablesOf(
  { site, origin, preview = false, showroom = false, paywallFakeId = null }: RenderOptions,
  contentId: string | null,
): PageVariables {
  return {
    contentId,
    site: { alias: site.alias, name: site.name },
    preview,
    siteUrl: origin,
    runningInShowroom: showroom,
    featureFlags: {},
    webFeatures: {
      [site.id]: { users: site.features.users, identityProvider: site.features.identityProvider },
    },
    gptAdvertisingEnabled: Boolean(site.adMaps.desktop ?? site.adMaps.mobile),
    facebookAppId: null,
    paywallFakeId: showroom ? paywallFakeId : null,
    windowWidth: null,
  };
}

/** HTML of a whole document. It is drawn in one go: nothing in it waits. */
function documentHtml(head: Head, view: ReactNode, options: RenderOptions, contentId: string | null): string {
  const { site, origin, now, assets, preview = false } = options;
  const context: PageContext = { site, locale: localeOf(site, now), origin, preview };
  const body = renderToStaticMarkup(
    <Shell context={context} path={head.path}>
      {view}
    </Shell>,
  );
  return `<!doctype html>${renderToStaticMarkup(
    <Document
      head={head}
      context={context}
      assets={assets}
      variables={variablesOf(options, contentId)}
      body={body}
    />,
  )}`;
}

function drawn<T extends DocumentType>(
  definition: PageDefinition<T>,
  page: PageOf<T>,
  options: RenderOptions,
): MadePage {
  const { site, origin, now, preview = false } = options;
  const context: PageContext = { site, locale: localeOf(site, now), origin, preview };
  const contentId = page.type === 'content' ? page.content.id : null;
  return {
    status: 200,
    headers: DOCUMENT_HEADERS,
    body: documentHtml(definition.head(page, context), definition.view(page, context), options, contentId),
    lifetimes: definition.lifetimes(page, now),
  };
}

/** The answer to an address: a document, the way to another one, or the page of an error. */
export function renderPage(page: Page | null, path: string, options: RenderOptions): MadePage {
  if (!page) return renderError(404, path, options);
  switch (page.type) {
    case 'front':
      return drawn(PAGES.front, page, options);
    case 'listing':
      return drawn(PAGES.listing, page, options);
    case 'content':
      return drawn(PAGES.content, page, options);
    case 'gone':
      return renderError(410, path, options);
    case 'redirect':
      return redirect(page.location, page.permanent);
  }
}

/** A page that sends the reader on. */
export function redirect(location: string, permanent: boolean): MadePage {
  return {
    status: permanent ? 301 : 302,
    headers: { ...DOCUMENT_HEADERS, location },
    body: '',
    lifetimes: permanent ? GONE_LIFETIMES : MISSING_LIFETIMES,
  };
}

const ERROR_LIFETIMES: Record<PageErrorStatus, Lifetimes> = {
  401: MISSING_LIFETIMES,
  403: MISSING_LIFETIMES,
  404: MISSING_LIFETIMES,
  410: GONE_LIFETIMES,
  500: MISSING_LIFETIMES,
};

/** The page of an error, in the site's language and dress. */
export function renderError(status: PageErrorStatus, path: string, options: RenderOptions): MadePage {
  const { head, view } = errorView(status, path, {
    site: options.site,
    locale: localeOf(options.site, options.now),
  });
  return {
    status,
    headers: DOCUMENT_HEADERS,
    body: documentHtml(head, view, options, null),
    lifetimes: ERROR_LIFETIMES[status],
  };
}
