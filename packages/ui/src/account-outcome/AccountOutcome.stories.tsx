import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ACCOUNT_OUTCOMES, AccountOutcome } from './AccountOutcome';

const meta = {
  title: 'Readers/Account/AccountOutcome',
  component: AccountOutcome,
  args: { outcome: 'registered', locale: localeOf('ca') },
  argTypes: { outcome: { control: 'select', options: ACCOUNT_OUTCOMES } },
  parameters: guide({
    use: 'As the page that follows registering, validating, recovering, deleting.',
    avoid: 'For faults of addresses: ErrorPage.',
    anatomy: { 'account-outcome': 'sign, title, text, where to go' },
    accessibility: 'Its title is the page’s own heading; the sign repeats what the title says.',
  }),
} satisfies Meta<typeof AccountOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {};
export const RegistrationFailed: Story = {
  parameters: { picture: true },
  args: { outcome: 'registrationFailed' },
  play: async ({ canvasElement }) => {
    const again = within(canvasElement).getByRole('link', { name: 'Torna-ho a provar' });
    await expect(again).toHaveAttribute('href', '/registro');
  },
};
export const Validated: Story = { args: { outcome: 'validated' } };
const STORY = { href: '/cultura/un-ascensor/', isStory: true, byLogin: true };
export const ValidatedFromAStory: Story = {
  tags: ['!autodocs'],
  args: { outcome: 'validated', back: STORY },
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('link', { name: 'Inicia la sessió' });
    await expect(way).toHaveAttribute('href', '/acceso/?backUrl=%2Fcultura%2Fun-ascensor%2F');
  },
};
export const RegisteredFromAnotherPage: Story = {
  args: { outcome: 'registered', back: { href: '/agenda/', isStory: false } },
};
export const EmailChanged: Story = { args: { outcome: 'emailChanged' } };
export const ValidationFailed: Story = { args: { outcome: 'validationFailed' } };
export const ResetSent: Story = { args: { outcome: 'resetSent' } };
export const PasswordChanged: Story = { args: { outcome: 'passwordChanged' } };
export const ResetFailed: Story = { args: { outcome: 'resetFailed' } };
export const Unsubscribed: Story = { args: { outcome: 'unsubscribed' } };
export const UnsubscribedFromNamed: Story = {
  tags: ['!autodocs'],
  args: { outcome: 'unsubscribed', newsletters: ['El far del matí'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No rebràs més «El far del matí».')).toBeVisible();
  },
};
export const LeavingFailed: Story = { args: { outcome: 'leavingFailed' } };
const OF_NEWSLETTERS = ['subscriptionFailed', 'leavingFailed', 'unsubscribed', 'subscriptionAsked'] as const;
/** A failed action can be retried, an unintended one undone, and a missing email requested again. */
export const WaysOn: Story = {
  tags: ['!autodocs'],
  render: ({ locale }) => (
    <main>
      {OF_NEWSLETTERS.map((outcome) => (
        <AccountOutcome key={outcome} outcome={outcome} headingLevel={2} locale={locale} />
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    for (const [name, href] of [
      ['Torna-ho a provar', '/boletines/'],
      ['Ves als teus butlletins', '/perfil/boletines/'],
      ['Torna-t’hi a subscriure', '/boletines/'],
      ['Torna a demanar la subscripció', '/boletines/'],
    ] as const)
      await expect(within(canvasElement).getByRole('link', { name })).toHaveAttribute('href', href);
  },
};
/** A comment submitted without JavaScript, on an article that its reader cannot read in full. */
export const CommentFailedForAReason: Story = {
  parameters: { picture: true },
  args: {
    outcome: 'commentFailed',
    reason: localeOf('ca').texts.commentBox.reasons.FORBIDDEN,
    back: { href: '/cultura/un-ascensor/', isStory: true },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Per comentar cal poder llegir l’article sencer.'),
    ).toBeVisible();
    await expect(within(canvasElement).queryByText(/Potser/)).toBeNull();
  },
};
export const Deleted: Story = {
  parameters: { picture: true },
  args: { outcome: 'deleted', privacyHref: '/legal/privacitat/' },
  play: async ({ canvasElement, args }) => {
    const way = within(canvasElement).getByRole('link', { name: 'Què en conservem' });
    await expect(way).toHaveAttribute('href', args.privacyHref);
  },
};
export const InSpanish: Story = { args: { locale: localeOf('es') } };
