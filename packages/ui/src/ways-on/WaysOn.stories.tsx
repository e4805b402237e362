import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { HOT_TOPICS, NAVIGATION } from '../fixtures/shell';
import { WaysOn } from './WaysOn';

const { storm, keeper, rice, derby, school } = STORIES;

const meta = {
  title: 'Content/Fronts/WaysOn',
  component: WaysOn,
  args: {
    cards: [storm, keeper, rice, derby, school],
    title: 'El més llegit',
    topics: HOT_TOPICS,
    sections: NAVIGATION,
    sectionsTitle: 'Seccions',
    locale: localeOf('ca'),
  },
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'Where readers have nothing before them: a search without results, a page that does not exist.',
    avoid: 'On a page with stories: its own next stories.',
    anatomy: {
      'ways-on': 'The whole',
      cards: 'Stories with pictures',
      'ways-topics': 'Topics of the day',
      'ways-sections': 'Sections, each with a line in its colour',
      'section-head': 'Title of a part',
    },
    accessibility: 'Each part has a heading over a list.',
  }),
} satisfies Meta<typeof WaysOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutStories: Story = { args: { cards: [] } };
export const StoriesAlone: Story = { args: { topics: [], sections: [] } };
export const TopicsAlone: Story = { args: { cards: [], sections: [] } };
export const LongWords: Story = {
  args: {
    cards: [],
    sections: NAVIGATION.map((item) => ({ ...item, text: 'Desenvolupament intercomarcal' })),
  },
};
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
