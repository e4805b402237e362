import { type Card, matchRoute, ROUTES } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
import type { Surroundings } from '../../app/readers/account/surroundings';
import { backUrlOf, type Visit } from '../../app/visit';
import { inTime } from '../in-time';

/** Pages that lead back to a story themselves, by the parameter that names it. */
const ON_THE_WAY: Readonly<Record<string, string>> = {
  [ROUTES.offers]: 'backUrl',
  [ROUTES.reading]: 'path',
};

/** Path of the story that an address leads back to, possibly by way of the offers. */
function storyPathOf(back: string | undefined, origin: string): string | undefined {
  if (!back) return undefined;
  const { pathname, searchParams } = new URL(back, origin);
  const parameter = ON_THE_WAY[pathname];
  const next = parameter ? ownBackUrl(searchParams.get(parameter), origin) : back;
  if (!next) return undefined;
  const path = new URL(next, origin).pathname;
  return matchRoute(path).route === 'content' ? path : undefined;
}

/** The story of an address to return to; undefined for any other page, or if it cannot be fetched in time. */
export async function storyOfReturn(
  { pages, context }: Pick<Visit, 'pages' | 'context'>,
  back: string | undefined,
): Promise<Card | undefined> {
  const path = storyPathOf(back, context.origin);
  if (!path) return undefined;
  const page = await inTime(pages.page({ site: context.site.alias, path }).catch(() => null));
  return page?.type === 'content' ? page.content : undefined;
}

/** The story that a reader comes from and the lead of the front, for the page of a form. */
export async function surroundingsOf(visit: Visit, back = backUrlOf(visit)): Promise<Surroundings> {
  const [story, leads = []] = await Promise.all([storyOfReturn(visit, back), visit.leads?.()]);
  return { story, lead: leads[0] };
}
