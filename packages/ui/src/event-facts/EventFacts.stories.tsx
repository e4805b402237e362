import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ONE_DAY } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { EventFacts } from './EventFacts';

const meta = {
  title: 'Content/Article/EventFacts',
  parameters: guide({
    use: 'On the page of an event.',
    avoid: 'On a card: its shape event has the badge.',
    anatomy: {
      'event-facts': 'The whole',
      'event-state': 'Over, or called off',
      ticket: 'The card, with its perforations',
      'event-badge': 'Date badge, on the stub',
      event: 'Facts: when, where, what it costs, who organises it, how',
      '<dt>': 'Name of a fact',
      '<dd>': 'The fact',
      button: 'Ways on: to tickets, a calendar, a map',
    },
    accessibility: 'Names and values of a list of descriptions; dates are times that machines read.',
  }),
  component: EventFacts,
  args: { locale: localeOf('ca'), event: ONE_DAY, calendarHref: '/agenda-cultural/concert/calendar.ics' },
} satisfies Meta<typeof EventFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = {};
export const Range: Story = {
  args: {
    event: {
      ...ONE_DAY,
      eventOccurrenceType: 'date-range',
      eventStartDate: '2026-03-21',
      eventEndDate: '2026-04-05',
    },
  },
};
export const SeveralDays: Story = {
  args: {
    event: {
      ...ONE_DAY,
      eventOccurrenceType: 'multiple-times',
      eventMultipleDates: ['2026-04-03', '2026-03-27', '2026-04-10'],
    },
  },
};
/** Of several days the next one is first, and those that have passed are left out. */
export const SomePassed: Story = {
  args: {
    event: {
      ...ONE_DAY,
      eventOccurrenceType: 'multiple-times',
      eventUniqueDate: undefined,
      eventMultipleDates: ['2020-04-03', '2060-03-27', '2060-04-10'],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).not.toHaveTextContent('2020');
    await expect(canvasElement.querySelectorAll('dl time')).toHaveLength(2);
  },
};
export const InWords: Story = { args: { event: { ...ONE_DAY, datesLiteral: 'Tots els dissabtes d’estiu' } } };
export const Past: Story = { args: { event: { ...ONE_DAY, eventUniqueDate: '2026-03-14' } } };
export const Cancelled: Story = { args: { event: { ...ONE_DAY, cancelled: true } } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const Least: Story = { args: { event: { eventOccurrenceType: 'one-time' } } };
