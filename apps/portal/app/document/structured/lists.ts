import type { Author, Card, Link, Site } from '@portal/model';
import { shareImage } from '../head';
import { organizationId } from './site';
import { absolute, known, plainText } from './text';

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

/** schema.org ItemList of a listing's stories, in their order. */
export function itemList(cards: readonly Card[], url: string, origin: string): object | undefined {
  // An ad slot contains no story.
  const stories = cards.filter(({ position }) => position === undefined);
  if (!stories.length) return undefined;
  return {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    numberOfItems: stories.length,
    itemListElement: stories.map((card, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: absolute(card.url, origin),
      name: card.title,
    })),
  };
}

/** schema.org ProfilePage of an author. */
export function profilePage(author: Author, site: Site, origin: string): object {
  const url = absolute(author.url, origin);
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#profile`,
    url,
    inLanguage: site.language,
    mainEntity: known({
      '@type': 'Person',
      '@id': `${url}#person`,
      name: author.name,
      url,
      jobTitle: author.role,
      description: author.bio && plainText(author.bio),
      image: shareImage(author.image, origin),
      sameAs: author.twitter ? [author.twitter] : undefined,
      worksFor: { '@id': organizationId(origin), '@type': 'NewsMediaOrganization', name: site.name },
    }),
  };
}
