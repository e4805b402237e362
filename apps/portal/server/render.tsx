import type { Page, PageErrorStatus, PageVariables, Site, SocialProvider } from '@portal/model';
import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Assets, Document } from '../app/document/Document';
import { errorPage } from '../app/error-page';
import { MISSING_LIFETIMES } from '../app/lifetimes';
import type { DrawnPage, PageContext } from '../app/page';
import { Shell } from '../app/Shell';
import { documentHeaders, SECURITY_HEADERS } from './headers';
import type { MadePage } from './made-page';
import { pageFileOf } from './pages';
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

/** Props of a document. */
type DocumentProps = Pick<DrawnPage, 'head' | 'view' | 'styles' | 'contentId'> & {
  /** Private, for a reader who is logged in. */
  isReader?: boolean;
};

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
  { head, view, styles, contentId, isReader = false }: DocumentProps,
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
export const html = (props: DocumentProps, options: RenderOptions) =>
  `<!doctype html>${renderToStaticMarkup(documentElement(props, options))}`;

/** Draws a page by its file. @throws Error for a type that has none */
export function drawPage(page: Page, options: RenderOptions): DrawnPage {
  const file = pageFileOf(page.type);
  if (!file) throw new Error(`No file under app/pages/ shows a page of the type “${page.type}”.`);
  return file.draw(page, contextOf(options), options.now);
}

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
    // The target of a link may move again.
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
