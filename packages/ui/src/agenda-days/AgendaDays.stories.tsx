import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { AgendaDays } from './AgendaDays';

const EVENTS = Object.values(STORIES).filter(({ event }) => event);

const meta = {
  title: 'Content/Fronts/AgendaDays',
  component: AgendaDays,
  args: {
    cards: EVENTS.map((card, at) => (at ? card : { ...card, image: PICTURES.storm })),
    from: '2026-03-18',
    locale: localeOf('ca'),
  },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'In an agenda: the events of its days, the nearest first.',
    avoid: 'For a few next events beside other stories: EventsModule.',
    anatomy: {
      'agenda-days': 'The whole',
      'agenda-day': 'A day with its events',
      '<time>': 'Name of the day',
      '<li>': 'Event: its picture, words, hours and place',
    },
    accessibility: 'Each day is a heading over a list; the whole event is its one link.',
  }),
} satisfies Meta<typeof AgendaDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { cards: EVENTS.slice(0, 1) } };
export const Spanish: Story = { args: { locale: localeOf('es') } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const OnAPhone: Story = {
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 358 }}>
        <Shown />
      </div>
    ),
  ],
};
