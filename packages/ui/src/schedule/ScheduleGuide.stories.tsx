import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SHOW_NOW, SHOWS_NEXT } from '../fixtures/broadcasts';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ScheduleGuide } from './Schedule';

const meta = {
  title: 'Content/Live/ScheduleGuide',
  component: ScheduleGuide,
  args: {
    stations: [
      { id: 'tv', title: 'Televisió', shows: [SHOW_NOW, ...SHOWS_NEXT] },
      { id: 'radio', title: 'Ràdio', shows: SHOWS_NEXT },
    ],
    locale: localeOf('ca'),
  },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'The page of the programme guide, under DaySelector.',
    avoid: 'One station alone: ScheduleList.',
    anatomy: { 'schedule-guide': 'The whole.', station: 'A station’s day.' },
    accessibility: 'Each station is a region under its own heading.',
  }),
} satisfies Meta<typeof ScheduleGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoStations: Story = {};
export const OneStation: Story = {
  args: { stations: [{ id: 'tv', title: 'Televisió', shows: SHOWS_NEXT }] },
};
/** A day without shows says so (spec §8). */
export const OneIsSilent: Story = {
  args: {
    stations: [
      { id: 'tv', title: 'Televisió', shows: [] },
      { id: 'radio', title: 'Ràdio', shows: SHOWS_NEXT },
    ],
  },
};
/** An empty day shows one message, with a link to today. */
export const NoSchedule: Story = {
  args: {
    stations: [
      { id: 'tv', title: 'Televisió', shows: [] },
      { id: 'radio', title: 'Ràdio', shows: [] },
    ],
    todayHref: '/programacio/',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Encara no hem publicat la programació d’aquest dia.')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Mira la d’avui' })).toHaveAttribute(
      'href',
      '/programacio/',
    );
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
