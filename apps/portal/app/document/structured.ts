import type { Card, Content, Link, Site } from '@portal/model';
import { shareImage } from './head';

const absolute = (path: string, origin: string) => new URL(path, origin).href;
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Plain words of a card's standfirst. */
export function standfirstText(card: Pick<Card, 'description'>): string | undefined {
  return card.description?.map(({ html }) => text(html)).join(' ') || undefined;
}

export function organization(site: Site, origin: string): object {
  return {
    '@type': 'NewsMediaOrganization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
    ...(site.founded ? { foundingDate: String(site.founded) } : {}),
  };
}

/** Longest headline that search engines take whole. */
const HEADLINE_LENGTH = 110;

/** schema.org NewsArticle, or OpinionNewsArticle, of a content. */
export function newsArticle(content: Content, site: Site, origin: string): object {
  const image = shareImage(content.image, origin);
  const published = content.publishedDate?.date;
  const url = absolute(content.url, origin);
  return {
    '@type': content.type === 'opinion' ? 'OpinionNewsArticle' : 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: content.title.slice(0, HEADLINE_LENGTH),
    ...(standfirstText(content) ? { description: standfirstText(content) } : {}),
    ...(image ? { image: [image] } : {}),
    ...(published ? { datePublished: published, dateModified: content.updatedDate ?? published } : {}),
    inLanguage: site.language,
    ...(content.category ? { articleSection: content.category.name } : {}),
    ...(content.tags.length ? { keywords: content.tags.map(({ name }) => name).join(', ') } : {}),
    isAccessibleForFree: !content.registeredOnly,
    author: content.signatories.length
      ? content.signatories.map(({ name, url: path }) => ({
          '@type': 'Person',
          name,
          url: absolute(path, origin),
        }))
      : [{ '@type': 'Organization', name: content.signature ?? site.name }],
    publisher: organization(site, origin),
  };
}

export function breadcrumbList(links: readonly Link[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ text: name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(href, origin),
    })),
  };
}
