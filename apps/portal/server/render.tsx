import type { Page, PageErrorStatus, PageVariables, Site, SocialProvider } from '@portal/model';
import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Assets, Document } from '../app/document/Document';
import type { Head } from '../app/document/head';
import type { DocumentType, PageContext, PageDefinition, PageOf } from '../app/page';
import { errorPage } from '../app/pages/error';
import { PAGES } from '../app/pages/index';
import { Shell } from '../app/Shell';
import type { PageStyles } from '../app/sheets/families';
import { documentHeaders, SECURITY_HEADERS } from './headers';
import { MISSING_LIFETIMES, withinDay } from './lifetimes';
import type { Lifetimes, MadePage } from './made-page';
import { shownOf } from './shown';

export type RenderOptions = {
  site: Site;
  origin: string;
  now: Date;
  assets: Assets;
  preview?: boolean;
  showroom?: boolean;
  paywallFakeId?: string | null;
  providers?: readonly SocialProvider[];
};

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

type Drawn = {
  head: Head;
  view: ReactNode;
  styles: readonly PageStyles[];
  lifetimes: Lifetimes;
  contentId: string | null;
  /** Private, for a reader who is logged in. */
  isReader?: boolean;
};

function draw<T extends DocumentType>(
  definition: PageDefinition<T>,
  page: PageOf<T>,
  context: PageContext,
  now: Date,
  contentId: string | null = null,
): Drawn {
  return {
    head: definition.head(page, context),
    view: definition.view(page, context),
    styles: definition.styles(page),
    lifetimes: withinDay(definition.lifetimes(page, now), now, context.site.timeZone),
    contentId,
  };
}

/** Draws a page by its type: which file under `pages/` it has. */
export function drawPage(page: PageOf<DocumentType>, options: RenderOptions): Drawn {
  const context = contextOf(options);
  switch (page.type) {
    case 'front':
      return draw(PAGES.front, page, context, options.now);
    case 'listing':
      return draw(PAGES.listing, page, context, options.now);
    case 'content':
      return draw(PAGES.content, page, context, options.now, page.content.id);
    case 'programmes':
      return draw(PAGES.programmes, page, context, options.now);
    case 'guide':
      return draw(PAGES.guide, page, context, options.now);
    case 'on-demand':
      return draw(PAGES['on-demand'], page, context, options.now);
    case 'live':
      return draw(PAGES.live, page, context, options.now);
    case 'weather':
      return draw(PAGES.weather, page, context, options.now);
  }
}

export function contextOf({
  site,
  origin,
  now,
  preview = false,
  providers = [],
}: RenderOptions): PageContext {
  const locale = createLocale(LANGUAGE_PACKS[site.language], {
    now: now.toISOString(),
    timeZone: site.timeZone,
  });
  return { site, locale, origin, preview, providers };
}

/** A whole document as an element. */
export function documentElement(
  { head, view, styles, contentId, isReader = false }: Omit<Drawn, 'lifetimes'>,
  options: RenderOptions,
): ReactElement {
  const context = contextOf(options);
  return (
    <Document
      head={head}
      context={context}
      assets={options.assets}
      styles={styles}
      variables={variablesOf(options, contentId)}
    >
      <Shell context={context} path={head.path} isReader={isReader}>
        {view}
      </Shell>
    </Document>
  );
}

/** HTML of a whole document, drawn in one go: nothing in it waits, and nothing hydrates it. */
export const html = (drawn: Omit<Drawn, 'lifetimes'>, options: RenderOptions) =>
  `<!doctype html>${renderToStaticMarkup(documentElement(drawn, options))}`;

/** The answer to an address: a document, the way to another one, or the page of an error. */
export function renderPage(page: Page | null, path: string, options: RenderOptions): MadePage {
  if (!page) return renderError(404, path, options);
  if (page.type === 'gone') return renderError(410, path, options);
  if (page.type === 'redirect') return redirect(options.site, page.location, page.permanent);
  const drawn = drawPage(page, options);
  return {
    status: 200,
    headers: documentHeaders(options.site),
    body: html(drawn, options),
    lifetimes: drawn.lifetimes,
    shown: shownOf(page, options.site.alias),
  };
}

/** A page that sends the reader on. */
export function redirect({ alias }: Site, location: string, permanent: boolean): MadePage {
  return {
    status: permanent ? 301 : 302,
    headers: { ...SECURITY_HEADERS, location },
    body: '',
    lifetimes: MISSING_LIFETIMES,
    // What it leads to may move again.
    shown: { site: alias, contents: [], lists: true },
  };
}

/** The page of an error, in the site's language and dress. */
export function renderError(status: PageErrorStatus, path: string, options: RenderOptions): MadePage {
  const { head, view } = errorPage(status, path, contextOf(options));
  return {
    status,
    headers: documentHeaders(options.site),
    body: html({ head, view, styles: [], contentId: null }, options),
    lifetimes: MISSING_LIFETIMES,
    // A content may come, or come back, to this address: a cache between hears of it by the site's list.
    shown: { site: options.site.alias, contents: [], lists: true },
  };
}
