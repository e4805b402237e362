import { failedCall } from '@portal/data';
import { loginPath, ownBackUrl } from '@portal/model';
import { readingView } from '../../app/contents/reading';
import type { AccountPage, Visit, Visited } from './visit';

/** A public address of this site; the front where it is none. */
const publicPath = ({ url, context }: Visit): string =>
  ownBackUrl(url.searchParams.get('path'), context.origin) ?? '/';

/** A text for registered readers whole, on a page of their own: what needs a script on the public page needs none here. */
async function readWhole(visit: Visit): Promise<Visited> {
  const path = publicPath(visit);
  const { context, pages, accounts } = visit;
  const page = await pages.page({ site: context.site.alias, path });
  if (page?.type !== 'content' || !page.content.gate) return { location: path };
  try {
    const { body, ...rest } = await accounts.restOfContent(page.content.id);
    const { gate: _, ...open } = page.content;
    return readingView(context, page, { ...open, ...rest, body: [...open.body, ...body] });
  } catch (error) {
    if (failedCall(error).failure.status !== 401) throw error;
    const back = visit.url.pathname + visit.url.search;
    return { location: loginPath(back) };
  }
}

export const readingPage: AccountPage = { get: readWhole };
