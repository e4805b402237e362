import type { Meta, StoryObj } from '@storybook/react-vite';
import { EVERY_PART } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ArticleBody, BODY_OPENINGS, BODY_PLACES } from './ArticleBody';

const meta = {
  title: 'Article/ArticleBody',
  parameters: guide({
    use: 'For the text of a content: its parts in the newsroom’s order.',
    avoid: 'For a summary of a line or two: a card’s.',
    accessibility:
      'Headings keep their order under the article’s own; tables, pictures and quotations are what they look like.',
  }),
  component: ArticleBody,
  args: { locale: localeOf('ca'), parts: EVERY_PART },
  argTypes: {
    opening: { control: 'select', options: BODY_OPENINGS },
    place: { control: 'select', options: BODY_PLACES },
  },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {};
export const DropCapCentred: Story = { args: { opening: 'drop-cap', place: 'centred' } };
export const WithInsert: Story = {
  args: {
    insert: { after: 2, content: <p>Un espai entre dos paràgrafs.</p> },
    parts: EVERY_PART.slice(0, 4),
  },
};
export const OneParagraph: Story = { args: { parts: EVERY_PART.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    parts: [
      {
        type: 'paragraph',
        html: 'Institucionalització, desestacionalització, electroencefalografista, otorinolaringologia i contrarevolucionàriament.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
export const Empty: Story = { args: { parts: [] } };
