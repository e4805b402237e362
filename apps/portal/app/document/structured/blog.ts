import type { Blog, Card, Content, Site } from '@portal/model';
import { organization } from './site';
import { absolute, cut, HEADLINE_LENGTH, known, zonedDate } from './text';

const blogId = (url: string, origin: string) => `${absolute(url, origin)}#blog`;

/** schema.org Blog of a listing, with the posts on its page. */
export function blogOf(
  { name, url, description, authors }: Blog,
  cards: readonly Card[],
  site: Site,
  origin: string,
): object {
  const people = authors.map((author) => ({
    '@type': 'Person',
    name: author.name,
    url: absolute(author.url, origin),
  }));
  return known({
    '@type': 'Blog',
    '@id': blogId(url, origin),
    name,
    url: absolute(url, origin),
    description,
    inLanguage: site.language,
    author: people.length ? people : [organization(site, origin)],
    publisher: organization(site, origin),
    blogPost: cards.length
      ? cards.map((card) =>
          known({
            '@type': 'BlogPosting',
            headline: cut(card.title, HEADLINE_LENGTH),
            url: absolute(card.url, origin),
            datePublished: zonedDate(card.publishedDate?.date, site.timeZone),
          }),
        )
      : undefined,
  });
}

/** The Blog of a post; undefined for other articles. */
export const partOfBlog = ({ blog }: Content, origin: string): object | undefined =>
  blog && {
    '@type': 'Blog',
    '@id': blogId(blog.url, origin),
    name: blog.name,
    url: absolute(blog.url, origin),
  };
