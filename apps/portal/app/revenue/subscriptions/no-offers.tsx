import { fill, READER_ROUTES, ROUTES, registrationPath } from '@portal/model';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { Grid, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import { type AccountView, accountHead } from '../../readers/account/page';
import { OFFER_TEXTS } from './texts/offers';
import { OWN_SUBSCRIPTION_TEXTS } from './texts/own';

/** Alternative to a subscription: heading, description and link. */
type WayOn = { heading: string; text: string; link: string };

function Way({ href, way: { heading, text, link } }: { href: string; way: WayOn }) {
  return (
    <Stack gap="2" as="section">
      <Heading headingLevel={2} size="sm">
        {heading}
      </Heading>
      <Text variant="summary">{text}</Text>
      <Link href={href} variant="standalone">
        {link}
      </Link>
    </Stack>
  );
}

/**
 * `/subscripcio/` of a site that sells nothing: alternatives, and a link back. Search engines need not index
 * it.
 */
export function noOffersView({ site, locale }: PageContext, backUrl: string | undefined): AccountView {
  const offers = OFFER_TEXTS[site.language];
  const own = OWN_SUBSCRIPTION_TEXTS[site.language];
  const { title, free, unpaid, front, newsletters, account } = offers.none;
  const names = new Intl.ListFormat(locale.dates.tag).format(site.newsletters.map(({ name }) => name));
  const elsewhere = site.paywall?.offerUrl === ROUTES.offers ? undefined : site.paywall?.offerUrl;
  return {
    head: accountHead(offers.title, ROUTES.offers),
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="6" data-part="no-offers">
            <AccountHead title={fill(title, { site: site.name })} />
            <Text variant="standfirst">{site.paywall ? unpaid : free}</Text>
            <Grid gap="8">
              <Way href={ROUTES.front} way={front} />
              {site.newsletters.length ? (
                <Way
                  href={READER_ROUTES.subscription}
                  way={{ ...newsletters, text: fill(newsletters.text, { names }) }}
                />
              ) : null}
              <Way href={registrationPath(backUrl)} way={account} />
            </Grid>
            {elsewhere ? (
              <div>
                <Button href={elsewhere}>{own.see}</Button>
              </div>
            ) : null}
            {backUrl ? (
              <Link href={backUrl} variant="standalone">
                {own.goOn}
              </Link>
            ) : null}
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}
