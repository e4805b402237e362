import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { FollowedAuthors, SavedList } from '../account-list/AccountList';
import { AccountNav, type AccountNavProps } from '../account-nav/index';
import { ACCOUNT_OUTCOMES, AccountOutcome } from '../account-outcome/AccountOutcome';
import { AUTHORS, STORIES } from '../fixtures/cards';
import { localeOf } from '../fixtures/locales';
import { CHROMATIC_PAGE_MODES } from '../fixtures/modes';
import { PageFrame, type Paper } from '../fixtures/PageFrame';
import changeStories from '../login-form/ChangePasswordForm.stories';
import { ChangePasswordForm, LoginForm, RecoverForm, SocialButtons } from '../login-form/index';
import loginStories from '../login-form/LoginForm.stories';
import recoverStories from '../login-form/RecoverForm.stories';
import { MyChildren } from '../my-children/index';
import childrenStories from '../my-children/MyChildren.stories';
import { NewslettersForm } from '../newsletters-form/NewslettersForm';
import newslettersStories from '../newsletters-form/NewslettersForm.stories';
import { AccountRemoval, ProfileForm } from '../profile-form/index';
import profileStories from '../profile-form/ProfileForm.stories';
import { RegisterForm } from '../register-form/RegisterForm';
import registerStories from '../register-form/RegisterForm.stories';

const locale = localeOf('ca');

const meta = {
  title: 'Pages/Account',
  tags: ['full'],
  parameters: { layout: 'fullscreen', chromatic: { modes: CHROMATIC_PAGE_MODES } },
} satisfies Meta;
export default meta;
type StoryOfPage = StoryObj<typeof meta>;

type PlainProps = { path: string; paper?: Paper; children: ReactNode };

/** A form or its outcome alone, without other links. */
const Plain = ({ path, paper, children }: PlainProps) => (
  <PageFrame path={path} paper={paper}>
    {children}
  </PageFrame>
);

/** The profile area: its tabs, and the content of one of them. */
const ProfileArea = ({ tab, children }: { tab: AccountNavProps['current']; children: ReactNode }) => (
  <PageFrame path="/perfil/" nick="Mercè">
    <AccountNav
      current={tab}
      childrenHref={tab === 'children' ? '/perfil/fills/' : undefined}
      locale={locale}
    />
    {children}
  </PageFrame>
);

export const Login: StoryOfPage = {
  tags: ['!full'],
  render: () => (
    <Plain path="/acceso/">
      <LoginForm {...loginStories.args}>
        <SocialButtons backUrl="/cultura/" termsHref="#terms" locale={locale} />
      </LoginForm>
    </Plain>
  ),
};
export const LoginRefusedInSpanish: StoryOfPage = {
  globals: { site: 'ribera', language: 'es' },
  render: () => (
    <Plain path="/acceso/" paper="es">
      <LoginForm {...loginStories.args} alert="loginFailed">
        <SocialButtons backUrl="/cultura/" locale={localeOf('es')} />
      </LoginForm>
    </Plain>
  ),
};
export const ForgottenPassword: StoryOfPage = {
  render: () => (
    <Plain path="/acceso/">
      <RecoverForm {...recoverStories.args} />
    </Plain>
  ),
};
export const NewPassword: StoryOfPage = {
  render: () => (
    <Plain path="/acceso/">
      <ChangePasswordForm {...changeStories.args} />
    </Plain>
  ),
};
export const Registration: StoryOfPage = {
  render: () => (
    <Plain path="/registro">
      <RegisterForm {...registerStories.args} />
    </Plain>
  ),
};
/** Each outcome of registration, recovery and deletion is a page of its own. */
export const Outcomes: StoryOfPage = {
  render: () => (
    <Plain path="/registro">
      {ACCOUNT_OUTCOMES.map((outcome) => (
        <AccountOutcome key={outcome} outcome={outcome} locale={locale} />
      ))}
    </Plain>
  ),
};
export const Profile: StoryOfPage = {
  render: () => (
    <ProfileArea tab="account">
      <ProfileForm {...profileStories.args} />
      <AccountRemoval onDelete={() => Promise.resolve()} />
    </ProfileArea>
  ),
};
export const Saved: StoryOfPage = {
  render: () => (
    <ProfileArea tab="favourites">
      <SavedList
        items={[STORIES.storm, STORIES.harvest, STORIES.budget, STORIES.compost].map(
          ({ id, title, url, image, category }) => ({ id, title, url, image, category }),
        )}
        onRemove={() => {}}
      />
    </ProfileArea>
  ),
};
export const NothingSaved: StoryOfPage = {
  render: () => (
    <ProfileArea tab="favourites">
      <SavedList items={[]} onRemove={() => {}} />
    </ProfileArea>
  ),
};
export const Authors: StoryOfPage = {
  render: () => (
    <ProfileArea tab="authors">
      <FollowedAuthors
        authors={[AUTHORS.nuria, AUTHORS.pau, AUTHORS.clara].map((author) => ({
          ...author,
          twitter: author === AUTHORS.pau ? undefined : 'https://twitter.example/elfar',
        }))}
        onRemove={() => {}}
      />
    </ProfileArea>
  ),
};
export const Newsletters: StoryOfPage = {
  render: () => (
    <ProfileArea tab="newsletters">
      <NewslettersForm {...newslettersStories.args} />
    </ProfileArea>
  ),
};
export const Children: StoryOfPage = {
  render: () => (
    <ProfileArea tab="children">
      <MyChildren {...childrenStories.args} list={[...childrenStories.args.list]} />
    </ProfileArea>
  ),
};
