import { isForChildren, type Language, type PageVariables, type Site, siteFilePath } from '@portal/model';
import { filmAdAddresses, mayAdvertise } from '@portal/model/ads';
import { asksFirst, decisionOf } from '@portal/model/readers';
import { SITE_TOKENS, SITES, type Site as TokenSite } from '@portal/tokens';
import type { IslandFiles } from '../Island';
import type { PageContext, StyleGroup } from '../page';
import { EARLY_STATE_SCRIPT, FONT_FACES_ID, LEAD_ID } from './early-state';
import { feedLinks } from './feeds';
import { type Head, isListable, SPECULATION_RULES, scriptJson, shareImage } from './head';
import type { LeadPicture } from './lead-picture';

/** A site's built files, by hashed name. */
export type SiteAssets = {
  styles: readonly string[];
  /** `@font-face` rules of system fonts with the metrics of the site's; in development they are in a linked sheet. */
  standIns: string;
  /** `@font-face` rules of the site's fonts, applied after the first paint; in development as the stand-ins. */
  fontFaces: string;
  /** Those of the fonts of rare characters that a piece of HTML has. */
  rareFontFaces: (html: string) => string;
  /** Fonts of nearly every page, which the service worker stores for pages without a connection. */
  fonts: readonly string[];
};

/** A square icon, px; `touch` is for home screens that ignore the manifest. */
export type AppIcon = { src: string; size: number; purpose: 'any' | 'maskable' | 'touch' };
/** A screenshot of a site on a phone or a desktop, px. */
export type AppScreenshot = { src: string; width: number; height: number; form: 'narrow' | 'wide' };

/** Built files that a page needs. */
export type Assets = {
  /** @param styles sheets of the page in addition to those of every page. */
  sites: (site: TokenSite, styles: readonly StyleGroup[]) => SiteAssets;
  /** Separate sheets of the parts in a piece of HTML; in development there are none. */
  sheetsIn: (html: string) => readonly string[];
  /** CSS of each sheet that applies to a page’s HTML; in development sheets are linked. */
  used?: (sheets: readonly string[], html: string) => readonly string[];
  /** The style sheet of parts that only awake islands render: they load it as they wake. */
  awake?: string;
  /**
   * The loader of islands; relative to it, the scripts that all of them load, and the texts of failed
   * requests.
   */
  loader: string;
  hydrate: string;
  texts: Readonly<Record<Language, string>>;
  words: Readonly<Record<Language, string>>;
  /** Script of the sticky header; tests have none. */
  header?: string;
  /** Script of live blogs. */
  live: string;
  /** Script of what goes on playing from page to page, and its style sheet; tests have none. */
  player?: { script: string; begun: string; styles?: readonly string[] };
  /** Script that reports page views to the site; tests have none. */
  measuring?: string;
  /**
   * Scripts of consent: `start` decides whether to ask and applies decisions, `notice` asks, `choices` opens
   * the choices from there, and `platform` loads a third-party platform. Tests have none.
   */
  consent?: Readonly<Record<'start' | 'notice' | 'choices' | 'platform', string>>;
  /** Script that reports a search when its results are opened; tests have none. */
  search?: string;
  /** Script that loads the fonts of a first page; tests and development have none. */
  fit?: string;
  /** Script of the light edition, which shows a picture in its place on request; tests have none. */
  pictures?: string;
  /** Script of the site's analytics tools; tests have none. */
  tools?: string;
  /** Script that requests ads from an ad server; tests have none. */
  ads?: string;
  /** @param file name of a file under `islands/` without its extension */
  island: (file: string) => Omit<IslandFiles, 'name'>;
  /**
   * The service worker's script, and a version that changes with each build; without it there is no offline
   * reading.
   */
  worker?: { script: string; version: string };
  /** Images of sites as installed web apps; in development there are none. */
  appImages?: {
    icons: (theme: TokenSite, sign: string) => readonly AppIcon[];
    /** Social image of pages without a picture of their own. */
    shared: (theme: TokenSite, sign: string) => string | undefined;
    screenshots: (alias: string) => readonly AppScreenshot[];
  };
  /** Modules that the development server needs before everything else. */
  development?: readonly string[];
};

const isTheme = (theme: string): theme is TokenSite => SITES.some((known) => known === theme);

/** Falls back to `wireframe` for a brand without tokens. */
export const themeOf = (theme: string): TokenSite => (isTheme(theme) ? theme : 'wireframe');

/** URL of a built file: on the site's static origin if it has one, otherwise its path. */
export const staticAddress = (file: string, staticUrl: string) =>
  URL.canParse(staticUrl) ? new URL(file, staticUrl).href : file;

/** A site's favicon: its initial on a dark background. */
export function signIcon(name: string, theme: TokenSite): string {
  const { light, dark } = SITE_TOKENS[theme].paper;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${dark}"/><text x="16" y="23" font-family="Georgia,serif" font-size="21" font-weight="700" text-anchor="middle" fill="${light}">${name.slice(0, 1)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export type DocumentProps = {
  head: Head;
  context: PageContext;
  assets: Assets;
  styles: readonly StyleGroup[];
  /** Its body. */
  html: string;
  variables: PageVariables;
  /** Whether its style sheets are inline. */
  hasOwnStyles: boolean;
  /** Whether it is only for readers who have agreed to advertising or paid, on sites that ask for that. */
  isCovered: boolean;
  /** Sources of the first picture of the page. */
  lead: readonly LeadPicture[];
  /** Whether it is the light edition, which has no fonts and loads nothing ahead. */
  isLight: boolean;
};

type StylesProps = {
  files: SiteAssets;
  /** CSS that applies to the page, of each sheet that is inline; the others are linked. */
  used: ReadonlyMap<string, string>;
  /** URL of a built file. */
  place: (file: string) => string;
  isLight: boolean;
  /** URL of the script that loads the fonts after the first paint. */
  fit: string | undefined;
};

/**
 * A page's sheets, what it uses of them inline or whole by links, and its fonts, which wait for the first paint (see `EARLY_STATE_SCRIPT`)
 * wherever there is script.
 */
function Styles({ files, used, place, isLight, fit }: StylesProps) {
  const inline = (css: string) => ({ __html: css.replaceAll('url(/', `url(${place('/')}`) });
  return (
    <>
      {files.styles.map((href) => {
        const css = used.get(href);
        return css === undefined ? (
          <link key={href} rel="stylesheet" href={place(href)} />
        ) : (
          <style key={href} data-sheet={place(href)} dangerouslySetInnerHTML={inline(css)} />
        );
      })}
      {files.standIns && !isLight ? <style dangerouslySetInnerHTML={{ __html: files.standIns }} /> : null}
      {files.fontFaces && !isLight ? (
        <style
          id={FONT_FACES_ID}
          media="(scripting: none)"
          data-fit={fit}
          dangerouslySetInnerHTML={inline(files.fontFaces)}
        />
      ) : null}
    </>
  );
}

/** Ad servers for a page's videos, as JSON; undefined if it has none. */
function filmAdsOf({ ads, adMaps }: Site, { adFace }: PageContext, path: string): string | undefined {
  if (!ads?.video || adFace || !mayAdvertise(ads, path)) return undefined;
  const urls = filmAdAddresses(adMaps);
  return JSON.stringify(urls && ads.video.ima ? { ...urls, ima: true } : urls);
}

type SharedAsProps = Pick<DocumentProps, 'head' | 'context'> & {
  url: string;
  /** The site's own social image, for pages without a picture. */
  ofSite: string | undefined;
};

/** Metadata of a shared link to a page. */
function SharedAs({ head, context: { site, locale, origin }, url, ofSite }: SharedAsProps) {
  const own = shareImage(head.image, origin);
  const image = own ?? (ofSite && new URL(staticAddress(ofSite, site.staticUrl), origin).href);
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      {site.facebookAppId ? <meta property="fb:app_id" content={site.facebookAppId} /> : null}
      <meta property="og:locale" content={locale.dates.tag.replace('-', '_')} />
      <meta property="og:type" content={head.kind} />
      <meta property="og:title" content={head.title} />
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      <meta property="og:url" content={url} />
      {image ? <meta property="og:image" content={image} /> : null}
      {image ? <meta property="og:image:alt" content={own ? (head.image?.alt ?? '') : site.name} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/**
 * Shows the change to and from a page (`page-change.css`), for readers who want motion. Pages that search engines
 * must not index, such as a filtered list, change at once: there a reader works on the same page. So do all pages
 * without JavaScript, where a form leads to its own page again, and a press during the change would be lost.
 */
const CHANGES =
  '@media (prefers-reduced-motion:no-preference) and (scripting:enabled){@view-transition{navigation:auto}}';

/** A whole HTML document. Nothing in it depends on its reader. */
export function Document({
  head,
  context,
  assets,
  styles,
  html,
  variables,
  hasOwnStyles,
  isCovered,
  lead,
  isLight,
}: DocumentProps) {
  const { site, locale, origin } = context;
  // Children are neither counted nor measured.
  const isQuiet = isForChildren(site, head.path);
  const theme = themeOf(site.theme);
  const named = assets.sites(theme, styles);
  const apart = assets.sheetsIn(html);
  const files = {
    ...named,
    fontFaces: named.rareFontFaces(html) + named.fontFaces,
    styles: [...new Set([...named.styles, ...apart])],
  };
  // The light edition links the sheets that its next page needs too, and saves the requests for small ones.
  const inline = hasOwnStyles ? files.styles : isLight ? apart : [];
  const css = assets.used?.(inline, html) ?? [];
  const used = new Map(css.map((text, place) => [inline[place] ?? '', text]));
  const place = (file: string) => staticAddress(file, site.staticUrl);
  const { defaultScheme, themeColor } = SITE_TOKENS[theme];
  const consent = site.consent && asksFirst(site.consent) ? assets.consent : undefined;
  const touchIcon = assets.appImages?.icons(theme, site.sign).find(({ purpose }) => purpose === 'touch');
  const url = new URL(head.path, origin).href;
  const title = head.isFront ? head.title : `${head.title} | ${site.name}`;
  return (
    <html
      lang={locale.language}
      data-site={theme}
      data-scheme={defaultScheme}
      data-front={head.isFront ? '' : undefined}
      data-light={isLight ? '' : undefined}
      data-lead={!isLight && html.includes(` id="${LEAD_ID}"`) ? '' : undefined}
      data-now={locale.now}
      data-time-zone={locale.timeZone}
      data-hydrate={assets.hydrate}
      data-texts={assets.texts[site.language]}
      data-words={assets.words[site.language]}
      data-header={assets.header}
      data-live-script={html.includes(' data-live=') ? assets.live : undefined}
      data-measuring={context.preview || isQuiet ? undefined : assets.measuring}
      data-player={assets.player?.script}
      data-begun-script={html.includes(' data-place=') ? assets.player?.begun : undefined}
      data-player-styles={assets.player?.styles?.map(place).join(' ')}
      data-consent={site.consent && assets.consent?.start}
      data-consent-notice={consent?.notice}
      data-consent-choices={consent?.choices}
      data-consent-platform={site.consent?.platform ? consent?.platform : undefined}
      data-search={head.search && JSON.stringify(head.search)}
      data-tools={site.analytics && !isQuiet ? assets.tools : undefined}
      data-ads={site.ads?.gpt && !context.adFace ? assets.ads : undefined}
      data-ads-asked={site.ads?.gpt && site.consent && consent ? decisionOf(site.consent) : undefined}
      data-ad-tag={site.ads?.gpt?.double}
      data-film-ads={filmAdsOf(site, context, head.path)}
      data-or-pay={isCovered ? '' : undefined}
      data-ad-refresh={site.ads?.gpt?.refreshSeconds}
      data-awake-styles={assets.awake && place(assets.awake)}
      data-worker={assets.worker && !context.preview ? siteFilePath(site.alias, 'worker') : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {lead.map(({ type, srcSet, sizes, media }) => (
          <link
            key={srcSet}
            rel="preload"
            as="image"
            type={type}
            media={media}
            imageSrcSet={srcSet}
            imageSizes={sizes}
            fetchPriority="high"
          />
        ))}
        <title>{title}</title>
        {head.description ? <meta name="description" content={head.description} /> : null}
        <link rel="canonical" href={url} />
        {head.next ? <link rel="next" href={new URL(head.next, origin).href} /> : null}
        {head.alternates?.length
          ? [{ language: site.language, url }, ...head.alternates].map((page) => (
              <link key={page.language} rel="alternate" hrefLang={page.language} href={page.url} />
            ))
          : null}
        {feedLinks(head, site.name).map(({ title: name, type, path }) => (
          <link key={path} rel="alternate" type={type} title={name} href={new URL(path, origin).href} />
        ))}
        {head.noIndex || context.preview || context.showroom || !isListable(site, origin) ? (
          <meta name="robots" content="noindex" />
        ) : (
          <meta
            name="robots"
            content={head.noArchive ? 'max-image-preview:large, noarchive' : 'max-image-preview:large'}
          />
        )}
        <Styles
          files={files}
          used={used}
          place={place}
          isLight={isLight}
          fit={assets.fit && place(assets.fit)}
        />
        {isLight || head.noIndex ? null : <style dangerouslySetInnerHTML={{ __html: CHANGES }} />}
        <script dangerouslySetInnerHTML={{ __html: EARLY_STATE_SCRIPT }} />
        {assets.development?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={place(assets.loader)} />
        {isLight && assets.pictures ? <script type="module" src={place(assets.pictures)} /> : null}
        {head.search && assets.search ? <script type="module" src={place(assets.search)} /> : null}
        <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={signIcon(site.name, theme)} />
        <link rel="manifest" href={siteFilePath(site.alias, 'manifest')} />
        {touchIcon ? <link rel="apple-touch-icon" href={place(touchIcon.src)} /> : null}
        {isLight ? null : (
          <SharedAs
            head={head}
            context={context}
            url={url}
            ofSite={assets.appImages?.shared(theme, site.sign)}
          />
        )}
        {head.publishedAt ? <meta property="article:published_time" content={head.publishedAt} /> : null}
        {head.updatedAt ? <meta property="article:modified_time" content={head.updatedAt} /> : null}
        {head.section ? <meta property="article:section" content={head.section} /> : null}
        {head.tags?.map((tag) => (
          <meta key={tag} property="article:tag" content={tag} />
        ))}
        {head.structured?.length && !isLight ? (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: scriptJson({ '@context': 'https://schema.org', '@graph': head.structured }),
            }}
          />
        ) : null}
        <script
          type="application/json"
          id="page-variables"
          dangerouslySetInnerHTML={{ __html: scriptJson(variables) }}
        />
        {isLight ? null : (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
        )}
      </head>
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>
  );
}
