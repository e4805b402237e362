import { failedCall, type PageClient } from '@portal/data';
import type { Content, Site } from '@portal/model';
import { claimedCrawler } from '@portal/model/revenue';
import type { PageOf } from '../app/page';
import type { ReaderCalls } from '../app/visit';
import type { MadePage } from './pages';
import { type RenderOptions, renderPage } from './render';

/** Whether a request claims to come from a crawler that may read the site's gated texts. */
export const claimsCrawler = (
  { paywall }: Pick<Site, 'paywall'>,
  userAgent: string | null | undefined,
): boolean => Boolean(userAgent && claimedCrawler(userAgent, paywall?.crawlers));

/**
 * A gated text in full, for the crawler of a search engine; null for every other page, and for a request that
 * only claims to be a crawler. Its structured data mark the part that is gated.
 */
export async function crawlerPage(
  { accounts }: Pick<ReaderCalls, 'accounts'>,
  pages: PageClient,
  path: string,
  options: RenderOptions,
): Promise<MadePage | null> {
  try {
    const page = await pages.page({ site: options.site.alias, path });
    if (page?.type !== 'content' || !page.content.gate) return null;
    const { body, isGivable: _, ...rest } = await accounts.restOfContent(page.content.id);
    const { gate: __, ...open } = page.content;
    const content: Content = { ...open, ...rest, body: [...open.body, ...body] };
    const whole: PageOf<'content'> = { ...page, content };
    return renderPage(whole, path, options);
  } catch (error) {
    // Crawlers then get what readers get: a cached page, if the back end is down.
    failedCall(error);
    return null;
  }
}
