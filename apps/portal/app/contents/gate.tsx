import { loginPath, offersPath, readingPath, registrationPath } from '@portal/model';
import { bodyPlaceOf } from '@portal/ui/article';
import { PortalProvider } from '@portal/ui/locale';
import { RegistrationGate } from '@portal/ui/registration-gate';
import { Island } from '../Island';
import gateIsland from '../islands/Gate';
import paywallIsland from '../islands/Paywall';
import type { PageContext, PageOf } from '../page';

type GateProps = Pick<PageOf<'content'>, 'content' | 'path'> & {
  context: PageContext;
  /** The month's stories have been read: its page is that reader's own. */
  isSpent: boolean;
};

/** What ends the opening of a closed text: what it asks for, and the way on. */
export function Gate({ content, path, context, isSpent }: GateProps) {
  const { locale, site, origin } = context;
  const { id, gate } = content;
  const props = {
    contentId: id,
    registerHref: registrationPath(path),
    loginHref: loginPath(path),
    readHref: readingPath(path),
    address: new URL(path, origin).href,
    place: bodyPlaceOf(content),
  };
  const reader = context.showroom?.reader ?? 'own';
  const monthly = site.paywall?.monthly;
  // As it is for somebody else than whoever looks: it stays so, and asks for nothing.
  if (reader !== 'own')
    return (
      <PortalProvider locale={locale}>
        <RegistrationGate
          {...props}
          asks={reader === 'spent' && gate === 'metered' ? 'spent' : (gate ?? 'registered')}
          state={reader === 'spent' ? 'refused' : 'closed'}
          {...(monthly === undefined ? {} : { monthly })}
          {...(site.paywall?.offerUrl ? { offerHref: site.paywall.offerUrl } : {})}
        />
      </PortalProvider>
    );
  if (!gate || gate === 'registered')
    return <Island of={gateIsland} id="gate" props={props} locale={locale} />;
  const { version, offerUrl } = site.paywall ?? {};
  const paywall =
    monthly === undefined || version === undefined
      ? null
      : { monthly, version, ...(offerUrl ? { offerUrl } : {}) };
  return (
    <Island
      of={paywallIsland}
      id="gate"
      props={{
        ...props,
        ...{ condition: gate, siteAlias: site.alias, paywall, offersHref: offersPath(path) },
        ...(isSpent ? { isSpent } : {}),
      }}
      locale={locale}
    />
  );
}
