import { identityProviderOf, ROUTES } from '@portal/model';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import type { LoginAlert } from '@portal/ui/login-form';
import { PageMain } from '@portal/ui/page';
import { Island } from '../Island';
import loginIsland from '../islands/Login';
import type { PageContext } from '../page';
import { type AccountView, accountHead, titleWithFaults } from './page';
import { providerView } from './provider';
import { GUARDIAN_TEXTS } from './texts';

export type LoginViewProps = {
  /** A path of the site's own. */
  backUrl?: string;
  alert?: LoginAlert;
  email?: string;
  /** Fields of the form that the server found wrong. */
  errors?: Readonly<Record<string, string>>;
  userId?: string;
  /** The forgotten password in place of the login. */
  recovers?: boolean;
  failure?: string;
  status?: number;
};

const query = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length ? `?${new URLSearchParams(given)}` : '';
};

/** `/acceso/` (spec §2): the login, and the forgotten password in its place; a provider's where it keeps the accounts. */
export function loginView(context: PageContext, props: LoginViewProps): AccountView {
  const { locale } = context;
  const { backUrl, recovers = false, status } = props;
  const title = recovers ? locale.texts.login.recoverTitle : locale.texts.login.title;
  const provider = identityProviderOf(context.site);
  if (provider)
    return providerView(context, {
      provider,
      title,
      path: ROUTES.login,
      screen: 'login',
      start: recovers ? 'recovery' : undefined,
      backUrl,
    });
  return {
    ...(status ? { status } : {}),
    head: accountHead(titleWithFaults(title, props.errors, locale), ROUTES.login),
    view: (
      <PageMain>
        <Island
          of={loginIsland}
          id="login"
          props={{
            recovers,
            alert: props.alert,
            email: props.email,
            errors: props.errors,
            userId: props.userId,
            failure: props.failure,
            backUrl,
            action: ROUTES.login + query({ backUrl }),
            recoverHref: ROUTES.login + query({ recuperar: '1', backUrl }),
            providers: context.providers,
            termsUrl: context.site.termsUrl,
          }}
          locale={locale}
        />
        <PortalProvider locale={locale}>
          <Link href={ROUTES.childLogin} variant="standalone">
            {GUARDIAN_TEXTS[context.site.language].children}
          </Link>
        </PortalProvider>
      </PageMain>
    ),
  };
}
