import type { IdentityProviderScreen, ScreenStart } from '@portal/data';
import { ROUTES, type SiteIdentityProvider } from '@portal/model';
import { PageMain } from '@portal/ui/page';
import { Island } from '../../Island';
import providerLogoutIsland from '../../islands/ProviderLogout';
import providerScreenIsland from '../../islands/ProviderScreen';
import type { PageContext } from '../../page';
import { type AccountView, accountHead } from './page';

type Screen = {
  provider: SiteIdentityProvider;
  title: string;
  screen: IdentityProviderScreen;
  start?: ScreenStart | undefined;
  /** Target after the login: a path of this site. */
  backUrl?: string | undefined;
};

export type ProviderScreenProps = Screen & Pick<PageContext, 'locale'>;

/** Screen of the identity provider that keeps a site's accounts (spec §7), in place of our own form. */
export const ProviderScreen = ({ locale, provider, ...props }: ProviderScreenProps) => (
  <Island
    of={providerScreenIsland}
    id="provider-screen"
    props={{ script: provider.script, ...props }}
    locale={locale}
  />
);

/** View of our account page that embeds an identity provider's screen (login or registration). */
export const providerView = (
  context: PageContext,
  { path, ...props }: Screen & { path: string },
): AccountView => ({
  head: accountHead(props.title, path),
  view: (
    <PageMain>
      <ProviderScreen {...props} locale={context.locale} />
    </PageMain>
  ),
});

/** `/logout`, after our session is closed: the browser closes the provider's session. */
export const providerLogoutView = (
  { locale }: PageContext,
  { script }: SiteIdentityProvider,
): AccountView => ({
  head: accountHead(locale.texts.identityProvider.left, ROUTES.logout),
  view: (
    <PageMain>
      <Island of={providerLogoutIsland} id="provider-logout" props={{ script }} locale={locale} />
    </PageMain>
  ),
});
