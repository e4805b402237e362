import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { saysNoEnglish } from '../fixtures/english';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PortalProvider } from '../locale/index';
import { Calendar, RangeCalendar } from './Calendar';

const meta = {
  title: 'Controls/Forms/Calendar',
  component: Calendar,
  args: { onValueChange: fn() },
  afterEach: saysNoEnglish,
  parameters: guide({
    use: 'In a dialog or a panel, where a day or a span of days is picked by its place in the week.',
    avoid: 'For a day that readers know by heart, a birthday, let them type: DateField does both.',
    anatomy: { calendar: 'month, year and days', day: 'one day' },
    keyboard: {
      'Arrow keys': 'go by days and weeks',
      'Page Up, Page Down': 'go by months; with Shift by years',
      'Home, End': 'go to the first and the last day of the week',
      'Enter, Space': 'choose',
      Escape: 'leaves a span half chosen as it was',
    },
    pairs: pairsOf(Calendar, [
      {
        do: { value: '2026-03-18', min: '2026-03-02', max: '2026-03-29' },
        dont: { value: '1987-04-23' },
        why: 'For days near today, picked by their place in the week. A birthday is typed: DateField.',
      },
    ]),
    accessibility:
      'A grid: each day says its whole date, that it is today, that it is chosen. Days out of bounds are disabled.',
  }),
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: '2026-03-24' } };
export const Bounded: Story = { args: { min: '2026-03-09', max: '2026-03-27' } };
export const InSpanish: Story = { globals: { language: 'es' }, args: { value: '2026-03-24' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Range: Story = {
  render: () => <RangeCalendar value={['2026-03-09', '2026-03-15']} max="2026-03-18" onValueChange={fn()} />,
};

/** Weeks start on the day set by the language: the 18th, a Wednesday, is in the fourth column. */
export const WeeksFromSunday: Story = {
  tags: ['!autodocs'],
  args: { value: '2026-03-18', autoFocus: true },
  decorators: [
    (Story) => {
      const locale = localeOf('ca');
      return (
        <PortalProvider locale={{ ...locale, dates: { ...locale.dates, weekStart: 7 } }}>
          <Story />
        </PortalProvider>
      );
    },
  ],
  play: async ({ canvasElement }) => {
    const heads = [...canvasElement.querySelectorAll('th')].map((head) => head.textContent);
    await expect(heads).toEqual(['dg.', 'dl.', 'dt.', 'dc.', 'dj.', 'dv.', 'ds.']);
    const row = canvasElement.querySelector('[aria-selected=true]')?.closest('tr');
    await expect([...(row?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
    ]);
  },
};

/** From the 24th, one week down and one day on. */
export const ByKeyboard: Story = {
  args: { value: '2026-03-24', autoFocus: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'dimarts, 24 de març de 2026, triat' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-04-01');
  },
};

/** The left arrow moves forward, the right one back. */
export const ByKeyboardRightToLeft: Story = {
  tags: ['!autodocs'],
  args: { value: '2026-03-24', autoFocus: true },
  globals: { dir: 'rtl' },
  play: async ({ args }) => {
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-25');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-23');
  },
};

const picked = fn();
/**
 * Two days, the later one first: they are sorted. After the first the focus stays, and only that day is
 * announced as selected.
 */
export const RangeByKeyboard: Story = {
  parameters: { picture: true },
  render: () => <RangeCalendar autoFocus onValueChange={picked} />,
  play: async ({ canvasElement }) => {
    picked.mockClear();
    await expect(document.activeElement).toHaveAccessibleDescription('Tria el primer dia');
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAccessibleName('dimecres, 18 de març de 2026, avui, triat');
    await expect(document.activeElement).toHaveAccessibleDescription('Tria l’últim dia');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Tria l’últim dia');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveAccessibleName('dimecres, 11 de març de 2026');
    await userEvent.keyboard('{Enter}');
    await expect(picked).toHaveBeenCalledWith(['2026-03-11', '2026-03-18']);
  },
};

/** Home and End move to the ends of the week, across the end of the month but not beyond the bounds. */
export const EndsOfTheWeek: Story = {
  tags: ['!autodocs'],
  args: { value: '2026-03-04', autoFocus: true, min: '2026-02-25', max: '2026-03-06' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'dilluns, 2 de març de 2026' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'divendres, 6 de març de 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowUp}{End}');
    await expect(canvas.getByRole('button', { name: 'diumenge, 1 de març de 2026' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'dimecres, 25 de febrer de 2026' })).toHaveFocus();
  },
};

/** A phone at 400 % zoom: the focused day is visible as a whole, whichever it is. */
export const AtFourTimesItsSize: Story = {
  tags: ['!autodocs'],
  args: { value: '2026-03-24', autoFocus: true },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    for (const key of [
      '{ArrowUp}',
      '{ArrowUp}',
      '{ArrowUp}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{PageDown}',
      '{End}',
    ]) {
      await userEvent.keyboard(key);
      const box = document.activeElement?.getBoundingClientRect();
      await expect(box?.top).toBeGreaterThanOrEqual(0);
      await expect(box?.bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

/**
 * A step to the next month is announced; the keyboard crosses its end, and changes of the selection are
 * announced.
 */
export const MonthBySteps: Story = {
  args: { value: '2026-03-24' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mes següent' }));
    await expect(canvas.getByRole('grid', { name: 'abril 2026' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('abril 2026');
    canvas.getByRole('button', { name: 'divendres, 24 d’abril de 2026' }).focus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('button', { name: 'dimarts, 24 de març de 2026, triat' })).toHaveFocus();
  },
};
