import type { ContentPage, ListingPage } from '@portal/model';
import type { PageContext } from '../../page';
import { newsArticle } from './article';
import { blogOf } from './blog';
import { episode, series } from './broadcasts';
import { events } from './event';
import { breadcrumbList, itemList, profilePage } from './lists';
import { mediaObjects } from './media';
import { howTo, recipe } from './recipe';
import { organization, website } from './site';
import { absolute } from './text';

export { modifiedDate } from './article';
export { standfirstText } from './text';

type Of = Pick<PageContext, 'site' | 'origin'>;

/** schema.org objects of a front page. */
export const frontGraph = ({ site, origin }: Of): object[] => [
  organization(site, origin),
  website(site, origin),
];

/** schema.org objects of an article; an event, a recipe, a DIY task and a broadcast are not news articles. */
export function contentGraph({ content }: Pick<ContentPage, 'content'>, { site, origin }: Of): object[] {
  const happenings = events(content, site, origin);
  const made =
    recipe(content, site, origin) ?? howTo(content, site, origin) ?? episode(content, site, origin);
  const main = happenings.length ? happenings : [made ?? newsArticle(content, site, origin)];
  return [...main, ...mediaObjects(content, site, origin), breadcrumbList(content.breadcrumbs, origin)];
}

/** schema.org objects of a listing. */
export function listingGraph(
  {
    path,
    title,
    breadcrumbs,
    cards,
    author,
    programme,
    blog,
  }: Pick<ListingPage, 'path' | 'title' | 'breadcrumbs' | 'cards' | 'author' | 'programme' | 'blog'>,
  { site, origin }: Of,
): object[] {
  const list = itemList(cards, absolute(path, origin), origin);
  return [
    ...(author ? [profilePage(author, site, origin)] : []),
    ...(blog ? [blogOf(blog, cards, site, origin)] : []),
    ...(programme ? [series(programme, cards, site, origin)] : []),
    ...(list ? [list] : []),
    breadcrumbList([...breadcrumbs, { id: path, text: title, href: path }], origin),
  ];
}
