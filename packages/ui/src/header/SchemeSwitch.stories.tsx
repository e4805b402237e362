import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { SCHEME_CHOICES, SchemeSwitch } from './SchemeSwitch';

const meta = {
  title: 'Controls/Buttons/SchemeSwitch',
  parameters: guide({
    use: 'In the header or the footer: by day, by night, as the device.',
    avoid: 'To dress a part of a page: PortalProvider.',
    keyboard: { 'Arrow keys': 'choose' },
    anatomy: {
      scheme: 'The whole',
      '<legend>': 'What is chosen',
      '<label>': 'Choice: as the device has it, light, dark',
      contrast: 'High contrast',
    },
    accessibility: 'Radio buttons and a box in a named group.',
  }),
  component: SchemeSwitch,
  args: { value: 'auto', highContrast: false, onValueChange: fn(), onHighContrastChange: fn() },
  argTypes: { value: { control: 'select', options: SCHEME_CHOICES } },
} satisfies Meta<typeof SchemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Auto: Story = {};
export const Dark: Story = { args: { value: 'dark' } };
export const HighContrast: Story = { args: { highContrast: true } };

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Fosc' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onHighContrastChange).toHaveBeenCalledWith(true);
  },
};
