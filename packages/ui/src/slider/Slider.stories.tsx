import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { Stack } from '../layout/Layout';
import { Slider } from './Slider';

const meta = {
  title: 'Controls/Forms/Slider',
  component: Slider,
  args: {
    label: 'Distància des de casa',
    max: 50,
    step: 5,
    defaultValue: 20,
    format: { style: 'unit', unit: 'kilometer' },
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For a number between two, where about right is right and the effect is seen at once: distance, size of text, volume.',
    avoid: 'Where the number must be exact: NumberField. Where there are few values: RadioGroup.',
    anatomy: {
      field: 'the whole',
      label: 'its name',
      output: 'the value, written in the reader’s language',
      control: 'the native range',
      marks: 'values under the track',
    },
    keyboard: {
      Arrows: 'a step',
      'Page Up, Page Down': 'larger steps',
      'Home, End': 'the least and the most',
    },
    pairs: pairsOf(Slider, [
      {
        do: {
          label: 'Fins on busquem',
          min: 5,
          max: 50,
          step: 5,
          defaultValue: 20,
          format: { style: 'unit', unit: 'kilometer' },
        },
        dont: { label: 'Any de naixement', min: 1900, max: 2026, defaultValue: 1972 },
        why: 'Where about right is right. Nobody finds their year of birth among a hundred.',
      },
    ]),
    writing: ['label of a field'],
    accessibility:
      'A native range, sent with its form; its value is said as it is written, with its unit. Marks are for the eye: each is a value that the range says too.',
  }),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = [
  { value: 0, label: 'Aquí' },
  { value: 25, label: '25 km' },
  { value: 50, label: '50 km' },
];

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <Slider {...args} />
      <Slider {...args} marks={marks} hint="Es veuen els actes de dins d’aquest cercle." />
      <Slider {...args} disabled />
      <Slider {...args} error="Per a aquesta distància no hi ha cap acte." />
    </Stack>
  ),
};
export const WithMarks: Story = { args: { marks } };
export const AtItsEnd: Story = { args: { marks, defaultValue: 50 } };
export const RightToLeft: Story = { args: { marks }, globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: { label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
};
export const Spanish: Story = {
  args: {
    label: 'Precio máximo',
    max: 2000,
    step: 50,
    defaultValue: 1250,
    format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
  globals: { language: 'es' },
};

/** The number is announced and shown with its unit. */
export const Moved: Story = {
  parameters: { picture: true },
  play: async ({ args, canvasElement }) => {
    const range = within(canvasElement).getByRole('slider', { name: 'Distància des de casa' });
    await expect(range).toHaveAttribute('aria-valuetext', '20 km');
    fireEvent.change(range, { target: { value: '35' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(35);
    await expect(range).toHaveAttribute('aria-valuetext', '35 km');
    await expect(canvasElement.querySelector('[data-part=output]')).toHaveTextContent('35 km');
  },
};
