import type { Site } from '@portal/model';
import { LEGAL_TITLES, legalPagesOf, legalPath } from '@portal/model/legal';
import { readerConsentWords } from '@portal/model/readers';

/**
 * Links to the legal pages, in a fixed order, for the footer of each page; empty if the site has no
 * publisher.
 */
export const legalLinks = (site: Pick<Site, 'publisher' | 'paywall' | 'language'>) =>
  legalPagesOf(site).map((page) => ({
    id: page,
    text: LEGAL_TITLES[site.language][page].short,
    href: legalPath(page),
  }));

type Asking = Pick<Site, 'name' | 'language' | 'publisher'>;

/** Privacy note of forms, with a link to the privacy page; undefined if the site has no publisher. */
export const privacyNote = (site: Asking) =>
  site.publisher
    ? {
        text: readerConsentWords('privacy', site),
        link: LEGAL_TITLES[site.language].privacy.title,
        href: legalPath('privacy'),
      }
    : undefined;

/** Label of the consent to commercial messages; undefined if the publisher sends none. */
export const commercialWords = (site: Asking): string | undefined =>
  site.publisher?.commercialEmails ? readerConsentWords('commercial', site) : undefined;
