import type { Site } from '@portal/model';
import { LEGAL_TITLES, legalPath } from '@portal/model/legal';
import { readerConsentWords } from '@portal/model/readers';

type Asking = Pick<Site, 'name' | 'language' | 'publisher'>;

/** What forms say about privacy, with the page that says more; nothing where nobody answers for the site. */
export const privacyNote = (site: Asking) =>
  site.publisher
    ? {
        text: readerConsentWords('privacy', site),
        link: LEGAL_TITLES[site.language].privacy.title,
        href: legalPath('privacy'),
      }
    : undefined;

/** Words that ask whether a reader wants messages that sell something, where the publisher sends any. */
export const commercialWords = (site: Asking): string | undefined =>
  site.publisher?.commercialEmails ? readerConsentWords('commercial', site) : undefined;
