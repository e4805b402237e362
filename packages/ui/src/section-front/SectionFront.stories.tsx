import { SECTION_LEADS } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_WORDS, STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { SectionFront } from './SectionFront';

const s = STORIES;
const all = Object.values(STORIES);
const pictured = all.filter(({ image }) => image);
const opinions = all.filter(({ articleNewsTypeEnum }) => articleNewsTypeEnum === 'opinion');
const EVENTS = all.filter(({ event }) => event).slice(0, 3);
const MOST_READ = [s.keeper, s.rice, s.derby, s.school].map((card) => ({ ...card, id: `read-${card.id}` }));
/** As many stories with pictures as asked for. */
const stories = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...(pictured[at % pictured.length] ?? s.storm), id: `${at}` }));

const meta = {
  title: 'Content/Fronts/SectionFront',
  component: SectionFront,
  args: {
    cards: stories(8),
    mostRead: MOST_READ,
    events: [],
    locale: localeOf('ca'),
  },
  argTypes: {
    locale: { table: { disable: true } },
    lead: { control: 'select', options: SECTION_LEADS },
  },
  parameters: guide({
    use: 'On the first page of a section, a tag or an author, under its head.',
    avoid: 'For further pages and for filtered lists: Cards. For the front of a site: Board.',
    anatomy: {
      'section-front': 'The whole',
      'section-opening': 'Lead and the column beside it',
      'section-lead': 'Lead',
      'section-opinion': 'Band of opinion',
      'section-rail': 'Most read and events beside a long list',
      'section-band': 'The same at the end of a short page',
      'section-most-read': 'Most read',
      'section-events': 'Next events',
      'section-head': 'Heading of a part',
      card: 'Story',
    },
    accessibility:
      'Stories are in lists, and in the order in which they are seen; parts with a name have a heading.',
  }),
} satisfies Meta<typeof SectionFront>;
export default meta;
type Story = StoryObj<typeof meta>;

const idsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('li[data-content-id]')].map(({ dataset }) => dataset.contentId);

export const Default: Story = {};
export const One: Story = { args: { cards: stories(1) } };
export const OneAlone: Story = { args: { cards: stories(1), mostRead: [] } };
export const Three: Story = { args: { cards: stories(3) } };
/** A long page has most-read stories and events next to its list; each story has one place. */
export const Twenty: Story = {
  parameters: { picture: true },
  args: { cards: [...opinions.slice(0, 3), ...stories(17)], events: EVENTS },
  play: async ({ canvasElement, args }) => {
    const ids = idsIn(canvasElement);
    await expect(new Set(ids).size).toBe(ids.length);
    await expect(ids.length).toBe(args.cards.length + MOST_READ.length + EVENTS.length);
    await expect(canvasElement.querySelector('[data-part=section-rail]')).not.toBeNull();
  },
};
export const WordsOnTheLead: Story = { args: { lead: 'overlay' } };
export const WithoutPictures: Story = {
  args: { cards: stories(5).map(({ image: _, multimedia: __, ...card }) => card) },
};
export const OpinionAlone: Story = { args: { cards: opinions } };
export const LongWords: Story = {
  args: { cards: stories(6).map(({ id }) => ({ ...LONG_WORDS, id })), mostRead: [] },
};
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
