import { failedCall } from '@portal/data';
import { type Content, gateRefusalOf, LIVE_ORDERS, loginPath, readingPath } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
import {
  readingEntriesView,
  readingStepsView,
  readingView,
  refusedView,
} from '../../app/content/stories/reading';
import type { Refused } from '../../app/content/stories/refused';
import type { PageOf } from '../../app/page';
import { type AccountPage, userOf, type Visit, type Visited } from '../../app/visit';
import { hasGiftEnded, holdsGift } from './gifts';

/** A public URL of this site; the front page for any other. */
const publicPath = ({ url, context }: Visit): string =>
  ownBackUrl(url.searchParams.get('path'), context.origin) ?? '/';

/** The page that says why a text stays gated, which its public page, the same for everybody, cannot. */
async function refusedTo(visit: Visit, page: PageOf<'content'>, why: Refused): Promise<Visited> {
  const isReader = (await userOf(visit)) !== null;
  if (why === 'notSubscribed' && !isReader) return { location: loginPath(readingPath(page.path)) };
  return refusedView(visit.context, page, { why, isReader });
}

/** A page of a live blog's entries, by the parameters of the URL. */
async function entriesOf({ accounts, context, url }: Visit, page: PageOf<'content'>): Promise<Visited> {
  const param = (name: string) => url.searchParams.get(name) ?? undefined;
  const order = LIVE_ORDERS.find((known) => known === param('order')) ?? 'newest';
  const [cursor, entry] = [param('cursor'), param('entry')];
  try {
    const liveBlog = await accounts.entriesOfContent(page.content.id, {
      order,
      ...(cursor ? { cursor } : entry ? { entry } : {}),
    });
    return readingEntriesView(context, page, liveBlog, entry && !cursor ? null : order);
  } catch (error) {
    const { status } = failedCall(error).failure;
    // Not a live blog, or without such entries: shows its text.
    if (status === 400 || status === 404) return { location: readingPath(page.path) };
    throw error;
  }
}

/** The gated rest of an article, or the part of it that the address asks for. */
async function wholeOrPart(visit: Visit, page: PageOf<'content'>): Promise<Visited> {
  const { context, accounts, url } = visit;
  const part = url.searchParams.get('part');
  if (part === 'live') return entriesOf(visit, page);
  // Readers who followed a gift's link count as its readers from now on; their browser may not have had a
  // device cookie before.
  const read =
    page.content.gate === 'subscribers' && holdsGift(visit)
      ? await accounts.readContent(page.content.id)
      : null;
  if (read?.isNetworkFull) return refusedTo(visit, page, 'network');
  if (read && !read.rest && (await hasGiftEnded(visit, page.path)))
    return refusedTo(visit, page, 'giftEnded');
  const {
    body,
    isGivable = false,
    storiesLeft: left = null,
    ...rest
  } = read?.rest ?? (await accounts.restOfContent(page.content.id));
  const { gate: _, ...open } = page.content;
  const content: Content & { gate?: undefined } = { ...open, ...rest, body: [...open.body, ...body] };
  if (part === 'steps')
    return readingStepsView(context, page, content) ?? { location: readingPath(page.path) };
  return readingView(context, page, { content, isGivable, left });
}

/** A gated text in full, on a page of its own that needs no JavaScript. */
async function readWhole(visit: Visit): Promise<Visited> {
  const path = publicPath(visit);
  const { context, pages } = visit;
  const page = await pages.page({ site: context.site.alias, path });
  if (page?.type !== 'content' || !page.content.gate) return { location: path };
  try {
    return await wholeOrPart(visit, page);
  } catch (error) {
    const { status } = failedCall(error).failure;
    // Reading counts only by a form: a GET uses up no story.
    if (status === 403)
      return page.content.gate === 'subscribers'
        ? refusedTo(visit, page, 'notSubscribed')
        : { location: path };
    if (status !== 401) throw error;
    const back = visit.url.pathname + visit.url.search;
    return { location: loginPath(back) };
  }
}

/** Reads a text by a form, without JavaScript; counted if it uses up one of the month's stories. */
async function read(visit: Visit): Promise<Visited> {
  const path = publicPath(visit);
  const { accounts, context, pages } = visit;
  const page = await pages.page({ site: context.site.alias, path });
  if (page?.type !== 'content' || !page.content.gate) return { location: path };
  const answer = await accounts.readContent(page.content.id);
  return answer.data.accessGranted
    ? { location: readingPath(path) }
    : refusedTo(visit, page, gateRefusalOf(page.content.gate, answer) ?? 'notSubscribed');
}

export const readingPage: AccountPage = { get: readWhole, post: read };
