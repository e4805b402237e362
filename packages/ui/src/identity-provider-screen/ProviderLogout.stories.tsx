import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { PROVIDER_LOGOUT_STATUSES, ProviderLogout } from './IdentityProviderScreen';

const meta = {
  title: 'Readers/Account/ProviderLogout',
  component: ProviderLogout,
  args: { onRetry: fn() },
  argTypes: { status: { control: 'select', options: PROVIDER_LOGOUT_STATUSES } },
  parameters: guide({
    use: 'As the page of logging out where an identity provider keeps the accounts: the site’s session is closed, the provider’s is being closed.',
    avoid: 'Where the site keeps its accounts itself: logging out there needs no page.',
    anatomy: { 'provider-logout': 'heading, what is going on, the way to the login' },
    keyboard: { Tab: 'goes to trying again and to the login' },
    accessibility: 'The heading is the page’s own; waiting and failure are announced.',
  }),
} satisfies Meta<typeof ProviderLogout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leaving: Story = {};
export const NotLeft: Story = {
  parameters: { picture: true },
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Torna-ho a provar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const InSpanish: Story = { globals: { language: 'es' }, args: { status: 'failed' } };
