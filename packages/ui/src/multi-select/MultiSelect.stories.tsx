import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { Stack } from '../layout/Layout';
import { MultiSelect } from './MultiSelect';

const options = [
  { value: 'comarques', label: 'Comarques' },
  { value: 'cultura', label: 'Cultura' },
  { value: 'economia', label: 'Economia' },
  { value: 'esports', label: 'Esports' },
  { value: 'politica', label: 'Política' },
  { value: 'tancada', label: 'Successos', disabled: true },
];

const meta = {
  title: 'Controls/Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Seccions', name: 'seccio', options, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For several of many, where all of them in sight would take too much room: sections, topics, towns.',
    avoid: 'For few: CheckboxGroup. For one: Select. Where there are too many to read: PredictiveField.',
    anatomy: {
      field: 'the whole',
      trigger: 'what is chosen; a press opens the options',
      count: 'how many are chosen',
      popover: 'the options',
      checkbox: 'one of them',
    },
    keyboard: {
      'Enter, Space': 'on the field: opens and closes',
      Tab: 'goes from option to option',
      Space: 'on an option: chooses it, or not',
      Escape: 'closes, and gives the focus back',
    },
    pairs: pairsOf(MultiSelect, [
      {
        do: { label: 'Seccions', placeholder: 'Totes', defaultValue: ['cultura', 'esports'] },
        dont: {
          label: 'Vols rebre avisos?',
          options: [
            { value: 'si', label: 'Sí' },
            { value: 'no', label: 'No' },
          ],
        },
        why: 'For several of many. What can be seen at a glance is not hidden behind a button.',
      },
    ]),
    writing: ['label of a field', 'help or fault of a field'],
    accessibility:
      'A button that says what is chosen and how many; options are native checkboxes in a group of its name. It opens without JavaScript, and its boxes are sent with their form.',
  }),
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <MultiSelect {...args} />
      <MultiSelect {...args} defaultValue={['cultura']} hint="Tantes com en vulguis." />
      <MultiSelect {...args} defaultValue={['comarques', 'cultura', 'economia', 'esports']} />
      <MultiSelect {...args} error="Tria’n una, com a mínim." />
      <MultiSelect {...args} defaultValue={['cultura']} disabled />
    </Stack>
  ),
};
export const RightToLeft: Story = { args: { defaultValue: ['cultura', 'esports'] }, globals: { dir: 'rtl' } };
export const Spanish: Story = {
  args: { label: 'Secciones', defaultValue: ['cultura', 'esports'] },
  globals: { language: 'es' },
};
export const LongWords: Story = {
  parameters: { picture: true },
  args: {
    options: [{ value: 'a', label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' }],
    defaultValue: ['a'],
  },
  play: async ({ canvasElement }) => {
    // Visually hidden text stays in its clipped box: else it would widen the page.
    const heard = canvasElement.querySelector('[data-part=trigger] > span > span');
    await expect(heard instanceof HTMLElement && heard.offsetParent).toBe(heard?.parentElement);
  },
};

/**
 * Opened and filled by keyboard; the selection is reported in the order of the options, and cleared in one
 * step.
 */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('button', { name: 'Seccions Tria una opció' });
    await userEvent.click(control);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Seccions' })).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Esports' }));
    canvas.getByRole('checkbox', { name: 'Cultura' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cultura', 'esports']);
    await expect(control).toHaveAccessibleName('Seccions Cultura i Esports (2 triades)');
    await userEvent.click(canvas.getByRole('button', { name: 'Treu-les totes' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(control).toHaveFocus();
    await expect(canvas.getByText('Ja no n’hi ha cap de triada')).toBeInTheDocument();
  },
};

/** A name in a script of the other direction keeps its direction, and the panel is as wide as the field. */
export const NamesOfBothDirections: Story = {
  tags: ['!autodocs'],
  globals: { dir: 'rtl' },
  args: {
    options: [
      { value: 'a', label: 'Vall d’Aran (2)' },
      { value: 'b', label: 'كاتالونيا' },
    ],
    value: ['a', 'b'],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: /Aran/ });
    await userEvent.click(control);
    const group = await within(canvasElement).findByRole('group');
    for (const name of canvasElement.querySelectorAll('bdi'))
      await expect(getComputedStyle(name).direction).toBe(
        name.textContent?.startsWith('Vall') ? 'ltr' : 'rtl',
      );
    const panel = group.closest('[popover]');
    await expect(Math.round(panel?.getBoundingClientRect().width ?? 0)).toBeGreaterThanOrEqual(
      Math.floor(control.getBoundingClientRect().width),
    );
  },
};
