import { CALLS, identityProviderOf, ROUTES, type Site } from '@portal/model';
import {
  asksFirst,
  type ConsentSettings,
  consentVersion,
  decisionOf,
  purposesOf,
  refusalOf,
} from '@portal/model/readers';
import { SITE_TOKENS } from '@portal/tokens';
import { ConsentNotice } from '@portal/ui/consent';
import { Footer } from '@portal/ui/footer';
import { Header, OnAirLine } from '@portal/ui/header';
import { LoadFailure } from '@portal/ui/load-failure';
import { PortalProvider } from '@portal/ui/locale';
import { SkipLinks } from '@portal/ui/skip-links';
import { WeatherNow } from '@portal/ui/weather';
import { themeOf } from './document/Document';
import { Island } from './Island';
import accountIsland from './islands/Account';
import alertsIsland from './islands/Alerts';
import cardSavesIsland from './islands/CardSaves';
import consentIsland from './islands/Consent';
import providerAccountIsland from './islands/ProviderAccount';
import schemeIsland from './islands/Scheme';
import { legalLinks } from './legal/links';
import type { MastheadNow, PageContext } from './page';
import './page-change.css';
import './parsing.css';

type Surroundings = Pick<PageContext, 'site' | 'locale'>;

export type ShellHeadProps = Surroundings &
  MastheadNow & {
    path: string;
    /** Query that a public page reads, with the question mark. */
    query?: string | undefined;
    isReader?: boolean | undefined;
    /** The light edition sets the name in type: its drawing weighs as much as a short story. */
    isLight?: boolean | undefined;
  };

/** Start of every page: skip link and header. */
export function ShellHead({
  site,
  locale,
  path,
  query,
  isReader = false,
  isLight = false,
  show,
  weather,
}: ShellHeadProps) {
  const back = { path, ...(query === undefined ? {} : { query }) };
  const provider = identityProviderOf(site);
  const { defaultScheme, wordmark } = SITE_TOKENS[themeOf(site.theme)];
  return (
    <>
      <SkipLinks locale={locale} />
      <Header
        locale={locale}
        name={site.name}
        sign={site.sign}
        outlines={isLight ? undefined : wordmark}
        navigation={site.navigation}
        currentPath={path}
        isFront={path === '/'}
        place={site.place}
        founded={site.founded}
        offersHref={site.paywall?.offerUrl}
        account={
          provider ? (
            <Island
              of={providerAccountIsland}
              id="account"
              props={{ ...back, script: provider.script }}
              locale={locale}
            />
          ) : site.features.users ? (
            <Island
              of={accountIsland}
              id="account"
              props={{ ...back, ...(isReader ? { isReader } : {}) }}
              locale={locale}
            />
          ) : undefined
        }
        onAir={show && !isLight ? <OnAirLine locale={locale} show={show} /> : undefined}
        weather={
          weather && !isLight ? (
            <WeatherNow forecast={weather} href={ROUTES.weather} locale={locale} />
          ) : undefined
        }
        tagline={site.tagline}
        scheme={<Island of={schemeIsland} id="scheme" props={{ initial: defaultScheme }} locale={locale} />}
      />
    </>
  );
}

/** Page that lists the cookies. */
const policyOf = ({ publisher }: Pick<Site, 'publisher'>) =>
  publisher ? { policyHref: ROUTES.cookies } : {};

/**
 * Whether the site's own notice asks: no framework, no consent-or-pay, and no platform of the publisher's
 * own.
 */
const asksByOwnWords = ({ tcf, orPay, platform }: ConsentSettings) => !tcf && !orPay && !platform;

/** Props of the site's own notice. */
const ownAsking = (consent: ConsentSettings) => ({
  refused: refusalOf(consent),
  asking: { version: consentVersion(consent), purposes: purposesOf(consent) },
});

/** The site's own notice, as a template for readers who have not decided. */
function ConsentTemplate({ site, locale }: Surroundings) {
  const { name, consent } = site;
  if (!consent || !asksFirst(consent) || !asksByOwnWords(consent)) return null;
  return (
    <template id="consent-notice">
      <PortalProvider locale={locale}>
        <ConsentNotice
          name={name}
          purposes={purposesOf(consent)}
          partners={consent.partners.length}
          {...policyOf(site)}
        />
      </PortalProvider>
    </template>
  );
}

/** End of every page: the site's footer, and templates. */
export function ShellFoot({ site, locale, isLight = false }: Surroundings & Pick<ShellHeadProps, 'isLight'>) {
  const { wordmark } = SITE_TOKENS[themeOf(site.theme)];
  return (
    <>
      {site.features.users ? (
        <Island of={cardSavesIsland} id="card-saves" props={{}} locale={locale} />
      ) : null}
      <Footer
        locale={locale}
        name={site.name}
        sign={site.sign}
        outlines={isLight ? undefined : wordmark}
        tagline={site.tagline}
        columns={site.footer}
        social={site.social}
        legal={[
          ...legalLinks(site),
          { id: 'offline', text: locale.texts.kept.keepLabel, href: ROUTES.offline },
          { id: 'light', text: locale.texts.edition.light, href: '?edition=light' },
        ]}
        isFiction={site.isFiction}
        consent={
          site.consent ? (
            <Island
              of={consentIsland}
              id="consent"
              wake={asksFirst(site.consent) ? 'consent' : 'interaction'}
              props={{
                name: site.name,
                settings: site.consent,
                address: CALLS.consent,
                ...(site.analytics ? { analytics: site.analytics } : {}),
                ...(asksFirst(site.consent) ? { decided: decisionOf(site.consent) } : {}),
                // With the framework, scripts load on every page, even after a refusal; with consent-or-pay
                // the reader is asked again.
                ...(asksByOwnWords(site.consent) ? ownAsking(site.consent) : {}),
                ...policyOf(site),
              }}
              locale={locale}
            />
          ) : undefined
        }
      />
      <Island of={alertsIsland} id="alerts" props={{ url: CALLS.alerts }} locale={locale} />
      <ConsentTemplate site={site} locale={locale} />
      <template id="load-failure">
        <LoadFailure locale={locale} />
      </template>
    </>
  );
}
