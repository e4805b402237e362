import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { GATE_STATES, RegistrationGate } from './RegistrationGate';

const meta = {
  title: 'Article/RegistrationGate',
  component: RegistrationGate,
  args: { loginHref: '/acceso/?backUrl=%2Fcultura%2Fun-ascensor%2F', onRetry: fn() },
  argTypes: { state: { control: 'select', options: GATE_STATES } },
  parameters: guide({
    use: 'After the opening of a text for registered readers.',
    avoid: 'To hide a text that is on the page: the server must not send it.',
    anatomy: {
      gate: 'the whole',
      'gate-promise': 'what an account gives',
      'gate-waiting': 'the rest on its way',
    },
    keyboard: { Tab: 'reaches the one button' },
    accessibility: 'A named region; the lines that fade are silent, and no words lie under them.',
  }),
} satisfies Meta<typeof RegistrationGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const action = within(canvasElement).getByRole('link', { name: 'Entra o crea un compte' });
    await expect(action).toHaveAttribute('href', args.loginHref);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Torna-ho a provar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
