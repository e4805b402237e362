import { DATE_PRESETS, presetDateValue } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { saysNoEnglish } from '../fixtures/english';
import { guide, pairsOf } from '../fixtures/guide';
import { STORY_NOW } from '../fixtures/locales';
import { DateRangeSelect, type DateRangeSelectProps } from './DateRangeSelect';

const meta = {
  title: 'Controls/Forms/DateRangeSelect',
  component: DateRangeSelect,
  afterEach: saysNoEnglish,
  args: { value: [], onValueChange: fn() },
  parameters: guide({
    use: 'To narrow a listing by when: a preset, or two days of a calendar.',
    avoid: 'For one day use DateField.',
    anatomy: { control: 'says what is chosen, opens the options' },
    keyboard: {
      'Enter, Space': 'opens; on an option: chooses',
      Tab: 'goes through the options',
      Escape: 'closes',
    },
    pairs: pairsOf(DateRangeSelect, [
      {
        do: { value: [] },
        dont: { value: [], label: 'Aniversari' },
        why: 'To narrow a listing by when. One day of a person’s life is a DateField.',
      },
    ]),
    writing: ['label of a field'],
    accessibility: 'A dialog of buttons; the chosen one is marked as current and has the focus first.',
  }),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const Kept = ({ value, ...props }: DateRangeSelectProps) => (
  <DateRangeSelect {...props} defaultValue={value} />
);

export const Default: Story = {};
export const OneSpan: Story = { args: { value: ['2026-02-03T00:00:00+01:00', '2026-02-08T23:59:59+01:00'] } };
export const OneDay: Story = { args: { value: ['2026-02-03T00:00:00+01:00', '2026-02-03T23:59:59+01:00'] } };
export const Disabled: Story = { args: { disabled: true } };

/** A range from the URL has its preset’s name (spec §4). */
export const EveryPreset: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {DATE_PRESETS.map((preset) => (
        <DateRangeSelect
          key={preset}
          {...args}
          label={preset}
          value={presetDateValue(preset, STORY_NOW)}
          future
        />
      ))}
    </div>
  ),
};

export const PresetByKeyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Data' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Qualsevol data' })).toHaveFocus());
    await expect(within(dialog).queryByRole('button', { name: 'Demà' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(presetDateValue('yesterday', STORY_NOW));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Data Ahir' })).toHaveTextContent('Ahir');
  },
};

/** The same day twice is that day, until its end (spec §4). */
export const RangeOfOneDay: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Data/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Data' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entre dues dates…' }));
    const day = await within(dialog).findByRole('button', { name: /^dimarts, 10 de març de 2026/ });
    await userEvent.click(day);
    await userEvent.click(day);
    await expect(args.onValueChange).toHaveBeenCalledWith([
      '2026-03-09T23:00:00.000Z',
      '2026-03-10T22:59:59.999Z',
    ]);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** The presets, then the calendar, opened by keyboard. */
export const PresetsOpen: Story = {
  tags: ['!autodocs'],
  render: (args) => <Kept {...args} />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Data' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Qualsevol data' })).toHaveFocus());
  },
};
export const CalendarOpen: Story = {
  tags: ['!autodocs'],
  render: (args) => <Kept {...args} />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Data' });
    within(dialog).getByRole('button', { name: 'Entre dues dates…' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /^dimecres, 18 de març/ })).toHaveFocus(),
    );
  },
};

/** In the agenda future days can be selected. */
export const Future: Story = {
  parameters: { picture: true },
  args: { future: true },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Data/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Data' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'El cap de setmana vinent' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(presetDateValue('nextWeekend', STORY_NOW));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** A site’s own selection and labels of options (spec §3). */
export const OfTheSite: Story = {
  parameters: { picture: true },
  args: {
    options: [
      { value: 'any', name: 'Tot l’arxiu' },
      { value: 'lastWeek', name: '' },
      { value: 'range', name: 'Tria els dies' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('Tot l’arxiu');
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tot l’arxiu',
      'Última setmana',
      'Tria els dies',
    ]);
  },
};
