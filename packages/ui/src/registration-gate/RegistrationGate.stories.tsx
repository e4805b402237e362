import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { GATE_STATES, RegistrationGate } from './RegistrationGate';

const meta = {
  title: 'Readers/Paywall/RegistrationGate',
  component: RegistrationGate,
  args: {
    registerHref: '/registro?backUrl=%2Fcultura%2Fun-ascensor%2F',
    loginHref: '/acceso/?backUrl=%2Fcultura%2Fun-ascensor%2F',
    address: 'https://elfar.example/cultura/un-ascensor/',
    onRetry: fn(),
  },
  argTypes: { state: { control: 'select', options: GATE_STATES } },
  parameters: guide({
    use: 'After the opening of a text for registered readers.',
    avoid: 'To hide a text that is on the page: the server must not send it.',
    anatomy: {
      gate: 'the whole',
      'gate-promise': 'what an account gives',
      'gate-waiting': 'the rest on its way',
      'gate-status': 'what is said of it to those who do not see it',
    },
    keyboard: { Tab: 'reaches the one button, then the way for who has an account' },
    accessibility:
      'A region named by its heading; One live region says that the rest is on its way and that it has come.',
  }),
} satisfies Meta<typeof RegistrationGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { id: 'gate' },
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const gate = within(canvasElement).getByRole('region', {
      name: 'La resta és per a lectors amb compte',
    });
    await expect(gate).toHaveAttribute('id', 'gate');
    const register = within(gate).getByRole('link', { name: 'Crea un compte' });
    await expect(register).toHaveAttribute('href', args.registerHref);
    const login = within(gate).getByRole('link', { name: 'Ja tinc compte' });
    await expect(login).toHaveAttribute('href', args.loginHref);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Open: Story = {
  parameters: { picture: true },
  args: { state: 'open', children: <p>La Consol va tornar a pujar a l’ascensor.</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Ja tens l’article sencer');
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
export const Centred: Story = { args: { place: 'centred' } };
export const Failed: Story = {
  parameters: { picture: true },
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Torna-ho a provar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Metered: Story = {
  parameters: { picture: true },
  args: { asks: 'metered', monthly: 5, readHref: '/perfil/lectura/?path=%2Fcultura%2Fun-ascensor%2F' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('button', { name: 'Llegeix-lo' }).closest('form');
    await expect(form).toHaveAttribute('method', 'post');
  },
};
export const MeteredLeft: Story = {
  parameters: { picture: true },
  args: { ...Metered.args, left: 3, onRead: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('[data-part=gate-cost]')).toHaveTextContent(
      'Aquest mes et queden 3 articles',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Llegeix-lo' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};
export const Spent: Story = {
  parameters: { picture: true },
  args: { asks: 'spent', state: 'refused', offerHref: '/subscripcio/' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Mira les subscripcions' })).toHaveAttribute(
      'href',
      '/subscripcio/',
    );
  },
};
export const NetworkFull: Story = {
  parameters: { picture: true },
  args: { asks: 'network', state: 'refused', offerHref: '/subscripcio/' },
  play: async ({ canvasElement }) => {
    const gate = within(canvasElement);
    await expect(gate.getByRole('link', { name: 'Crea un compte' })).toBeVisible();
    await expect(gate.getByRole('link', { name: 'Ja tinc compte' })).toBeVisible();
    await expect(gate.queryByRole('link', { name: 'Mira les subscripcions' })).toBeNull();
  },
};
export const ForSubscribers: Story = {
  parameters: { picture: true },
  args: { asks: 'subscribers', offerHref: '/subscripcio/', price: 'Des de 6 € al mes' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Des de 6 € al mes')).toBeVisible();
  },
};
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
