import { fill, ROUTES } from '@portal/model';
import { type CurrentUser, mayHaveOwnAccount, type ReaderSession } from '@portal/model/readers';
import { AccountHead } from '@portal/ui/account-nav';
import { FormAlert } from '@portal/ui/form-alert';
import { Stack } from '@portal/ui/layout';
import { PortalProvider } from '@portal/ui/locale';
import { Heading, Text } from '@portal/ui/text';
import { Island } from '../../Island';
import accountSessionsIsland from '../../islands/AccountSessions';
import childReleaseIsland from '../../islands/ChildRelease';
import type { PageContext } from '../../page';
import { ChildRights } from './guardians';
import type { AccountView } from './page';
import { profilePage } from './profile';
import { GUARDIAN_TEXTS } from './texts/guardians';

/** Query parameter of the account page for a child's request for an independent account. */
export const RELEASE = 'propi';

export type ChildAccountViewProps = {
  user: CurrentUser;
  sessions: readonly ReaderSession[];
  today: string;
  email?: string;
  errors?: Readonly<Record<string, string>>;
  failure?: string;
  status?: number;
};

/**
 * `/perfil/mi-cuenta/` of a child: its guardian, its permissions, and from a certain age the form for an
 * independent account.
 */
export function childAccountView(context: PageContext, props: ChildAccountViewProps): AccountView {
  const { user, sessions, today, status } = props;
  const { locale } = context;
  const texts = GUARDIAN_TEXTS[context.site.language];
  const view = profilePage(
    context,
    'account',
    texts.ownTitle,
    <>
      <PortalProvider locale={locale}>
        <Stack gap="8">
          <Stack gap="3">
            <AccountHead title={texts.ownTitle} />
            <Text variant="summary">{fill(texts.nick, { nick: user.nick })}</Text>
            <Text variant="summary">{texts.own}</Text>
          </Stack>
          <ChildRights context={context} isOwn />
          {mayHaveOwnAccount(user.birthdate, today, context.site.minAge) ? (
            <Release context={context} {...props} />
          ) : null}
        </Stack>
      </PortalProvider>
      <Island of={accountSessionsIsland} id="account-sessions" props={{ sessions }} locale={locale} />
    </>,
  );
  return { ...view, ...(status ? { status } : {}) };
}

type ReleaseProps = ChildAccountViewProps & { context: PageContext };

/** Form for a child who is old enough to request an independent account. */
function Release({ context, user, email, errors, failure }: ReleaseProps) {
  const texts = GUARDIAN_TEXTS[context.site.language];
  return (
    <Stack as="section" gap="3">
      <Heading headingLevel={2} size="sm">
        {texts.releaseTitle}
      </Heading>
      {user.pendingEmail ? (
        <FormAlert variant="success">{fill(texts.releaseSent, { email: user.pendingEmail })}</FormAlert>
      ) : null}
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      <Text variant="summary">{texts.release}</Text>
      <Island
        of={childReleaseIsland}
        id="child-release"
        props={{ action: `${ROUTES.account}?${RELEASE}`, submit: texts.releaseSubmit, email, errors }}
        locale={context.locale}
      />
    </Stack>
  );
}
