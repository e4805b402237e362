import {
  type Card,
  dayOf,
  type Page,
  type PageErrorStatus,
  type PageVariables,
  pageFlags,
  type Site,
  type SocialProvider,
  sentAddress,
} from '@portal/model';
import { asksFirst } from '@portal/model/readers';
import { EditionBar } from '@portal/ui/edition';
import { createLocale, type Locale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Assets, Document } from '../app/document/Document';
import { leadPictures } from '../app/document/lead-picture';
import { errorPage } from '../app/error-page';
import { errorWays } from '../app/error-ways';
import { type KeptHtml, KeptHtmlContext } from '../app/kept-html';
import { MISSING_LIFETIMES } from '../app/lifetimes';
import type { DrawnPage, PageContext, StyleGroup } from '../app/page';
import type { PageFrame } from '../app/readers/account/page';
import { ShowroomBar } from '../app/readers/account/showroom';
import { ShellFoot, ShellHead } from '../app/Shell';
import type { Showroom } from '../app/showroom';
import { isCovered } from './consent-or-pay-scope';
import { documentHeaders, SECURITY_HEADERS } from './headers';
import { EDITION_NAME, type Edition, lightSite, textFirst, textPage } from './light-edition';
import type { MadePage } from './pages';
import { pageFileOf, shownOf } from './pages';
import { withoutThirdParties } from './secret-pages';
import { withBar, withChoices } from './showroom';

export type RenderOptions = {
  site: Site;
  origin: string;
  now: Date;
  assets: Assets;
  preview?: boolean;
  /** Options of a showroom's URL; undefined in production. */
  showroom?: Showroom | undefined;
  providers?: readonly SocialProvider[];
  /** Query that a public page reads, with the question mark. */
  query?: string;
  /** Stories that an error page offers. */
  stories?: readonly Card[];
  /** Cache of HTML fragments; undefined for a page of one reader. */
  kept?: KeptHtml;
  /** The full edition if omitted. */
  edition?: Edition;
};

/** Variables of a page for its scripts and its advertising (spec §3). */
export function variablesOf(
  {
    site,
    origin,
    preview = false,
    showroom,
  }: Pick<RenderOptions, 'site' | 'origin' | 'preview' | 'showroom'>,
  contentId: string | null,
): PageVariables {
  const { featureFlags, flagShares } = pageFlags(site.flags, showroom?.flags);
  return {
    contentId,
    site: { alias: site.alias, name: site.name },
    preview,
    siteUrl: origin,
    runningInShowroom: showroom !== undefined,
    featureFlags,
    ...(Object.keys(flagShares).length ? { flagShares } : {}),
    webFeatures: {
      [site.id]: { users: site.features.users, identityProvider: site.features.identityProvider },
    },
    gptAdvertisingEnabled: site.ads?.gpt !== undefined && Boolean(site.adMaps.desktop ?? site.adMaps.mobile),
    facebookAppId: site.facebookAppId ?? null,
    paywallFakeId: showroom?.paywallFakeId ?? null,
    windowWidth: null,
  };
}

/** Props of a document. */
type DocumentProps = Pick<DrawnPage, 'head' | 'view' | 'styles' | 'contentId' | 'masthead'> & {
  /** Replaces the site's header and footer. */
  frame?: PageFrame;
  /** Private, for a reader who is logged in. */
  isReader?: boolean;
  /** Whether its styles are inline: a cached page is compressed once for many readers. */
  hasOwnStyles?: boolean;
  /** Whether it is only for readers who have agreed to advertising or paid, on sites that ask for that. */
  isCovered?: boolean;
};

export function contextOf({
  site,
  origin,
  now,
  preview = false,
  showroom,
  providers = [],
  edition,
}: RenderOptions): PageContext {
  const locale = createLocale(LANGUAGE_PACKS[site.language], {
    now: now.toISOString(),
    timeZone: site.timeZone,
  });
  const ads = showroom?.ads;
  const adFace = preview ? 'preview' : ads === 'house' ? undefined : ads;
  return { site, locale, origin, preview, isLight: edition === 'light', adFace, showroom, providers };
}

/** A page's style sheets, with those of its overlays: the showroom's bar, and the consent notice. */
function sheetsOf(styles: readonly StyleGroup[], { site, showroom }: RenderOptions): readonly StyleGroup[] {
  const over: StyleGroup[] = [
    ...(showroom ? (['account'] as const) : []),
    ...(site.consent && asksFirst(site.consent) ? (['consent'] as const) : []),
  ];
  return over.length ? [...new Set([...styles, ...over])] : styles;
}

function documentOf(
  { head, styles, contentId, hasOwnStyles = false, isCovered = false }: DocumentProps,
  options: RenderOptions,
  body: string,
): ReactElement {
  return (
    <Document
      head={head}
      context={contextOf(options)}
      assets={options.assets}
      styles={sheetsOf(styles, options)}
      variables={variablesOf(options, contentId)}
      hasOwnStyles={hasOwnStyles}
      isCovered={isCovered}
      lead={leadPictures(body)}
      html={body}
      isLight={options.edition === 'light'}
    />
  );
}

/** Body of a page as HTML; header and footer are reused between renders. */
function bodyOf({ head, view, isReader, frame, masthead }: DocumentProps, options: RenderOptions): string {
  const { site, locale, isLight } = contextOf(options);
  const { kept = null } = options;
  const draw = (part: ReactNode, identifierPrefix = '') =>
    renderToStaticMarkup(<KeptHtmlContext value={kept}>{part}</KeptHtmlContext>, { identifierPrefix });
  if (frame) return `${draw(frame.head, 'head-')}${draw(view)}${draw(frame.foot, 'foot-')}`;
  const { showroom, query } = options;
  const drawHead = (of: Locale) =>
    draw(
      <ShellHead
        site={site}
        locale={of}
        path={head.path}
        query={query}
        isReader={isReader}
        isLight={isLight}
        {...masthead}
      />,
      'head-',
    );
  const edition = isLight ? draw(<EditionBar href={`?${EDITION_NAME}=full`} locale={locale} />) : '';
  const drawFoot = (of: Locale) => draw(<ShellFoot site={site} locale={of} isLight={isLight} />, 'foot-');
  const bar = showroom
    ? draw(<ShowroomBar site={site} locale={locale} path={head.path} showroom={showroom} />, 'showroom-')
    : '';
  // The bar's own link resets the choices, so it does not carry them.
  const followed = (drawn: string) => (showroom ? withBar(withChoices(drawn, showroom), bar) : drawn);
  if (!kept) return followed(`${drawHead(locale)}${edition}${draw(view)}${drawFoot(locale)}`);
  // Both show the date.
  const part = { locale, day: dayOf(locale.now, locale.timeZone) };
  const of = kept.nameOf(site);
  // URLs with a query are unlimited: they must not evict the headers of all other pages.
  const drawnHead = query
    ? drawHead(locale)
    : kept.get({
        ...part,
        key: ['head', of, head.path, query, isReader, JSON.stringify(masthead)],
        draw: drawHead,
      });
  return followed(
    `${drawnHead}${edition}${draw(view)}${kept.get({ ...part, key: ['foot', of], draw: drawFoot })}`,
  );
}

/** HTML of a whole document, rendered synchronously: nothing suspends, and nothing hydrates it. */
export function html(props: DocumentProps, options: RenderOptions): string {
  const drawn = bodyOf(props, options);
  const body = options.edition === 'light' ? textFirst(drawn, contextOf(options).locale) : drawn;
  return `<!doctype html>${renderToStaticMarkup(documentOf(props, options, body))}`;
}

/**
 * Renders a page by its file.
 * @throws Error for a type that has none
 */
export function drawPage(page: Page, options: RenderOptions): DrawnPage {
  const file = pageFileOf(page.type);
  if (!file) throw new Error(`No file under app/pages/ shows a page of the type “${page.type}”.`);
  return file.draw(page, contextOf(options), options.now);
}

/** The URL of a preview contains its key: no third party may read it. */
const ofSecret = (options: RenderOptions): RenderOptions =>
  options.preview ? { ...options, site: withoutThirdParties(options.site) } : options;

const ofEdition = (options: RenderOptions): RenderOptions =>
  options.edition === 'light' ? { ...options, site: lightSite(options.site) } : options;

/** Facts of an edition for caches: they must not store the light one for others, whatever its status. */
const toldOf = ({ edition }: RenderOptions): Pick<MadePage, 'isLight'> =>
  edition === 'light' ? { isLight: true } : {};

/** The response to a URL: a document, a redirect, or an error page. */
export function renderPage(page: Page | null, path: string, asked: RenderOptions): MadePage {
  const options = ofEdition(ofSecret(asked));
  if (!page) return renderError(404, path, options);
  if (page.type === 'gone' && !page.rectifications) return renderError(410, path, options);
  if (page.type === 'redirect') return redirect(options.site, page.location, page.permanent);
  const drawn = drawPage(options.edition === 'light' ? textPage(page) : page, options);
  return {
    status: page.type === 'gone' ? 410 : 200,
    headers: documentHeaders(options.site, { isSecret: options.preview }),
    body: html(
      {
        ...drawn,
        // Linked, they are loaded once for all pages of a visit.
        hasOwnStyles: options.kept !== undefined && options.edition !== 'light',
        isCovered: isCovered(path, options),
      },
      options,
    ),
    lifetimes: drawn.lifetimes,
    shown: shownOf(page, options.site.alias),
    ...toldOf(options),
  };
}

export function redirect({ alias }: Site, location: string, permanent: boolean): MadePage {
  return {
    status: permanent ? 301 : 302,
    headers: { ...SECURITY_HEADERS, location: sentAddress(location) },
    body: '',
    lifetimes: MISSING_LIFETIMES,
    // The target of a link may move again.
    shown: { site: alias, contents: [], lists: true },
  };
}

/** An error page, in the site's language and theme. It uses no cache: such URLs are unlimited. */
export function renderError(
  status: PageErrorStatus,
  path: string,
  { kept: _, ...asked }: RenderOptions,
): MadePage {
  const options = ofEdition(ofSecret(asked));
  const context = contextOf(options);
  const ways = errorWays(status, context, options.stories ?? []);
  const { head, view } = errorPage(status, path, context, ways, ways !== null);
  return {
    status,
    headers: documentHeaders(options.site, { isSecret: options.preview }),
    // Its ways on are those of an empty search.
    body: html({ head, view, styles: ['listing'], contentId: null }, options),
    lifetimes: MISSING_LIFETIMES,
    // An article may be published, or restored, at this URL: a cache in between purges it by the site's list.
    shown: { site: options.site.alias, contents: [], lists: true },
    ...toldOf(options),
  };
}
