import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { Stack } from '../layout/Layout';
import { NumberField } from './NumberField';

const meta = {
  title: 'Controls/Forms/NumberField',
  component: NumberField,
  args: { label: 'Persones', min: 1, max: 12, onValueChange: fn() },
  parameters: guide({
    use: 'For a number that counts or measures: persons, portions, an amount.',
    avoid:
      'For what is written in figures and counts nothing (postal codes, phones): TextField. Where about right is right: Slider.',
    anatomy: {
      field: 'the whole',
      control: 'the number as it is written',
      decrease: 'a step down',
      increase: 'a step up',
      error: 'what is wrong with it',
    },
    keyboard: {
      '↑, ↓': 'a step',
      'Page Up, Page Down': 'ten steps',
    },
    pairs: pairsOf(NumberField, [
      {
        do: { label: 'Persones', min: 1, max: 12, defaultValue: 4, hint: 'D’1 a 12' },
        dont: { label: 'Codi postal', defaultValue: 43540 },
        why: 'For what is counted. A postal code has no next one, and may begin with a zero.',
      },
    ]),
    writing: ['label of a field', 'help or fault of a field'],
    accessibility:
      'A spin button: its value and its bounds are said. Numbers are typed as the language writes them, with a point or a comma from a keypad too; what is wrong is said in words once the reader leaves. The buttons are for pointers and have no stop of their own.',
  }),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <NumberField {...args} required />
      <NumberField {...args} defaultValue={4} hint="Comptant-hi els nens." />
      <NumberField {...args} defaultValue={12} />
      <NumberField {...args} defaultValue={4} error="Ja no queden tants seients." />
      <NumberField {...args} defaultValue={4} disabled />
      <NumberField {...args} defaultValue={4} readOnly />
    </Stack>
  ),
};
export const Amount: Story = {
  args: {
    label: 'Aportació, en euros',
    min: 0,
    max: undefined,
    step: 0.5,
    defaultValue: 1234.5,
    format: { minimumFractionDigits: 2 },
  },
};
export const RightToLeft: Story = { args: { defaultValue: 4 }, globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: { label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
};

const leaves = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.tab();
};
/** Errors are shown on blur, in the reader’s language. */
export const WrongInSpanish: Story = {
  parameters: { picture: true },
  args: { label: 'Raciones', step: 2, min: 2 },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Raciones' });
    await leaves(input, 'tres');
    await expect(canvas.getByText('Escribe un número, como 4')).toBeVisible();
    await leaves(input, '20');
    await expect(canvas.getByText('Ha de ser 12 como máximo')).toBeVisible();
    await leaves(input, '5');
    await expect(canvas.getByText('Ha de ser 4 o 6')).toBeVisible();
  },
};

/** Stepped by keys within its bounds; typed with the language’s decimal comma and groups. */
export const Keyboard: Story = {
  args: { label: 'Aportació, en euros', min: 0, max: 5000, step: 0.5 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Aportació, en euros' });
    await userEvent.type(input, '1.234,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1235);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1230);
    await expect(input).toHaveValue('1.230');
    await userEvent.click(canvas.getByRole('button', { name: 'Aportació, en euros: augmenta' }));
    await expect(input).toHaveValue('1.230,5');
    await leaves(input, '9999');
    await expect(canvas.getByText('Ha de ser 5.000 com a màxim')).toBeVisible();
  },
};
