import {
  asksFirst,
  decisionOf,
  filmAdAddresses,
  type Language,
  mayAdvertise,
  type PageVariables,
  type Site,
  siteFilePath,
} from '@portal/model';
import { SITE_TOKENS, SITES, type Site as TokenSite } from '@portal/tokens';
import type { ReactElement } from 'react';
import type { IslandFiles } from '../Island';
import type { PageContext, StyleGroup } from '../page';
import { feedLinks } from './feeds';
import { type Head, type Italics, scriptJson, shareImage } from './head';
import { isListable } from './indexing';
import type { LeadPicture } from './lead-picture';
import { EARLY_STATE_SCRIPT } from './scheme';
import { SPECULATION_RULES } from './speculation';

/** Built files of a site, by hashed name. */
export type SiteAssets = {
  styles: readonly string[];
  /** Fonts to fetch before the style sheet asks for them. */
  fonts: readonly string[];
  /** Italic faces, which only pages that begin with them ask for early. */
  italics: { readonly [Of in Italics]?: string | undefined };
};

/** A square icon, px; `touch` is for home screens that read no manifest. */
export type AppIcon = { src: string; size: number; purpose: 'any' | 'maskable' | 'touch' };
/** A picture of a site on a phone or a desktop, px. */
export type AppScreenshot = { src: string; width: number; height: number; form: 'narrow' | 'wide' };

/** Built files that a page needs. */
export type Assets = {
  /** @param styles what the page needs beside the sheets of every page. */
  sites: (site: TokenSite, styles: readonly StyleGroup[]) => SiteAssets;
  /** The text of a built style sheet, by its address; in development sheets are linked. */
  sheet?: (address: string) => string;
  /** The style sheet of what only islands draw, once they are awake: they load it as they wake. */
  awake?: string;
  /** The loader of islands; by paths relative to it what all of them load, and the texts of calls that fail. */
  loader: string;
  hydrate: string;
  texts: Readonly<Record<Language, string>>;
  words: Readonly<Record<Language, string>>;
  /** What follows the reader at the head of pages; in tests there is none. */
  header?: string;
  /** What follows live blogs. */
  live: string;
  /** What tells the site that a page was read; in tests there is none. */
  measuring?: string;
  /**
   * What finds out whether a reader is asked for consent and tells others of what they agree to, what asks, what opens the choices from
   * there, and what brings a platform that asks; in tests there are none.
   */
  consent?: Readonly<Record<'start' | 'notice' | 'choices' | 'platform', string>>;
  /** What tells of a search as its results are opened; in tests there is none. */
  search?: string;
  /** What tells a site's tools of what happens; in tests there is none. */
  tools?: string;
  /** What asks an ad server to fill rooms; in tests there is none. */
  ads?: string;
  /** @param file name of a file under `islands/` without its ending */
  island: (file: string) => Omit<IslandFiles, 'name'>;
  /** The service worker's script, and what changes with each build; without it nobody reads offline. */
  worker?: { script: string; version: string };
  /** Pictures of sites as applications that are installed; in development there are none. */
  appImages?: {
    icons: (theme: TokenSite, sign: string) => readonly AppIcon[];
    /** Picture of links to pages that have none of their own. */
    shared: (theme: TokenSite, sign: string) => string | undefined;
    screenshots: (alias: string) => readonly AppScreenshot[];
  };
  /** Modules that the development server needs before everything else. */
  development?: readonly string[];
};

const isTheme = (theme: string): theme is TokenSite => SITES.some((known) => known === theme);

/** A brand that has no tokens is drawn without a brand rather than not at all. */
export const themeOf = (theme: string): TokenSite => (isTheme(theme) ? theme : 'wireframe');

/** Where a built file is: under the origin that static files of the site are served from, else under its own path. */
export const staticAddress = (file: string, staticUrl: string) =>
  URL.canParse(staticUrl) ? new URL(file, staticUrl).href : file;

/** The sign of a site in a browser's tab: its initial, paper on night. */
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
  variables: PageVariables;
  /** Its style sheets are in it. */
  hasOwnStyles: boolean;
  /** It is read once its reader has agreed to advertising or paid, where the site asks for that. */
  isCovered: boolean;
  /** What the first picture of the page is loaded from. */
  lead: readonly LeadPicture[];
  /** The `body`. */
  children: ReactElement;
};

/** A font that is fetched before a style sheet asks for it. */
const fontLink = (href: string) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
);

type StylesProps = {
  files: SiteAssets;
  sheet: Assets['sheet'];
  /** Where a built file is. */
  place: (file: string) => string;
};

/**
 * The sheets of a page, in it or linked. Where they are in it, fonts come when the first lines are laid out, and leave the
 * way free for the lead picture; else they set out with the sheets.
 */
function Styles({ files, sheet, place }: StylesProps) {
  if (sheet)
    return files.styles.map((href) => (
      <style
        key={href}
        dangerouslySetInnerHTML={{ __html: sheet(href).replaceAll('url(/', `url(${place('/')}`) }}
      />
    ));
  return (
    <>
      {files.fonts.map((href) => fontLink(place(href)))}
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={place(href)} />
      ))}
    </>
  );
}

/** Addresses that are asked for ads before the films of a page, as JSON; undefined where it has none. */
function filmAdsOf({ ads, adMaps }: Site, { adFace }: PageContext, path: string): string | undefined {
  if (!ads?.video || adFace || !mayAdvertise(ads, path)) return undefined;
  const addresses = filmAdAddresses(adMaps);
  return JSON.stringify(addresses && ads.video.ima ? { ...addresses, ima: true } : addresses);
}

type SharedAsProps = Pick<DocumentProps, 'head' | 'context'> & {
  url: string;
  /** Built file of the site's own picture, for pages that have none. */
  ofSite: string | undefined;
};

/** What networks show of a link to a page. */
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

/** A whole HTML document. Nothing in it depends on who reads it. */
export function Document({
  head,
  context,
  assets,
  styles,
  variables,
  hasOwnStyles,
  isCovered,
  lead,
  children,
}: DocumentProps) {
  const { site, locale, origin } = context;
  const theme = themeOf(site.theme);
  const files = assets.sites(theme, styles);
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
      data-now={locale.now}
      data-time-zone={locale.timeZone}
      data-hydrate={assets.hydrate}
      data-texts={assets.texts[site.language]}
      data-words={assets.words[site.language]}
      data-header={assets.header}
      data-live-script={styles.includes('live-blog') ? assets.live : undefined}
      data-measuring={context.preview ? undefined : assets.measuring}
      data-consent={site.consent && assets.consent?.start}
      data-consent-notice={consent?.notice}
      data-consent-choices={consent?.choices}
      data-consent-platform={site.consent?.platform ? consent?.platform : undefined}
      data-search={head.search && JSON.stringify(head.search)}
      data-tools={site.analytics ? assets.tools : undefined}
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
        <script dangerouslySetInnerHTML={{ __html: EARLY_STATE_SCRIPT }} />
        {head.italics?.map((of) => {
          const file = files.italics[of];
          return file && fontLink(place(file));
        })}
        <Styles files={files} sheet={hasOwnStyles ? assets.sheet : undefined} place={place} />
        {assets.development?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={place(assets.loader)} />
        {head.search && assets.search ? <script type="module" src={place(assets.search)} /> : null}
        <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={signIcon(site.name, theme)} />
        <link rel="manifest" href={siteFilePath(site.alias, 'manifest')} />
        {touchIcon ? <link rel="apple-touch-icon" href={place(touchIcon.src)} /> : null}
        <SharedAs
          head={head}
          context={context}
          url={url}
          ofSite={assets.appImages?.shared(theme, site.sign)}
        />
        {head.publishedAt ? <meta property="article:published_time" content={head.publishedAt} /> : null}
        {head.updatedAt ? <meta property="article:modified_time" content={head.updatedAt} /> : null}
        {head.section ? <meta property="article:section" content={head.section} /> : null}
        {head.tags?.map((tag) => (
          <meta key={tag} property="article:tag" content={tag} />
        ))}
        {head.structured?.length ? (
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
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      </head>
      {children}
    </html>
  );
}
