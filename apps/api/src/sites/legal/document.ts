import { LEGAL_TITLES, type LegalDocument, type LegalPage, legalPagesOf } from '@portal/model/legal';
import type { SiteRecord } from '../index';
import { sitePaywall } from '../index';
import { insertsOf } from './fact-blocks';
import type { LegalFacts } from './facts';
import { flagsOf } from './site-flags';
import { valuesOf } from './site-values';
import { composed } from './template';
import { LEGAL_TEXTS } from './texts/index';

/** A site's legal pages, according to its file. */
export const pagesOf = ({ publisher, paywall }: Pick<SiteRecord, 'publisher' | 'paywall'>) =>
  legalPagesOf({ publisher, paywall: sitePaywall({ paywall }) });

/**
 * Makes a legal page from the facts of a site and of the product. The same facts make the same document: it
 * contains no dates of its own and nothing random, so if it changes, its meaning to readers has changed.
 *
 * @returns null for a page that the site does not have
 */
export function legalDocument(page: LegalPage, site: SiteRecord, facts: LegalFacts): LegalDocument | null {
  const { publisher, language } = site;
  if (!publisher || !pagesOf(site).includes(page)) return null;
  const { labels, templates } = LEGAL_TEXTS[language];
  const values = valuesOf(site, publisher, labels, facts);
  const { title, short } = LEGAL_TITLES[language][page];
  // Without accounts nobody takes part on a site: its terms have no rules for it.
  const isShort = page === 'terms' && !site.features.users;
  return composed(isShort ? short : title, templates[page], {
    values,
    flags: flagsOf(site, facts),
    inserts: insertsOf({ site, publisher, labels, facts, values }),
  });
}
