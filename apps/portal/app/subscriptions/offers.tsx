import { fill, type OfferToSee, type Publisher, ROUTES } from '@portal/model';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { FormAlert } from '@portal/ui/form-alert';
import { Grid, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import { type AccountView, accountHead } from '../account/page';
import type { PageContext } from '../page';
import { SUBSCRIPTION_TEXTS } from './texts';
import type { SubscriptionFailure, SubscriptionTexts } from './words';

const moneyOf = ({ price, currency }: OfferToSee, tag: string) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    ...(price % 100 === 0 ? { minimumFractionDigits: 0 } : {}),
  }).format(price / 100);

/** One offer: what it has, the whole price, how it renews, and the way to pay. */
function Offer({
  offer,
  texts,
  tag,
}: {
  offer: OfferToSee;
  texts: SubscriptionTexts['offers'];
  tag: string;
}) {
  const { id, name, description, period, isSold } = offer;
  return (
    <Panel as="article" variant="outlined" size="large" data-offer={id}>
      <Stack gap="3">
        <Heading headingLevel={2} size="sm">
          {name}
        </Heading>
        <Text variant="standfirst">{fill(texts.price[period], { price: moneyOf(offer, tag) })}</Text>
        {description ? <Text variant="summary">{description}</Text> : null}
        <Text variant="meta" tone="quiet">
          {texts.renewal[period]}
        </Text>
        {isSold ? (
          <form method="post" action={ROUTES.offers}>
            <input type="hidden" name="offer" value={id} />
            <Button type="submit" label={fill(texts.subscribeNamed, { name })}>
              {texts.subscribe}
            </Button>
          </form>
        ) : (
          <Text variant="meta">{texts.notSold}</Text>
        )}
      </Stack>
    </Panel>
  );
}

/** What the law wants known before somebody pays (Directive 2011/83/EU, article 6), from the facts of the site. */
function Facts({
  texts,
  site,
  publisher,
}: {
  texts: SubscriptionTexts['offers'];
  site: string;
  publisher: Publisher;
}) {
  const { name, taxId, address, email } = publisher;
  return (
    <Stack gap="4" style={{ maxInlineSize: '40rem' }}>
      {texts.facts.map(({ heading, text }) => (
        <Stack gap="1" key={heading}>
          <Heading headingLevel={2} size="sm">
            {heading}
          </Heading>
          <Text variant="summary">{fill(text, { site, publisher: name, email })}</Text>
        </Stack>
      ))}
      <Stack gap="1">
        <Heading headingLevel={2} size="sm">
          {texts.seller}
        </Heading>
        <Text variant="summary">
          {name} ({taxId}), {address}. <Link href={`mailto:${email}`}>{email}</Link>
        </Text>
      </Stack>
    </Stack>
  );
}

/** `/subscripcio/`: what a site sells, and all that a reader has to know before they pay. Search engines may know it. */
export function offersView(
  context: PageContext,
  offers: readonly OfferToSee[],
  failure?: SubscriptionFailure,
): AccountView {
  const { site, locale } = context;
  const { offers: texts, failures } = SUBSCRIPTION_TEXTS[site.language];
  const { noIndex: _, ...head } = accountHead(texts.title, ROUTES.offers);
  return {
    head,
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="6">
            <AccountHead title={texts.title} />
            {failure ? <FormAlert variant="error">{failures[failure]}</FormAlert> : null}
            <Text>{fill(texts.intro, { site: site.name })}</Text>
            {offers.length ? (
              <Grid gap="4">
                {offers.map((offer) => (
                  <Offer key={offer.id} offer={offer} texts={texts} tag={locale.dates.tag} />
                ))}
              </Grid>
            ) : (
              <EmptyState title={texts.none} />
            )}
            {offers.length && site.publisher ? (
              <Facts texts={texts} site={site.name} publisher={site.publisher} />
            ) : null}
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}

/** On the way to the seller's page: a link for browsers that do not go there by themselves. */
export function leavingView(context: PageContext, url: string): AccountView {
  const { site, locale } = context;
  const { leaving: texts } = SUBSCRIPTION_TEXTS[site.language];
  return {
    head: accountHead(texts.title, ROUTES.offers),
    leadsTo: url,
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="4">
            <AccountHead title={texts.title} />
            <Text>{texts.text}</Text>
            <Link href={url} variant="standalone">
              {texts.link}
            </Link>
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}
