import { type AnalyticsSettings, CONSENT_PURPOSES, fill, type Publisher, type Site } from '@portal/model';
import { AccountHead } from '@portal/ui/account-nav';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { type Locale, PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Heading, Text } from '@portal/ui/text';
import { filledWithLinks, Mail } from '../addresses-in-words';
import { legalPath } from '../legal/links';
import type { LegalPage, LegalSection, LegalTexts } from '../legal/pages';
import { LEGAL_TEXTS } from '../legal/texts';
import type { PageContext } from '../page';
import { type AccountView, accountHead } from './page';
import { Stored } from './stored';

const FACTS = ['name', 'taxId', 'address', 'registry', 'email', 'phone', 'dataProtection'] as const;

/** An address and a telephone can be pressed; all else is read. */
function Fact({ name, words }: { name: (typeof FACTS)[number]; words: string }) {
  if (name === 'phone') return <Link href={`tel:${words.replaceAll(/[^+\d]/g, '')}`}>{words}</Link>;
  return name === 'email' || name === 'dataProtection' ? <Mail to={words} /> : words;
}

/** Who answers for the site: all that its file says of them. */
function Facts({ publisher, texts }: { publisher: Publisher; texts: LegalTexts }) {
  return (
    <Stack as="ul" gap="2">
      {FACTS.map((fact) =>
        publisher[fact] ? (
          <Text as="li" variant="summary" key={fact}>
            <strong>{texts.facts[fact]}:</strong> <Fact name={fact} words={publisher[fact]} />
          </Text>
        ) : null,
      )}
      {publisher.principles ? (
        <Text as="li" variant="summary">
          <Link href={publisher.principles}>{texts.facts.principles}</Link>
        </Text>
      ) : null}
    </Stack>
  );
}

/** Tools that measure, by their names, and where what they are told goes. */
const toolsOf = ({ gtm, plausible, matomo, endpoint }: AnalyticsSettings, own: string) =>
  [
    { name: 'Google Tag Manager', url: gtm?.origin },
    { name: 'Plausible', url: plausible?.origin },
    { name: 'Matomo', url: matomo?.url },
    { name: own, url: endpoint?.url },
  ].flatMap(({ name, url }) => (url ? [`${name} (${new URL(url).host})`] : []));

type PartnersProps = {
  partners: NonNullable<Site['consent']>['partners'];
  locale: Locale<'consentNotice'>;
};

/** Who gets something if the reader agrees, each under what it is for, in the words in which that is asked. */
const Partners = ({ partners, locale }: PartnersProps) =>
  CONSENT_PURPOSES.map((purpose) => ({ purpose, own: partners.filter((one) => one.purpose === purpose) }))
    .filter(({ own }) => own.length > 0)
    .map(({ purpose, own }) => {
      const { name, text } = locale.texts.consentNotice.purposes[purpose];
      return (
        <Stack key={purpose} gap="1">
          <Heading headingLevel={3} size="xs" id={`purpose-${purpose}`}>
            {name}
          </Heading>
          <Text variant="summary">{text}</Text>
          <Stack as="ul" gap="1" aria-labelledby={`purpose-${purpose}`}>
            {own.map(({ name: partner, policy }) => (
              <Text as="li" variant="summary" key={partner}>
                <Link href={policy} external>
                  {partner}
                </Link>
              </Text>
            ))}
          </Stack>
        </Stack>
      );
    });

/** What the pages keep in browsers, and who else gets something if the reader agrees. */
function Cookies({
  site,
  locale,
  texts: { cookies: texts },
}: {
  site: Site;
  locale: Locale<'consentNotice'>;
  texts: LegalTexts;
}) {
  return (
    <>
      <Stack gap="6">
        <Heading headingLevel={2} size="sm">
          {texts.caption}
        </Heading>
        <Stored site={site} texts={texts} />
      </Stack>
      {site.analytics ? (
        <Stack gap="2">
          <Heading headingLevel={2} size="sm">
            {texts.tools}
          </Heading>
          <Text variant="summary">{texts.toolsText}</Text>
          <Stack as="ul" gap="1">
            {toolsOf(site.analytics, texts.ownTool).map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </Stack>
        </Stack>
      ) : null}
      <Stack gap="2">
        <Heading headingLevel={2} size="sm">
          {texts.partners}
        </Heading>
        {site.consent?.partners.length ? (
          <Partners partners={site.consent.partners} locale={locale} />
        ) : site.consent ? null : (
          <Text variant="summary">{fill(texts.noPartners, { site: site.name })}</Text>
        )}
        {site.consent?.tcf ? (
          <Text variant="summary">
            {fill(texts.framework, {
              vendors: site.consent.tcf.vendors.length,
              cmpId: site.consent.tcf.cmpId,
            })}
          </Text>
        ) : null}
      </Stack>
    </>
  );
}

const Section = ({ section, values }: { section: LegalSection; values: ReturnType<typeof valuesOf> }) => (
  <Stack gap="2">
    <Heading headingLevel={2} size="sm">
      {section.heading}
    </Heading>
    {section.text.map((paragraph) => (
      <Text variant="summary" key={paragraph}>
        {filledWithLinks(paragraph, values)}
      </Text>
    ))}
  </Stack>
);

/** Values of the texts, from the facts of the site. */
const valuesOf = (site: Site, publisher: Publisher, locale: Locale) => ({
  site: site.name,
  publisher: publisher.name,
  email: publisher.email,
  privacyEmail: publisher.dataProtection ?? publisher.email,
  minAge: site.minAge,
  reviewed: new Intl.DateTimeFormat(locale.dates.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(publisher.accessibilityReviewed),
  ),
});

/** A page that the law asks of a site, made of what its file says. Search engines may know it. */
export function legalView(context: PageContext, page: LegalPage, publisher: Publisher): AccountView {
  const { site, locale } = context;
  const texts = LEGAL_TEXTS[site.language];
  const { title, intro, sections } = texts.pages[page];
  const values = valuesOf(site, publisher, locale);
  const { noIndex: _, ...head } = accountHead(title, legalPath(page));
  return {
    head,
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="6" style={{ maxInlineSize: '40rem' }}>
            <AccountHead title={title} />
            <Text>{filledWithLinks(intro, values)}</Text>
            {page === 'notice' || page === 'privacy' ? <Facts publisher={publisher} texts={texts} /> : null}
            {page === 'cookies' ? <Cookies site={site} locale={locale} texts={texts} /> : null}
            {sections
              .filter(({ only }) => only === undefined || site.paywall)
              .map((section) => (
                <Section key={section.heading} section={section} values={values} />
              ))}
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}
