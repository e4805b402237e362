import { fill, formatPrice, type OfferToSee, type Publisher, ROUTES } from '@portal/model';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Grid, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import { type AccountView, accountHead } from '../account/page';
import type { PageContext } from '../page';
import { noOffersView } from './no-offers';
import { SUBSCRIPTION_TEXTS } from './texts';
import type { SubscriptionFailure, SubscriptionTexts } from './words';

/** One offer: what it has, the whole price, how it renews, and the way to pay. */
function Offer({
  offer,
  texts,
  tag,
  backUrl,
  isOwn,
}: {
  offer: OfferToSee;
  isOwn: boolean;
  texts: SubscriptionTexts['offers'];
  tag: string;
  backUrl: string | undefined;
}) {
  const { id, name, description, period, isSold } = offer;
  return (
    <Panel as="article" variant="outlined" size="large" id={`offer-${id}`} data-offer={id}>
      <Stack gap="3">
        <Heading headingLevel={2} size="sm">
          {name}
        </Heading>
        <Text variant="standfirst">{fill(texts.price[period], { price: formatPrice(offer, tag) })}</Text>
        {description ? <Text variant="summary">{description}</Text> : null}
        <Text variant="meta" tone="quiet">
          {texts.renewal[period]}
        </Text>
        {isOwn ? (
          <Text variant="summary">
            {texts.yours} <Link href={ROUTES.ownSubscriptions}>{texts.manage}</Link>
          </Text>
        ) : isSold ? (
          <form method="post" action={ROUTES.offers}>
            <input type="hidden" name="offer" value={id} />
            {backUrl ? <input type="hidden" name="backUrl" value={backUrl} /> : null}
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
  isSold,
}: {
  texts: SubscriptionTexts['offers'];
  site: string;
  publisher: Publisher;
  /** Something can be paid for here. */
  isSold: boolean;
}) {
  const { name, taxId, address, email } = publisher;
  return (
    <Stack gap="6" style={{ maxInlineSize: '40rem' }}>
      {[...(isSold ? [texts.payment] : []), ...texts.facts].map(({ heading, text }) => (
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

type OffersState = {
  failure?: SubscriptionFailure;
  /** Page of the site to go on reading once it is paid for. */
  backUrl?: string | undefined;
  /** Ids of what the reader has now. */
  own?: readonly string[];
};

/** `/subscripcio/`: what a site sells, and all that a reader has to know before they pay. Search engines may know it. */
export function offersView(
  context: PageContext,
  offers: readonly OfferToSee[],
  { failure, backUrl, own = [] }: OffersState = {},
): AccountView {
  if (!offers.length) return noOffersView(context, backUrl);
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
            <Grid gap="4">
              {offers.map((offer) => (
                <Offer
                  key={offer.id}
                  tag={locale.dates.tag}
                  isOwn={own.includes(offer.id)}
                  {...{ offer, texts, backUrl }}
                />
              ))}
            </Grid>
            {site.publisher ? (
              <Facts
                texts={texts}
                site={site.name}
                publisher={site.publisher}
                isSold={offers.some((offer) => offer.isSold)}
              />
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
