import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_WORDS, STORIES } from '../fixtures/cards';
import { columnsAt } from '../fixtures/columnsAt';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { GrouperIn5 } from './GrouperIn5';

const { keeper, ferrater, theatre, beach, rowing, gallery } = STORIES;
const cards = [keeper, ferrater, theatre, beach, rowing, gallery];

const meta = {
  title: 'Content/Cards/GrouperIn5',
  parameters: guide({
    use: 'For five stories of one matter, one of them large.',
    avoid: 'For unrelated stories: Board.',
    pairs: pairsOf(GrouperIn5, [
      {
        do: {},
        dont: { cards: cards.slice(0, 2) },
        why: 'For five of one matter, the first of them the largest. Fewer leave holes: Cards.',
      },
    ]),
    writing: ['headline'],
    anatomy: {
      'grouper-in-5': 'The whole',
      'section-head': 'Title of the group',
      card: 'Lead: the large card; four small ones follow',
      media: 'Picture',
      kicker: 'Kicker',
      '<h3>': 'Headline',
      byline: 'Byline, of the lead alone',
    },
    accessibility: 'The large one comes first in the page too.',
  }),
  component: GrouperIn5,
  args: { cards, title: 'I encara', href: '/societat/', locale: localeOf('ca') },
  argTypes: { locale: { table: { disable: true } } },
} satisfies Meta<typeof GrouperIn5>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const One: Story = { args: { cards: [keeper] } };
export const Three: Story = { args: { cards: cards.slice(0, 3) } };
/** The last of three small cards takes the space of two: no hole. */
export const Four: Story = {
  tags: ['!autodocs'],
  args: { cards: cards.slice(0, 4) },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('li')].map((piece) => piece.getBoundingClientRect());
    const [, second, third, fourth] = boxes;
    await expect(fourth?.left).toBe(second?.left);
    await expect(fourth?.right).toBe(third?.right);
  },
};
export const Empty: Story = { args: { cards: [] } };
export const LongWords: Story = {
  args: { cards: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...LONG_WORDS, id })) },
};
/** One column on phones, two on tablets, its own layout on desktops, by the width of the window (spec §9). */
export const ByTheWindow: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await columnsAt(canvasElement, 'ul', [577, 578, 1099, 1100])).toEqual([1, 2, 2, 3]);
  },
};
