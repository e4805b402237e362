import { fill, type Language, type Publisher, ROUTES, type Site } from '@portal/model';
import { type OfferToSee, WITHDRAWAL_BUTTONS, WITHDRAWAL_DAYS, WITHDRAWAL_FORM } from '@portal/model/revenue';
import { Disclosure } from '@portal/ui/disclosure';
import { Grid, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Heading, Text } from '@portal/ui/text';
import { filledWithLinks, Mail } from '../../addresses-in-words';
import { OFFER_TEXTS } from './texts/offers';

/**
 * Model withdrawal form (Directive 2011/83/EU, annex I.B), with lines to fill in and the publisher's details.
 */
function WithdrawalForm({ language, publisher }: { language: Language; publisher: Publisher }) {
  const { title, intro, lines, blank } = WITHDRAWAL_FORM[language];
  const { name, address, email } = publisher;
  const values = { blank, owner: `${name}, ${address}, ${email}`, offer: blank, when: blank };
  return (
    <Disclosure summary={title}>
      <Stack gap="2">
        <Text variant="meta">{intro}</Text>
        {lines.map((line) => (
          <Text variant="meta" key={line}>
            {fill(line, values)}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}

/**
 * Information required by law before a payment (Directive 2011/83/EU, article 6), from the site's details.
 */
export function Facts({
  site: { name: site, language },
  publisher,
  offers,
}: {
  site: Pick<Site, 'name' | 'language'>;
  publisher: Publisher;
  offers: readonly OfferToSee[];
}) {
  const texts = OFFER_TEXTS[language];
  const { name, taxId, address, email } = publisher;
  const hosts = new Set(
    offers.flatMap(({ isSold, soldAt }) => (isSold || !soldAt ? [] : new URL(soldAt).host)),
  );
  const isSold = offers.some((offer) => offer.isSold);
  const isHere = isSold || hosts.size === 0;
  const facts = [
    ...(isSold ? [texts.payment, texts.ending] : []),
    ...(isHere ? [texts.withdrawal] : []),
    ...(hosts.size ? [texts.soldElsewhere] : []),
    texts.complaints,
  ];
  const values = {
    site,
    publisher: name,
    email,
    days: WITHDRAWAL_DAYS,
    button: WITHDRAWAL_BUTTONS[language].begin,
  };
  return (
    // As wide as the offers above.
    <Grid columns="wide" gap="6" style={{ maxInlineSize: '60rem' }}>
      {facts.map(({ heading, text }) => (
        <Stack gap="1" key={heading}>
          <Heading headingLevel={2} size="xs">
            {fill(heading, { hosts: [...hosts].join(', ') })}
          </Heading>
          <Text variant="meta">{filledWithLinks(text, values)}</Text>
          {heading === texts.withdrawal.heading ? (
            <>
              <Text variant="meta">
                <Link href={ROUTES.ownSubscriptions} variant="standalone">
                  {WITHDRAWAL_BUTTONS[language].begin}
                </Link>
              </Text>
              <WithdrawalForm language={language} publisher={publisher} />
            </>
          ) : null}
        </Stack>
      ))}
      {isHere ? (
        <Stack gap="1">
          <Heading headingLevel={2} size="xs">
            {texts.seller}
          </Heading>
          <Text variant="meta">
            {name} ({taxId}), {address}. <Mail to={email} />
          </Text>
        </Stack>
      ) : null}
    </Grid>
  );
}
