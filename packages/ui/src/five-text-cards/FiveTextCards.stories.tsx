import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_WORDS, STORIES } from '../fixtures/cards';
import { columnsAt } from '../fixtures/columnsAt';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { FiveTextCards } from './FiveTextCards';

const { keeper, ferrater, theatre, beach, rowing, gallery } = STORIES;
const cards = [keeper, ferrater, theatre, beach, rowing, gallery];

const meta = {
  title: 'Content/Cards/FiveTextCards',
  parameters: guide({
    use: 'For five heads at one look, without pictures.',
    avoid: 'For fewer than five: Cards.',
    pairs: pairsOf(FiveTextCards, [
      {
        do: {},
        dont: { cards: cards.slice(0, 2) },
        why: 'Five, as its name says. Two are Cards of the shape headline.',
      },
    ]),
    writing: ['headline'],
    anatomy: {
      'five-text-cards': 'The whole',
      'section-head': 'Title of the group',
      card: 'Card without a picture',
      kicker: 'Kicker',
      '<h3>': 'Headline',
    },
    accessibility: 'A list of headings.',
  }),
  component: FiveTextCards,
  args: { cards, title: 'I encara', href: '/societat/', locale: localeOf('ca') },
  argTypes: { locale: { table: { disable: true } } },
} satisfies Meta<typeof FiveTextCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const One: Story = { args: { cards: [keeper] } };
export const Three: Story = { args: { cards: cards.slice(0, 3) } };
export const Empty: Story = { args: { cards: [] } };
export const LongWords: Story = {
  args: { cards: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...LONG_WORDS, id })) },
};
/** One column on phones, two on tablets, five on desktops, by the width of the window (spec §9). */
export const ByTheWindow: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await columnsAt(canvasElement, 'ul', [577, 578, 1099, 1100])).toEqual([1, 2, 2, 5]);
  },
};
