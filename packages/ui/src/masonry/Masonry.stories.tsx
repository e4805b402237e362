import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORDS, STORIES } from '../fixtures/cards';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Masonry } from './Masonry';

const { keeper, ferrater, theatre, beach, rowing, gallery } = STORIES;
const cards = [keeper, ferrater, theatre, beach, rowing, gallery];

const meta = {
  title: 'Content/Cards/Masonry',
  parameters: guide({
    use: 'For cards of uneven height, two columns.',
    avoid: 'Where order matters across columns: Board.',
    pairs: pairsOf(Masonry, [
      {
        do: {},
        dont: { cards: cards.slice(0, 1) },
        why: 'For many cards of uneven height. A single one is a Card.',
      },
    ]),
    writing: ['headline'],
    anatomy: {
      masonry: 'The whole',
      'section-head': 'Title of the group',
      card: 'Card, as high as it needs',
      media: 'Picture, of changing crop',
      kicker: 'Kicker',
      '<h3>': 'Headline',
    },
    accessibility: 'Cards are read column by column, as they stand in the page.',
  }),
  component: Masonry,
  args: { cards, title: 'I encara', href: '/societat/', locale: localeOf('ca') },
  argTypes: { locale: { table: { disable: true } } },
} satisfies Meta<typeof Masonry>;
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
