import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { MonthGrid, type MonthGridDay } from './MonthGrid';

const DAYS: Record<string, MonthGridDay> = Object.fromEntries(
  ['02', '05', '06', '14', '18', '27', '31'].map((day) => [
    `2026-03-${day}`,
    { href: `/agenda/?from=2026-03-${day}&to=2026-03-${day}`, label: '2 actes' },
  ]),
);
const EDITIONS: Record<string, MonthGridDay> = Object.fromEntries(
  Object.keys(DAYS).map((day, at) => [
    day,
    {
      href: `/hemeroteca/${day.replaceAll('-', '/')}`,
      label: 'El port tanca la bocana pel temporal de llevant',
      title: 'El port tanca la bocana pel temporal de llevant',
      ...(at === 3 ? {} : { image: at % 2 ? PICTURES.storm : PICTURES.keeper }),
    },
  ]),
);

const meta = {
  title: 'Content/Fronts/MonthGrid',
  component: MonthGrid,
  args: {
    month: '2026-03-01',
    days: DAYS,
    previous: '?from=2026-02-01',
    next: '?from=2026-04-01',
    locale: localeOf('ca'),
  },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'For the days of an agenda or an archive that have a page.',
    avoid: 'To choose a date in a form: DateField.',
    anatomy: {
      'month-grid': 'The whole',
      previous: 'Link to the month before',
      next: 'Link to the month after',
      years: 'Links to years',
      day: 'Day with a page',
    },
    keyboard: { Tab: 'goes from day to day' },
    accessibility:
      'A table with the days of the week as headings. The name of each link is its whole date and what is there.',
  }),
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneDaySelected: Story = { args: { selected: ['2026-03-14', '2026-03-14'] } };
export const WithoutDays: Story = { args: { days: {} } };
export const WithPictures: Story = {
  args: {
    days: EDITIONS,
    pictures: true,
    years: ['2024', '2025', '2026'].map((year) => ({ year, href: `/hemeroteca/${year}/` })),
  },
};
export const Spanish: Story = { args: { locale: localeOf('es') } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const OnAPhone: Story = {
  args: { days: EDITIONS, pictures: true },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 358 }}>
        <Shown />
      </div>
    ),
  ],
};
