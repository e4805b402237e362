import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ACCOUNT_PAGES, AccountNav } from './AccountNav';

const meta = {
  title: 'Readers/Account/AccountNav',
  component: AccountNav,
  args: { current: 'account', locale: localeOf('ca') },
  argTypes: { current: { control: 'select', options: [...ACCOUNT_PAGES, 'children'] } },
  parameters: guide({
    use: 'At the head of every page of the profile area.',
    avoid: 'In the header: AccountMenu.',
    anatomy: { 'account-nav': 'the tabs, and the way out beside them' },
    accessibility:
      'A navigation of its own name; the current page is marked. It scrolls by itself on a phone.',
  }),
} satisfies Meta<typeof AccountNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
export const Favourites: Story = { args: { current: 'favourites' } };
export const Newsletters: Story = { args: { current: 'newsletters', locale: localeOf('es') } };
export const WithChildren: Story = { args: { current: 'children', childrenHref: '/perfil/fills/' } };
export const WithSubscriptions: Story = {
  args: {
    current: 'subscriptions',
    uploadsHref: '/perfil/enviaments/',
    subscriptionsHref: '/perfil/subscripcions/',
  },
};
/** The log-out button is not one of the tabs. */
export const LogoutApart: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const logout = within(canvasElement).getByRole('link', { name: 'Tanca la sessió' });
    await expect(logout.closest('ul')).toBeNull();
    await expect(logout).toHaveAttribute('href', '/logout');
  },
};
export const OfAChild: Story = { args: { isChild: true } };
/** The mark of the current page is visible on the page, whatever the brand's header looks like. */
export const OnABrandWithADarkHeader: Story = {
  tags: ['!autodocs'],
  globals: { site: 'ribera' },
  play: async ({ canvasElement }) => {
    const mark = getComputedStyle(within(canvasElement).getByRole('link', { current: 'page' }));
    await expect(mark.borderBlockEndColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    await expect(mark.borderBlockEndColor).not.toBe('rgb(255, 255, 255)');
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
