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
    day: '2026-03-18',
    locale: localeOf('ca'),
  },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'The page of the programme guide, under DaySelector.',
    avoid: 'One station alone: ScheduleList.',
    anatomy: {
      'schedule-guide': 'The whole.',
      grid: 'What scrolls: hours, stations, and the line of now.',
      station: 'A station’s day.',
      show: 'A broadcast, as wide as it lasts; the present one is `aria-current`.',
      gap: 'Time without broadcasts.',
      replay: 'Link to the recording of what is over.',
    },
    accessibility:
      'Each station is a region under its own heading, and a list in the order of the day. Arrow keys between tiles are the page’s.',
  }),
} satisfies Meta<typeof ScheduleGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoStations: Story = {};
/** Over midnight at both ends, a gap, and what is over with its recording. */
export const WholeDay: Story = {
  args: {
    stations: [
      {
        id: 'tv',
        title: 'Televisió',
        shows: [
          {
            ...SHOW_NOW,
            id: 'nit',
            title: 'Nits de boira',
            startTime: { date: '2026-03-17T23:30:00+01:00' },
            endTime: { date: '2026-03-18T01:15:00+01:00' },
          },
          {
            ...SHOW_NOW,
            id: 'tarda',
            title: 'La plaça gran',
            startTime: { date: '2026-03-18T16:00:00+01:00' },
            endTime: { date: '2026-03-18T18:00:00+01:00' },
            replay: { href: '/programes/tarda/', medium: 'audio' },
          },
          SHOW_NOW,
          ...SHOWS_NEXT,
        ],
      },
      { id: 'radio', title: 'Ràdio', shows: SHOWS_NEXT },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-part=gap]')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^Torna-ho a escoltar/ })).toBeInTheDocument();
    const [tarda, on] = ['La plaça gran', SHOW_NOW.title].map((name) =>
      canvas.getByRole('link', { name }).closest('[data-part=show]')?.getBoundingClientRect(),
    );
    // Two hours against one and a half.
    await expect(Math.round((tarda?.width ?? 0) + 3)).toBe(Math.round((((on?.width ?? 0) + 3) * 4) / 3));
  },
};
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
