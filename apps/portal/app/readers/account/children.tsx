import {
  ADULT_AGE_YEARS,
  fill,
  formatDate,
  formatLongDay,
  formatPlural,
  MAX_CHILDREN,
  ROUTES,
} from '@portal/model';
import {
  CHILD_CONSENT_VERSION,
  type ChildAccount,
  type ChildrenAnswer,
  childConsentWords,
} from '@portal/model/readers';
import type { FormErrors, FormValues } from '@portal/ui/account-form';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Stack } from '@portal/ui/layout';
import { dateSettings, PortalProvider } from '@portal/ui/locale';
import { type ChildrenMissing, PostedForm } from '@portal/ui/my-children';
import { Heading, Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { ReactNode } from 'react';
import { Island } from '../../Island';
import myChildrenIsland from '../../islands/MyChildren';
import newChildIsland from '../../islands/NewChild';
import type { PageContext } from '../../page';
import { ChildRights } from './guardians';
import { bornBefore } from './options';
import { type AccountView, titleWithFaults } from './page';
import { profilePage } from './profile';
import { GUARDIAN_TEXTS } from './texts/guardians';

/** Outcomes shown on pages of children, by their names in addresses. */
export type ChildOutcome = keyof (typeof GUARDIAN_TEXTS)['ca']['said'];

const missingOf = ({ standing, children }: ChildrenAnswer): ChildrenMissing | undefined => {
  if (standing !== 'ready') return standing === 'child' ? 'under-age' : standing;
  return children.length >= MAX_CHILDREN ? 'full' : undefined;
};

/** Whether a reader may add a child now. */
export const mayAdd = (answer: ChildrenAnswer): boolean => missingOf(answer) === undefined;

function Said({ context, said }: { context: PageContext; said: ChildOutcome | undefined }) {
  if (!said) return null;
  const isFailure = said === 'failed' || said === 'tooOften';
  return (
    <FormAlert variant={isFailure ? 'error' : 'success'}>
      {GUARDIAN_TEXTS[context.site.language].said[said]}
    </FormAlert>
  );
}

/** `/perfil/fills/`: the accounts of children under a reader's (spec §2). */
export function childrenView(context: PageContext, answer: ChildrenAnswer, said?: ChildOutcome): AccountView {
  const { locale } = context;
  const { title } = locale.texts.children;
  return profilePage(
    context,
    'children',
    title,
    <>
      <AccountHead title={title} />
      <PortalProvider locale={locale}>
        <Said context={context} said={said} />
      </PortalProvider>
      <Island
        of={myChildrenIsland}
        id="my-children"
        props={{
          list: answer.children.map(({ id, name, birthdate, state }) => ({ id, name, birthdate, state })),
          missing: missingOf(answer),
          guardiansHref: ROUTES.guardians,
          addHref: ROUTES.newChild,
          manageHref: `${ROUTES.ownChild}?id={id}`,
          removeHref: `${ROUTES.childRemoval}?id={id}`,
        }}
        locale={locale}
      />
    </>,
  );
}

export type NewChildViewProps = {
  today: string;
  sentKey: string;
  values?: FormValues;
  errors?: FormErrors;
  failure?: string;
  status?: number;
};

/** `/perfil/fills/nou/`: adds a child, with the consent of the reader. */
export function newChildView(context: PageContext, props: NewChildViewProps): AccountView {
  const { site, locale } = context;
  const { today, status, ...form } = props;
  const view = profilePage(
    context,
    'children',
    titleWithFaults(locale.texts.children.newTitle, props.errors, locale),
    <Island
      of={newChildIsland}
      id="new-child"
      props={{
        ...form,
        today,
        action: ROUTES.newChild,
        consentWords: childConsentWords(site),
        version: CHILD_CONSENT_VERSION,
        minBirthdate: bornBefore(today, ADULT_AGE_YEARS),
        maxBirthdate: today,
        backHref: ROUTES.ownChildren,
        backText: GUARDIAN_TEXTS[site.language].back,
      }}
      locale={locale}
    />,
  );
  return { ...view, ...(status ? { status } : {}) };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3">
      <Heading headingLevel={2} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export type ChildViewProps = {
  child: ChildAccount;
  said?: ChildOutcome | undefined;
  values?: FormValues;
  errors?: Readonly<Record<string, string>>;
  status?: number;
};

/** `/perfil/fills/gestio/`: all actions of a guardian on one child. */
export function childView(
  context: PageContext,
  { child, said, values, errors, status }: ChildViewProps,
): AccountView {
  const { site, locale } = context;
  const texts = GUARDIAN_TEXTS[site.language];
  const { children: common } = locale.texts;
  const title = fill(texts.manageTitle, { name: child.name });
  const dates = dateSettings(locale);
  const action = `${ROUTES.ownChild}?id=${encodeURIComponent(child.id)}`;
  const view = profilePage(
    context,
    'children',
    titleWithFaults(title, errors, locale),
    <PortalProvider locale={locale}>
      <Stack gap="8">
        <Stack gap="3">
          <AccountHead title={title} back={{ text: texts.back, href: ROUTES.ownChildren }} />
          <Text variant="summary" tone="quiet">
            {fill(common.born, { date: formatDate(child.birthdate, 'published', dates) })} ·{' '}
            {common[child.state]}
          </Text>
          {child.nick ? <Text variant="summary">{fill(texts.nick, { nick: child.nick })}</Text> : null}
          <Said context={context} said={said} />
        </Stack>
        <Part title={texts.data}>
          <PostedForm action={action} submit={texts.rename} name="act" value="rename">
            <TextField
              label={common.name}
              name="name"
              autoComplete="off"
              required
              defaultValue={values?.name ?? child.name}
              {...(errors?.name ? { error: errors.name } : {})}
            />
          </PostedForm>
        </Part>
        <Part title={texts.access}>
          <Text variant="summary">{child.state === 'pending' ? texts.linkPending : texts.linkActive}</Text>
          <PostedForm action={action} submit={texts.link} name="act" value="link" />
          {child.state === 'active' ? (
            <Text variant="summary">
              {child.sessions
                ? formatPlural(texts.sessions, child.sessions, site.language)
                : texts.noSessions}
            </Text>
          ) : null}
          {child.sessions ? (
            <PostedForm action={action} submit={texts.endSessions} name="act" value="sessions" />
          ) : null}
        </Part>
        <ChildRights context={context} />
        <Part title={texts.consent}>
          <Text variant="summary">
            {fill(texts.consentedAt, { date: formatLongDay(child.consentedAt, dates) })}
          </Text>
          <Text variant="meta" tone="quiet">
            {child.consentWords}
          </Text>
          <div>
            <Button href={`${ROUTES.childRemoval}?id=${encodeURIComponent(child.id)}`} variant="secondary">
              {texts.remove}
            </Button>
          </div>
        </Part>
      </Stack>
    </PortalProvider>,
  );
  return { ...view, ...(status ? { status } : {}) };
}

/** `/perfil/fills/baixa/`: asks for confirmation before a child's account is deleted. */
export function childRemovalView(context: PageContext, { id, name }: ChildAccount): AccountView {
  const { locale, site } = context;
  const { children: texts } = locale.texts;
  const title = fill(texts.removeTitle, { name });
  return profilePage(
    context,
    'children',
    title,
    <PortalProvider locale={locale}>
      <form method="post" action={`${ROUTES.childRemoval}?id=${encodeURIComponent(id)}`}>
        <Stack gap="4">
          <AccountHead
            title={title}
            back={{ text: GUARDIAN_TEXTS[site.language].back, href: ROUTES.ownChildren }}
          />
          <Text>{texts.removeText}</Text>
          <div>
            <Button type="submit" variant="danger">
              {texts.removeConfirm}
            </Button>
          </div>
        </Stack>
      </form>
    </PortalProvider>,
  );
}
