import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DaySelector } from '../day-selector/DaySelector';
import { SHOW_NOW, SHOWS_NEXT } from '../fixtures/broadcasts';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { ScheduleList } from './Schedule';

const morning = {
  id: 'mati',
  title: 'El matí de la costa',
  url: { href: '/programa/mati/', title: 'El matí de la costa' },
  startTime: { date: '2026-03-18T08:00:00+01:00' },
  endTime: { date: '2026-03-18T12:00:00+01:00' },
  image: PICTURES.market,
};
const shows = [morning, SHOW_NOW, ...SHOWS_NEXT];

const meta = {
  title: 'Content/Live/ScheduleList',
  component: ScheduleList,
  args: { shows, label: 'Programació de dimecres', locale: localeOf('ca') },
  argTypes: { locale: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 860, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'The page of the programme guide, under DaySelector.',
    avoid: 'A strip of what is on now: ScheduleCarousel. The stage of a front: OnAir.',
    anatomy: {
      schedule: 'The day.',
      show: 'A broadcast; the present one is `aria-current`.',
      'no-schedule': 'Said for a day without any.',
    },
    accessibility: 'What is over says so in words, not by its colour alone.',
  }),
} satisfies Meta<typeof ScheduleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
/** Repeats are marked. */
export const Repeats: Story = {
  args: { shows: [{ ...morning, isRepeat: true }, SHOW_NOW] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Repetició')).toHaveLength(1);
  },
};
export const NoSchedule: Story = { args: { shows: [] } };
export const One: Story = { args: { shows: [SHOW_NOW] } };
export const LongWords: Story = {
  args: {
    shows: [
      {
        ...SHOW_NOW,
        title: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal',
        image: undefined,
      },
    ],
  },
};
export const WithDays: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DaySelector
        days={['16', '17', '18', '19', '20'].map((day) => ({
          date: `2026-03-${day}`,
          href: `/programacio/2026/03/${day}/`,
        }))}
        selected="2026-03-18"
      />
      <ScheduleList {...args} />
    </div>
  ),
};
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};
export const Spanish: Story = { args: { locale: localeOf('es'), shows: [] }, globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
