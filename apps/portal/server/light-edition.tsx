/**
 * The light edition of public pages: text first, each picture on request, no fonts and no ads. A reader who
 * saves data gets it, and so does one who has chosen it.
 */
import {
  type Board,
  type Card,
  type CardShape,
  HTML_TAG,
  type Module,
  type Page,
  type Site,
} from '@portal/model';
import { PictureOnTap } from '@portal/ui/edition';
import type { Locale } from '@portal/ui/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { SECURITY_HEADERS } from './headers';

/** Editions of a page. */
export const EDITIONS = ['full', 'light'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Cookie of a reader's choice, and the parameter of the links that make it. */
export const EDITION_NAME = 'edition';
/** Seconds that a choice is remembered: a year. */
const REMEMBERED_SECONDS = 365 * 24 * 60 * 60;

/** Request headers that choose among the public responses of a URL. */
export const VARY = 'Accept-Encoding, Save-Data';

const CHOSEN = new RegExp(`(?:^|;\\s*)${EDITION_NAME}=(${EDITIONS.join('|')})(?:;|$)`);

/** The edition of a request: the reader's own choice, or else light if their browser saves data. */
export function editionOf(cookie: string | null | undefined, saveData: string | null | undefined): Edition {
  const [, name] = CHOSEN.exec(cookie ?? '') ?? [];
  const chosen = EDITIONS.find((edition) => edition === name);
  return chosen ?? (saveData?.trim().toLowerCase() === 'on' ? 'light' : 'full');
}

/** Prefix of the cache keys of an edition's pages. */
export const editionKey = (edition: Edition | undefined): string => (edition === 'light' ? 'light ' : '');

/** Whether a browser loads a page ahead, before anybody has followed its link; `Purpose` is the older name. */
const isAhead = (headers: Headers): boolean =>
  ['sec-purpose', 'purpose'].some((name) => /prefetch|prerender/i.test(headers.get(name) ?? ''));

/**
 * Remembers the edition that the URL of a link chooses, and redirects to the page; undefined for a URL that
 * chooses none.
 */
export function chosenEdition({ url: address, headers }: Request): Response | undefined {
  const url = new URL(address);
  const chosen = url.searchParams.get(EDITION_NAME);
  if (chosen === null) return undefined;
  // Nobody has chosen yet. Browsers drop a failed answer and ask again at the press; a redirect without the cookie
  // would be used instead, and the press would choose nothing.
  if (isAhead(headers))
    return new Response(null, {
      status: 503,
      headers: { ...SECURITY_HEADERS, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    });
  const edition = EDITIONS.find((known) => known === chosen);
  const rest = new URLSearchParams(url.searchParams);
  rest.delete(EDITION_NAME);
  const query = rest.size > 0 ? `?${rest}` : '';
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return new Response(null, {
    status: 303,
    headers: {
      ...SECURITY_HEADERS,
      // One slash: two would lead to another host.
      location: `${url.pathname.replace(/^\/+/, '/')}${query}`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...(edition
        ? {
            'set-cookie': `${EDITION_NAME}=${edition}; Path=/; Max-Age=${REMEMBERED_SECONDS}; SameSite=Lax${secure}`,
          }
        : {}),
    },
  });
}

const lightSites = new WeakMap<Site, Site>();

/**
 * A site without its ads, whose pictures and scripts weigh more than the pages of this edition, without the signs
 * of its networks, and with no words over pictures. The same for the same site: pieces are cached by it.
 */
export function lightSite(site: Site): Site {
  const known = lightSites.get(site);
  if (known) return known;
  const { ads: _, ...rest } = site;
  const light: Site = { ...rest, adMaps: {}, social: [], sectionLead: 'lead' };
  lightSites.set(site, light);
  return light;
}

const isStory = ({ position }: Card): boolean => position === undefined;

/** A module of a front without what only its pictures hold together; undefined for one that is a picture. */
function textModule(module: Module): Module | undefined {
  switch (module.type) {
    case 'banner':
      return undefined;
    case 'card':
      return isStory(module.card) ? { ...module, shape: textShape(module.shape) } : undefined;
    case 'cards':
      return { ...module, shape: textShape(module.shape), cards: module.cards.filter(isStory) };
    case 'carousel': {
      const { type: _, variant: __, ...rest } = module;
      return { ...rest, type: 'cards', shape: textShape(module.shape), across: 2 };
    }
    case 'on-air': {
      const { now, replay, ...rest } = module;
      return {
        ...rest,
        ...(now ? { now: { ...now, image: undefined } } : {}),
        ...(replay ? { replay: { ...replay, image: undefined } } : {}),
      };
    }
    case 'masonry':
    case 'grouper-in-5':
      return { ...module, type: 'cards', shape: 'headline', size: 'sm', across: 2 };
    default:
      return module;
  }
}

/** Shapes that are nothing without their picture become those of a text. */
const textShape = (shape: CardShape): CardShape =>
  shape === 'overlay'
    ? 'lead'
    : ['tile', 'feature', 'recipe', 'horizontal'].includes(shape)
      ? 'headline'
      : shape;

const textBoard = (board: Board): Board => ({
  ...board,
  columns: board.columns.map((column) => column.flatMap((module) => textModule(module) ?? [])),
});

/**
 * A page whose modules need no pictures, and an article without planes over its picture and without the ways on to other
 * stories but its related ones.
 */
export function textPage(page: Page): Page {
  if (page.type === 'front')
    return {
      ...page,
      boards: page.boards.map(textBoard),
      ...(page.edition ? { edition: { ...page.edition, boards: page.edition.boards.map(textBoard) } } : {}),
    };
  if (page.type !== 'content') return page;
  const { next: _, lead, ...content } = page.content;
  return {
    ...page,
    content: { ...content, ...(lead ? { lead: { ...lead, planes: undefined } } : {}) },
    mostRead: [],
  };
}

/** Pixels across of the rendition that a tap loads: wide enough for a phone. */
const TAP_WIDTH = 640;

/** An attribute of a tag. Each is a unit, so that none is read out of the value of another. */
const ATTRIBUTE = /\s([^\s=">]+)(?:="([^"]*)")?/g;

/** Value of an attribute of a tag, whatever the case of its name; undefined without one. */
function attribute(tag: string, wanted: string): string | undefined {
  for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE))
    if (name.toLowerCase() === wanted) return unescaped(value);
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#x27': "'",
};
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** URL of the smallest candidate of a set that is wide enough, or the widest. */
function candidate(srcSet: string): string | undefined {
  const known = srcSet
    .split(/,\s+/)
    .map((one) => one.trim().split(/\s+/))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) || 0 }))
    .sort((one, other) => one.width - other.width);
  return (known.find(({ width }) => width >= TAP_WIDTH) ?? known.at(-1))?.url || undefined;
}

/** @param picture an image's tag, or a picture with all of its tags */
function onTap(picture: string, isInButton: boolean, locale: Locale): string {
  let img = '';
  let source = '';
  for (const [tag, , name] of picture.matchAll(HTML_TAG)) {
    if (name === 'img') img ||= tag;
    if (name === 'source' && attribute(tag, 'media') === undefined) source ||= tag;
  }
  const srcSet = attribute(source, 'srcset');
  const src = (srcSet && candidate(srcSet)) ?? attribute(img, 'src');
  if (!src) return '';
  const pixels = (name: string) => Number(attribute(img, name)) || undefined;
  return renderToStaticMarkup(
    <PictureOnTap
      src={src}
      alt={attribute(img, 'alt') ?? ''}
      width={pixels('width')}
      height={pixels('height')}
      isInButton={isInButton}
      locale={locale}
    />,
  );
}

/** The rest of a small portrait next to an author's name, after its start: one image. */
const PORTRAIT = /<img\b[^>"]*(?:"[^"]*"[^>"]*)*><\/span>/y;

/** End of the portrait that starts with a tag; undefined for another element. */
function portraitEnd(html: string, tag: string, end: number): number | undefined {
  if (attribute(tag, 'data-part') !== 'avatar') return undefined;
  PORTRAIT.lastIndex = end;
  return PORTRAIT.test(html) ? PORTRAIT.lastIndex : undefined;
}

/** Files that an island would load in parallel: their names weigh more than most islands. */
const AHEAD = new Set(['needs', 'parts']);
const withoutAhead = (tag: string): string =>
  tag.replace(ATTRIBUTE, (whole, name: string) => (AHEAD.has(name) ? '' : whole));

/**
 * The body of a page, as React renders it, with its pictures on request. Those of links are left out, with
 * the place that a card reserves for one.
 */
export function textFirst(html: string, locale: Locale): string {
  let out = '';
  /** End of what has been copied. */
  let from = 0;
  const depth = { a: 0, button: 0, div: 0 };
  /** Depth of the `div` that is being left out. */
  let leftOut: number | undefined;
  let picture = -1;
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(HTML_TAG)) {
    const isEnd = slash === '/';
    const end = index + tag.length;
    // Tags of a portrait that has been left out.
    if (index < from) continue;
    if (leftOut !== undefined && name !== 'div') continue;
    if (name === 'portal-island' && !isEnd) {
      out += html.slice(from, index) + withoutAhead(tag);
      from = end;
    } else if (name === 'span' && !isEnd) {
      const after = portraitEnd(html, tag, end);
      if (after === undefined) continue;
      out += html.slice(from, index);
      from = after;
    } else if (name === 'img') {
      if (picture >= 0) continue;
      out += html.slice(from, index);
      // Decorative ones, such as small portraits, have no text of their own.
      if (depth.a === 0 && attribute(tag, 'alt')) out += onTap(tag, depth.button > 0, locale);
      from = end;
    } else if (name === 'picture') {
      if (!isEnd) {
        out += html.slice(from, index);
        picture = index;
      } else if (picture >= 0) {
        if (depth.a === 0) out += onTap(html.slice(picture, end), depth.button > 0, locale);
        picture = -1;
      }
      from = end;
    } else if (name === 'div' && !isEnd) {
      depth.div += 1;
      if (leftOut === undefined && attribute(tag, 'data-part') === 'media') {
        out += html.slice(from, index);
        leftOut = depth.div;
      }
    } else if (name === 'div') {
      if (leftOut === depth.div) {
        leftOut = undefined;
        from = end;
      }
      depth.div -= 1;
    } else if (name === 'a' || name === 'button') {
      depth[name] += isEnd ? -1 : 1;
    }
  }
  return out + html.slice(from);
}
