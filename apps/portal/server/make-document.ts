import type { PageClient } from '@portal/data';
import { canonicalLocation, queryOf, withoutCursor } from './addresses';
import { CALENDAR_FILE, calendarPage } from './calendar';
import type { LastStories } from './last-stories';
import type { MadePage } from './pages';
import { pageFileOf } from './pages';
import { type RenderOptions, redirect, renderError, renderPage } from './render';
import type { RequestContext } from './request-context';

/** The page at an address, or a redirect to its canonical address. */
export async function makeDocument(
  pages: Pick<PageClient, 'page'>,
  url: URL,
  context: RequestContext,
  asked: RenderOptions,
  lastStories?: Pick<LastStories, 'get'>,
): Promise<MadePage> {
  const { site, path, cursor, query, preview } = context;
  const location = canonicalLocation(url, path);
  if (location) return redirect(site, location, true);
  // The address of a preview contains its key, which no link repeats.
  const options = { ...asked, ...(preview ? {} : { query: queryOf(context) }) };
  if (path.endsWith(`/${CALENDAR_FILE}`)) {
    const event = await pages.page({ site: site.alias, path: path.slice(0, -CALENDAR_FILE.length) });
    return calendarPage(event, options, options.now) ?? renderError(404, path, options);
  }
  const page = await pages.page({ site: site.alias, path, cursor, query });
  // The page is no list, or has no such cursor: redirects to its start.
  if (cursor !== null && !(page && pageFileOf(page.type)?.hasCursor))
    return redirect(site, withoutCursor(url), false);
  if (page && page.type !== 'gone') return renderPage(page, path, options);
  return renderPage(page, path, { ...options, stories: (await lastStories?.get(site.alias)) ?? [] });
}
