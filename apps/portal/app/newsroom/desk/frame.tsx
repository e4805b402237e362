import { fill, ROUTES } from '@portal/model';
import type { DeskUser } from '@portal/model/newsroom';
import type { FormErrors } from '@portal/ui/account-form';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Box, Container, Hidden, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { PageMain } from '@portal/ui/page';
import { SkipLinks } from '@portal/ui/skip-links';
import { Heading, Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import type { PageContext } from '../../page';
import { type AccountView, accountHead, titleWithFaults } from '../../readers/account/page';
import { screensFor } from './screens';
import { DESK_TEXTS, type DeskTexts } from './texts';

/** Texts of the desk, in the language of its site. */
export const deskTexts = ({ site }: Pick<PageContext, 'site'>): DeskTexts => DESK_TEXTS[site.language];

/** Description of why a rule matched; the rule's name if it has no description. */
export function ruleWords(context: Pick<PageContext, 'site'>, rule: string): string {
  const words: Readonly<Record<string, string>> = deskTexts(context).rules;
  return words[rule] ?? rule;
}

type DeskHeadProps = { context: PageContext; path: string; user: DeskUser | null };

/** Rule below only: the window frames the rest. */
const UNDERLINED = { borderInline: 0, borderBlockStart: 0 } as const;

/** Current user of the desk, and the log-out button. */
function Whose({ context, path, user }: Omit<DeskHeadProps, 'user'> & { user: DeskUser }) {
  const texts = deskTexts(context);
  return (
    <form method="post" noValidate action={ROUTES.deskLogout}>
      <Inline gap="3" align="center">
        <Text as="span" variant="meta">
          <Link
            href={ROUTES.deskAccount}
            variant="quiet"
            {...(path === ROUTES.deskAccount ? { current: 'page' } : {})}
          >
            {fill(texts.loggedInAs, { name: user.name, role: texts.roles[user.role] })}
          </Link>
        </Text>
        <Button type="submit" variant="secondary" size="small">
          {texts.logout}
        </Button>
      </Inline>
    </form>
  );
}

/** Header of every desk page: site, navigation and current user. */
function DeskHead({ context, path, user }: DeskHeadProps) {
  const { site, locale } = context;
  const texts = deskTexts(context);
  const screens = user
    ? [
        { href: ROUTES.desk, title: texts.home.title },
        ...screensFor(user).flatMap(({ path: href, navigation: { title, isOnlyAtHome } }) =>
          isOnlyAtHome ? [] : [{ href, title: title(site.language) }],
        ),
      ]
    : [];
  return (
    <>
      <SkipLinks locale={locale} menuId={null} />
      <Box as="header" edge="quiet" paddingBlock="4" style={UNDERLINED}>
        <Container>
          <Stack gap="4">
            <Inline justify="between" gap="4">
              <Inline gap="4">
                <Text variant="label">
                  <b>{site.name}</b> · {texts.desk}
                </Text>
                <Link href={ROUTES.front} variant="standalone">
                  {texts.toSite}
                </Link>
              </Inline>
              {user ? (
                <>
                  {/* The first page repeats the navigation with larger touch targets. */}
                  <Hidden from="medium">
                    <Link href={ROUTES.desk} variant="standalone">
                      {texts.home.title}
                    </Link>
                  </Hidden>
                  <Whose context={context} path={path} user={user} />
                </>
              ) : null}
            </Inline>
            {user ? (
              <Hidden as="nav" below="medium" aria-label={texts.pages}>
                <Inline gap="4">
                  {screens.map(({ href, title }) => (
                    <Text key={href} as="span" variant={href === path ? 'label' : 'meta'}>
                      <Link href={href} variant="quiet" {...(href === path ? { current: 'page' } : {})}>
                        {title}
                      </Link>
                    </Text>
                  ))}
                </Inline>
              </Hidden>
            ) : null}
          </Stack>
        </Container>
      </Box>
    </>
  );
}

export type DeskPageProps = {
  title: string;
  path: string;
  user?: DeskUser | null;
  status?: number | undefined;
  /** Error of the request. */
  alert?: string | undefined;
  /** Errors by form field; their count is put before the page title. */
  errors?: FormErrors | undefined;
  /** Confirmation of the last action. */
  said?: string | false | undefined;
  children: ReactNode;
};

/** A desk page in its frame: one heading and its content. */
export function deskView(
  context: PageContext,
  { title, path, user = null, status, alert, errors, said, children }: DeskPageProps,
): AccountView {
  const { locale } = context;
  return {
    ...(status ? { status } : {}),
    head: accountHead(titleWithFaults(`${title} | ${deskTexts(context).desk}`, errors, locale), path),
    styles: ['desk'],
    frame: {
      head: (
        <PortalProvider locale={locale}>
          <DeskHead context={context} path={path} user={user} />
        </PortalProvider>
      ),
      foot: null,
    },
    view: (
      <PortalProvider locale={locale}>
        <PageMain>
          <Heading headingLevel={1} size="xl">
            {title}
          </Heading>
          {alert ? <FormAlert>{alert}</FormAlert> : null}
          {said ? (
            <Notice locale={locale} variant="success">
              {said}
            </Notice>
          ) : null}
          {children}
        </PageMain>
      </PortalProvider>
    ),
  };
}
