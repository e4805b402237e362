import { FEW_EVENTS_UNDER } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { EVENTS_MODULE_STATUSES, EventsModule } from './EventsModule';

const EVENTS = Object.values(STORIES).filter(({ event }) => event);
const [first] = EVENTS;
const full = Array.from({ length: FEW_EVENTS_UNDER + 1 }, (_, at) => ({
  ...(EVENTS[at % EVENTS.length] ?? STORIES.storm),
  id: `acte-${at}`,
}));

const meta = {
  title: 'Content/Fronts/EventsModule',
  component: EventsModule,
  args: { locale: localeOf('ca'), cards: full },
  argTypes: { status: { control: 'select', options: EVENTS_MODULE_STATUSES } },
  parameters: guide({
    use: 'Beside an article or on a front, for what is on soon.',
    avoid: 'For a page of events: Cards under the filters of the agenda.',
    anatomy: {
      'events-module': 'head, list, button to the agenda',
      'event-badge': 'the next day of an event',
      placeholder: 'fills it up to five',
    },
    accessibility: 'A list of links; the quiet places are one line to who hears them.',
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventsModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Few: Story = {
  parameters: { picture: true },
  args: { cards: full.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(FEW_EVENTS_UNDER);
  },
};
/** Below a row's title it has no title of its own. */
export const UnderATitle: Story = {
  parameters: { picture: true },
  args: { head: false, headingLevel: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=section-head]')).toBeNull();
    await expect(canvasElement.querySelector('li h3')).not.toBeNull();
  },
};
export const None: Story = { args: { cards: [] } };
export const Loading: Story = { args: { cards: [], status: 'loading' } };
export const Failed: Story = { args: { cards: [], status: 'failed' } };
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { locale: localeOf('es'), cards: full.slice(0, 1) },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: {
    cards: [
      {
        ...(first ?? STORIES.storm),
        title: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
