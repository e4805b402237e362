import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { Select } from './Select';

const PROVINCES = ['Alacant', 'Barcelona', 'Castelló', 'Girona', 'Lleida', 'Tarragona', 'València'].map(
  (name) => ({
    value: name.toLowerCase(),
    label: name,
  }),
);

const meta = {
  title: 'Controls/Forms/Select',
  component: Select,
  args: { label: 'Província', name: 'province', options: PROVINCES },
  parameters: guide({
    use: 'For one of a list that is too long to lay out, and that readers know: provinces, months, sections.',
    avoid:
      'For up to seven answers RadioGroup shows them all. For a list that must be searched, PredictiveField.',
    anatomy: { control: 'the browser’s own list', error: 'the first message' },
    keyboard: {
      'Arrow keys': 'choose',
      Letters: 'go to the option that begins so',
      'Space, Enter': 'open the list',
    },
    pairs: pairsOf(Select, [
      {
        do: { label: 'Província' },
        dont: {
          label: 'Hi estàs d’acord?',
          options: [
            { value: 'yes', label: 'Sí' },
            { value: 'no', label: 'No' },
          ],
        },
        why: 'For a list too long to lay out. Yes or no is a Checkbox, a few answers are a RadioGroup.',
      },
    ]),
    writing: ['label of a field'],
    accessibility: 'A native select: every phone and screen reader knows it. The label names it.',
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'girona' } };
export const WithoutPlaceholder: Story = { args: { placeholder: null } };
export const Required: Story = { args: { required: true, hint: 'On reps el diari' } };
export const Invalid: Story = { args: { required: true, error: 'La província és obligatòria' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Només per a residents a Espanya' } };
export const VeryMany: Story = {
  args: {
    label: 'Any de naixement',
    options: Array.from({ length: 110 }, (_, at) => ({ value: String(2013 - at), label: String(2013 - at) })),
  },
};
export const None: Story = { tags: ['!autodocs'], args: { options: [] } };
export const LongWords: Story = {
  args: {
    defaultValue: 'a',
    options: [{ value: 'a', label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'المقاطعة', defaultValue: 'girona' },
};
export const InSpanish: Story = { globals: { language: 'es' }, args: { label: 'Provincia' } };
export const ByKeyboard: Story = {
  parameters: { picture: true },
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Província' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'lleida');
    await expect(args.onValueChange).toHaveBeenCalledWith('lleida');
  },
};
