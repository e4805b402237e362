import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { saysNoEnglish } from '../fixtures/english';
import { guide, pairsOf } from '../fixtures/guide';
import { DateField } from './DateField';

const meta = {
  title: 'Controls/Forms/DateField',
  component: DateField,
  afterEach: saysNoEnglish,
  args: { label: 'Data de naixement', name: 'birthdate' },
  parameters: guide({
    use: 'For one day: a birthday, the day of an event.',
    avoid: 'For a span or a preset (“last week”) use DateRangeSelect; for the days of a guide, DaySelector.',
    anatomy: { control: 'the day as it is typed', open: 'opens the calendar' },
    keyboard: {
      Tab: 'goes to the field, then to the calendar’s button',
      Enter: 'on the button: opens the calendar',
    },
    pairs: pairsOf(DateField, [
      {
        do: { label: 'Data de naixement', hint: 'Per exemple, 23/04/1987' },
        dont: { label: 'Data de naixement', hint: 'YYYY-MM-DD' },
        why: 'Days are written as readers write them; the component knows the order.',
      },
    ]),
    writing: ['label of a field'],
    accessibility:
      'The form of the day is said as the field’s description. Everything can be typed; the calendar is one more way.',
  }),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '1990-02-01' } };
export const Required: Story = { args: { required: true } };
export const Invalid: Story = {
  args: { required: true, error: 'Has de tenir almenys 13 anys', defaultValue: '2020-01-01' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '1990-02-01' } };
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1990-02-01' },
};
export const InSpanish: Story = { globals: { language: 'es' }, args: { label: 'Fecha de nacimiento' } };

/** Typed carelessly, formatted on blur. */
export const Typed: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('1-2-1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-02-01');
    await userEvent.tab();
    await expect(field).toHaveValue('01/02/1990');
  },
};

export const NoDay: Story = {
  parameters: { picture: true },
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '31/02/1990');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveAccessibleDescription(/Escriu el dia amb el format DD\/MM\/AAAA/);
    await expect(field).toHaveValue('31/02/1990');
  },
};

export const FromTheCalendar: Story = {
  args: { defaultValue: '1990-02-01', onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Obre el calendari' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Data de naixement' });
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Any' }), '1988');
    await userEvent.click(within(dialog).getByRole('button', { name: /^dimecres, 3 de febrer de 1988/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1988-02-03');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('03/02/1988');
  },
};

/** Opened by keyboard: the initial day has the focus. */
export const CalendarOpen: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '1990-02-14' },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Obre el calendari' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Data de naixement' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /^dimecres, 14 de febrer/ })).toHaveFocus(),
    );
  },
};

/** On a phone at 400 % zoom the whole month is visible when it opens, by a press too. */
export const AtFourTimesItsSize: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'zoomed' } },
  args: { defaultValue: '1990-12-14' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(innerHeight).toBe(256));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Obre el calendari' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Data de naixement' });
    const last = within(dialog).getByRole('button', { name: /^dilluns, 31 de desembre/ });
    const month = within(dialog).getByRole('combobox', { name: 'Mes' });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(month.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(last.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

function Held() {
  const [day, setDay] = useState<string | null>('1990-02-01');
  return (
    <>
      <DateField label="Data de naixement" value={day} onValueChange={setDay} />
      <p data-part="day">{day ?? 'cap dia'}</p>
      <button type="button" onClick={() => setDay(null)}>
        Buida
      </button>
    </>
  );
}

/** Controlled: it keeps what is being typed, and shows the value it is given. */
export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '3-2-19');
    await expect(field).toHaveValue('3-2-19');
    await expect(canvas.getByText('cap dia')).toBeVisible();
    await userEvent.type(field, '88');
    await userEvent.tab();
    await expect(field).toHaveValue('03/02/1988');
    await expect(canvas.getByText('1988-02-03')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buida' }));
    await expect(field).toHaveValue('');
  },
};

/** If the parent does not change the value, the day stays. */
export const ControlledAndUnmoved: Story = {
  tags: ['!autodocs'],
  args: { value: '1990-02-01', onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '5');
    await expect(args.onValueChange).toHaveBeenCalled();
    await expect(field).toHaveValue('01/02/1990');
  },
};
