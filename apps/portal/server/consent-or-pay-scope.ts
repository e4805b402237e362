import type { Site } from '@portal/model';

type Drawn = {
  site: Pick<Site, 'consent' | 'publisher' | 'termsUrl' | 'paywall' | 'url'>;
  preview?: boolean;
  showroom?: unknown;
};

/**
 * Whether a page of the newsroom's data is only for readers who have agreed to advertising or paid. Pages of
 * accounts, legal pages, offers and errors never reach this: they are free. So are the pages of the site's
 * own terms and principles, and those that its file lists as free.
 */
export function isCovered(path: string, { site, preview = false, showroom }: Drawn): boolean {
  const { consent, publisher, termsUrl, paywall, url } = site;
  if (!consent?.orPay || preview || showroom) return false;
  const pathOf = (href: string | undefined) =>
    href && URL.canParse(href, url) ? new URL(href, url).pathname : undefined;
  const stated = [termsUrl, publisher?.principles, paywall?.offerUrl].map(pathOf);
  const { pathname } = new URL(path, url);
  return !stated.includes(pathname) && !consent.orPay.free.some((start) => pathname.startsWith(start));
}
