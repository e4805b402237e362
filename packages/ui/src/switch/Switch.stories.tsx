import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { Stack } from '../layout/Layout';
import { Switch } from './Switch';

const meta = {
  title: 'Controls/Forms/Switch',
  parameters: guide({
    use: 'For a setting that takes effect at once.',
    avoid: 'In a form that is sent: Checkbox.',
    anatomy: { switch: 'the whole', hint: 'what it does' },
    keyboard: { Space: 'switches' },
    pairs: pairsOf(Switch, [
      {
        do: { label: 'Avisa’m de l’última hora' },
        dont: { label: 'Activa o desactiva els avisos' },
        why: 'The label names what is on, not the act: its state is then a sentence.',
      },
    ]),
    writing: ['label of a field'],
    accessibility: 'Its name says what is on; the name does not change with it.',
  }),
  component: Switch,
  args: { label: 'Avisa’m de l’última hora' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack gap="2">
      <Switch label="Apagat" />
      <Switch label="Encès" defaultChecked />
      <Switch label="Apagat, i no es pot canviar" disabled />
      <Switch label="Encès, i no es pot canviar" disabled defaultChecked />
    </Stack>
  ),
};
export const WithHint: Story = { args: { hint: 'Com a molt dues vegades al dia.', defaultChecked: true } };
export const Switched: Story = {
  parameters: { picture: true },
  args: { onCheckedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Avisa’m de l’última hora' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
};
export const LongWords: Story = {
  args: { label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
