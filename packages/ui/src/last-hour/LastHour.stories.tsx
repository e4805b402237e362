import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { LastHour } from './LastHour';

const newest = [
  STORIES.storm,
  STORIES.budget,
  STORIES.compost,
  STORIES.trains,
  STORIES.resigns,
  STORIES.beach,
];

const meta = {
  title: 'Content/Live/LastHour',
  parameters: guide({
    use: 'For what happened in the last hours, newest first.',
    avoid: 'For the most read: MostRead.',
    anatomy: {
      'last-hour': 'The whole',
      '<h2>': 'Title with its live dot',
      '<time>': 'Hour',
      '<li>': 'Hour and headline',
      '<h3>': 'Headline',
      'section > a': 'Link to all of it',
    },
    accessibility: 'A list with times that machines read.',
  }),
  component: LastHour,
  args: { locale: localeOf('ca'), cards: newest, href: '/ultima-hora/' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LastHour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithYesterday: Story = {
  args: {
    cards: newest.map((card, at) =>
      at > 2 ? { ...card, publishedDate: { date: '2026-03-17T21:05:00+01:00' } } : card,
    ),
  },
};
export const One: Story = { args: { cards: newest.slice(0, 1), href: undefined } };
export const WithoutDates: Story = {
  args: { cards: newest.map(({ id, title, url }) => ({ id, title, url })) },
};
export const Empty: Story = { args: { cards: [] } };
