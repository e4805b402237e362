import { ROUTES, type Site } from '@portal/model';
import { absolute, known } from './text';

/** Id by which a page's objects refer to the newsroom. */
export const organizationId = (origin: string) => `${origin}/#organization`;

/** schema.org NewsMediaOrganization of a site. */
export function organization(site: Site, origin: string): object {
  return known({
    '@type': 'NewsMediaOrganization',
    '@id': organizationId(origin),
    name: site.name,
    url: `${origin}/`,
    description: site.description,
    slogan: site.tagline,
    foundingDate: site.founded ? String(site.founded) : undefined,
    location: site.place ? { '@type': 'Place', name: site.place } : undefined,
    email: site.contactEmail,
    image: site.shareImage ? absolute(site.shareImage, origin) : undefined,
    // Its editorial principles, and its policy of corrections.
    publishingPrinciples: site.publisher?.principles && absolute(site.publisher.principles, origin),
    correctionsPolicy: site.publisher && absolute(ROUTES.corrections, origin),
    ownershipFundingInfo: site.publisher && absolute(ROUTES.owners, origin),
    sameAs: site.social.map(({ href }) => href).filter((href) => /^https?:/.test(href)),
  });
}

/** schema.org WebSite with its search. */
export function website(site: Site, origin: string): object {
  return known({
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(ROUTES.search, origin)}?text={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  });
}
