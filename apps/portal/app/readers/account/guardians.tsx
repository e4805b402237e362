import { fill, loginPath, ROUTES, registrationPath } from '@portal/model';
import type { CurrentUser } from '@portal/model/readers';
import type { FormErrors, FormValues } from '@portal/ui/account-form';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Heading, Text } from '@portal/ui/text';
import { Island } from '../../Island';
import childEntryIsland from '../../islands/ChildEntry';
import type { PageContext } from '../../page';
import { type AccountView, accountHead, titleWithFaults } from './page';
import { GUARDIAN_TEXTS } from './texts/guardians';

/** Permissions and limits of a child's account; addressed to the child if the account is theirs. */
export function ChildRights({ context, isOwn = false }: { context: PageContext; isOwn?: boolean }) {
  const all = GUARDIAN_TEXTS[context.site.language];
  const texts = isOwn ? all.ownRights : all;
  return (
    <Stack gap="4">
      {(['can', 'cannot'] as const).map((part) => (
        <Stack key={part} gap="1">
          <Heading headingLevel={2} size="xs">
            {texts[`${part}Title`]}
          </Heading>
          <Text variant="summary" tone="quiet">
            {texts[part]}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/**
 * Next step for the current user: log in or register, or with an account, create the child's. A child sees
 * none.
 */
function NextStep({ context, user }: { context: PageContext; user: CurrentUser | null }) {
  const { site, locale } = context;
  const texts = GUARDIAN_TEXTS[site.language];
  if (user) return user.isChild ? null : <Button href={ROUTES.newChild}>{texts.go}</Button>;
  return (
    <>
      <Button href={loginPath(ROUTES.newChild)}>{locale.texts.login.submit}</Button>
      <Button href={registrationPath(ROUTES.newChild)} variant="secondary">
        {texts.register}
      </Button>
    </>
  );
}

/**
 * `/tutors/`: information for parents and guardians, and how to start (spec §6). It is a public page, which
 * search engines may index.
 */
export function guardiansView(context: PageContext, user: CurrentUser | null): AccountView {
  const { site, locale } = context;
  const texts = GUARDIAN_TEXTS[site.language];
  const { noIndex: _, ...head } = accountHead(texts.title, ROUTES.guardians);
  return {
    head,
    view: (
      <PageMain>
        <PortalProvider locale={locale}>
          <Stack gap="6" style={{ maxInlineSize: '36rem' }}>
            <Stack gap="3">
              <AccountHead title={texts.title} />
              <Text>{fill(texts.intro, { years: site.minAge })}</Text>
            </Stack>
            <Stack as="ol" gap="3">
              {Object.entries(texts.steps).map(([name, step], at) => (
                <Text as="li" variant="summary" key={name}>
                  <strong>{at + 1}.</strong> {step}
                </Text>
              ))}
            </Stack>
            <Inline gap="3">
              <NextStep context={context} user={user} />
            </Inline>
            <ChildRights context={context} />
            <Link href={ROUTES.childLogin} variant="standalone">
              {texts.children}
            </Link>
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}

export type ChildEntryViewProps = {
  values?: FormValues;
  errors?: FormErrors;
  failure?: string;
  notice?: string;
  status?: number;
};

/** `/acceso/menors/`: login of children. */
export function childLoginView(context: PageContext, { status, ...props }: ChildEntryViewProps): AccountView {
  const { locale } = context;
  return {
    ...(status ? { status } : {}),
    head: accountHead(
      titleWithFaults(locale.texts.children.enterTitle, props.errors, locale),
      ROUTES.childLogin,
    ),
    view: (
      <PageMain>
        <Island
          of={childEntryIsland}
          id="child-entry"
          props={{ action: ROUTES.childLogin, loginHref: ROUTES.login, ...props }}
          locale={locale}
        />
      </PageMain>
    ),
  };
}

/** `/acceso/invitacio/`: where a child chooses a nick and password. */
export function childInvitationView(
  context: PageContext,
  { status, name, token, ...props }: ChildEntryViewProps & { name: string; token: string },
): AccountView {
  const { locale } = context;
  const title = fill(locale.texts.children.invitationTitle, { name });
  return {
    ...(status ? { status } : {}),
    head: accountHead(titleWithFaults(title, props.errors, locale), ROUTES.childInvitation),
    view: (
      <PageMain>
        <Island
          of={childEntryIsland}
          id="child-entry"
          props={{ action: ROUTES.childInvitation, invited: name, token, ...props }}
          locale={locale}
        />
      </PageMain>
    ),
  };
}

/**
 * Page of a link that is used, expired or unknown.
 * @param tooOften shown instead if the rate limit was reached
 */
export function spentInvitationView(context: PageContext, tooOften?: string): AccountView {
  const texts = GUARDIAN_TEXTS[context.site.language];
  const title = tooOften === undefined ? texts.spentTitle : texts.children;
  return {
    status: tooOften === undefined ? 400 : 429,
    head: accountHead(title, ROUTES.childInvitation),
    view: (
      <PageMain>
        <PortalProvider locale={context.locale}>
          <Stack gap="4">
            <AccountHead title={title} />
            <Text>{tooOften ?? texts.spent}</Text>
            <Link href={ROUTES.childLogin} variant="standalone">
              {texts.children}
            </Link>
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}
