import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ACCOUNT_CONFIRMATIONS, AccountConfirmation } from './AccountConfirmation';

const meta = {
  title: 'Readers/Account/AccountConfirmation',
  component: AccountConfirmation,
  args: { kind: 'validation', token: 'abc', locale: localeOf('ca') },
  argTypes: {
    kind: { control: 'select', options: ACCOUNT_CONFIRMATIONS },
    locale: { table: { disable: true } },
  },
  parameters: guide({
    use: 'Where the link of a letter leads, and on the way out.',
    avoid: 'For what is asked on a page that goes on: ConfirmDialog.',
    keyboard: { Enter: 'on the button: confirms' },
    anatomy: {
      'account-confirmation': 'The whole',
      '<h1>': 'Title: what is to be confirmed',
      '<p>': 'What it brings about',
      button: 'Button that confirms',
    },
    accessibility: 'A form with one button; it needs no script.',
  }),
} satisfies Meta<typeof AccountConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Validation: Story = {};
export const WithPassword: Story = {
  args: { password: { isWrong: false } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Contrasenya');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.type(field, 'Llevantada1908');
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).get('password')).toBe('Llevantada1908');
  },
};
export const WrongPassword: Story = {
  parameters: { picture: true },
  args: { password: { isWrong: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Contrasenya')).toHaveAccessibleDescription(
      'Aquesta no és la contrasenya del compte.',
    );
  },
};
export const Newsletter: Story = { args: { kind: 'newsletter' } };
const newsletters = [
  { id: 'mati', name: 'El far del matí' },
  { id: 'cuina', name: 'A taula' },
];
export const NamedNewsletters: Story = {
  parameters: { picture: true },
  args: { kind: 'newsletter', newsletters },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/«El far del matí» i «A taula»/)).toBeVisible();
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).getAll('butlletins')).toEqual(['mati', 'cuina']);
  },
};
export const NamedNewslettersInSpanish: Story = {
  tags: ['!autodocs'],
  args: { kind: 'newsletter', newsletters, locale: localeOf('es') },
};
export const NewsletterLeaving: Story = { args: { kind: 'newsletterLeaving' } };
export const NamedNewsletterLeaving: Story = {
  args: { kind: 'newsletterLeaving', newsletters: newsletters.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/no rebràs més «El far del matí»/)).toBeVisible();
  },
};
export const Logout: Story = { args: { kind: 'logout', token: undefined } };
export const InSpanish: Story = { args: { locale: localeOf('es') } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** The token is submitted with the form, and only the form submits it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    const form = canvasElement.querySelector('form');
    await expect([form?.method, form && new FormData(form).get('token')]).toEqual(['post', 'abc']);
  },
};
