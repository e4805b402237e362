import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { RadioGroup } from './RadioGroup';

const OPTIONS = [
  { value: 'tots', label: 'Tots els continguts' },
  { value: 'noticies', label: 'Notícies', hint: 'Articles, directes i reportatges' },
  { value: 'altres', label: 'Altres continguts' },
];

const meta = {
  title: 'Controls/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Què busques?', name: 'searchtype', options: OPTIONS },
  parameters: guide({
    use: 'For one of a few answers that a reader should see side by side.',
    avoid: 'For more than seven use Select; for yes or no, Checkbox.',
    anatomy: { group: 'the question and its answers', error: 'the first message' },
    keyboard: {
      Tab: 'goes to the chosen answer, or to the first',
      'Arrow keys': 'choose the next or the one before',
    },
    pairs: pairsOf(RadioGroup, [
      {
        do: { options: OPTIONS, defaultValue: OPTIONS[0]?.value },
        dont: {
          options: OPTIONS.flatMap(({ value, label }) =>
            [1, 2, 3, 4].map((at) => ({ value: `${value}${at}`, label: `${label} ${at}` })),
          ),
        },
        why: 'Up to seven answers, so that all are read at one look. More are a Select.',
      },
    ]),
    writing: ['label of a field'],
    accessibility: 'The question names the group. Each answer’s hint is its description.',
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'noticies' } };
export const Required: Story = { args: { required: true, hint: 'Pots canviar-ho després' } };
export const Invalid: Story = { args: { required: true, error: 'Tria una opció' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'tots' } };
export const OneDisabled: Story = {
  args: { options: OPTIONS.map((option) => ({ ...option, disabled: option.value === 'altres' })) },
};
export const LongWords: Story = {
  args: {
    label: 'Desestacionalització i internacionalització intercomarcals',
    options: [{ value: 'a', label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'عم تبحث؟', defaultValue: 'tots' },
};
export const ByKeyboard: Story = {
  parameters: { picture: true },
  args: { onValueChange: fn(), defaultValue: 'tots' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Notícies' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('noticies');
  },
};
