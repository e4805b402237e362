import { type Card as CardData, HEADLINE_SIZES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/Card';
import { BARE, LONG_WORDS, STORIES } from '../fixtures/cards';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { missingPicture } from '../fixtures/pictures';
import { inRoom } from '../fixtures/room';
import { SECTIONS, sectionOf } from '../foundation/section';
import { ArticleCard } from './ArticleCard';
import { ARTICLE_SHAPES } from './shapes';

const meta = {
  title: 'Content/Cards/ArticleCard',
  parameters: guide({
    use: 'Where cards go to the browser as script and every one of them is an article.',
    avoid: 'For media, events, recipes, opinion and ads: Card, which draws articles just the same.',
    anatomy: {
      card: 'the whole',
      media: 'its picture',
      words: 'kicker, headline, summary',
      facts: 'who signs',
    },
    pairs: pairsOf(ArticleCard, [
      {
        do: { shape: 'standard' },
        dont: {
          shape: 'standard',
          card: {
            ...STORIES.budget,
            title: `${STORIES.budget.title}, segons fonts municipals consultades ahir al vespre per aquest diari`,
          },
        },
        why: 'Three lines of headline are read; five are a paragraph.',
      },
    ]),
    writing: ['kicker', 'headline', 'standfirst'],
    accessibility: 'The headline is the one link; the whole card takes the click.',
  }),
  component: ArticleCard,
  args: { card: STORIES.budget, section: 'politics', locale: localeOf('ca') },
  argTypes: {
    shape: { control: 'select', options: ARTICLE_SHAPES },
    size: { control: 'select', options: HEADLINE_SIZES },
    section: { control: 'select', options: SECTIONS },
    card: { control: 'object' },
    locale: { table: { disable: true } },
  },
  decorators: [inRoom],
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The sign is shown over the headline, even alone. */
export const Rectified: Story = {
  args: { card: { ...STORIES.budget, kicker: undefined, category: undefined, rectified: ['rectification'] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=label]')).toHaveTextContent('Amb rectificació');
  },
};

/** In any column width the lock is on the line of the first word, and is announced once. */
export const ClosedInANarrowColumn: Story = {
  args: { card: { ...STORIES.harvest, title: 'Redescobriment de la verema' } },
  play: async ({ canvasElement, args }) => {
    const heading = within(canvasElement).getByRole('heading');
    const link = within(heading).getByRole('link');
    const lock = within(link).getByRole('img', { name: 'Per a lectors registrats' });
    const words = document.createRange();
    for (let width = 300; width > 30; width -= 7) {
      heading.style.inlineSize = `${width}px`;
      const title = link.lastChild;
      if (!title) throw new Error('the headline has no words');
      words.setStart(title, 0);
      words.setEnd(title, 1);
      const [first, sign] = [words.getBoundingClientRect(), lock.getBoundingClientRect()];
      await expect(sign.top).toBeGreaterThanOrEqual(first.top);
      await expect(sign.bottom).toBeLessThanOrEqual(first.bottom);
    }
    heading.style.inlineSize = '160px';
    await expect(link).toHaveTextContent(args.card?.title ?? '');
  },
};

export const Shapes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {ARTICLE_SHAPES.map((shape) => (
        <ArticleCard key={shape} {...args} shape={shape} size={shape === 'lead' ? 'lg' : undefined} />
      ))}
    </div>
  ),
  parameters: { room: 560 },
};

export const WithoutSection: Story = { args: { section: undefined } };
export const WithoutPicture: Story = { args: { card: { ...STORIES.budget, image: undefined } } };
export const MissingPicture: Story = { args: { card: { ...STORIES.budget, image: missingPicture } } };
export const RegisteredOnly: Story = { args: { card: STORIES.harvest } };
export const Bare: Story = { args: { card: BARE } };
export const LongWords: Story = { args: { card: LONG_WORDS }, parameters: { room: 210 } };

/** The keyboard stops at the headline and the author, once each. */
export const ByKeyboard: Story = {
  args: { card: { ...STORIES.budget, kicker: { text: 'Ple municipal', href: '/politica/' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Ple municipal', STORIES.budget.title, 'Pau Rovirosa']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

const ARTICLES: readonly CardData[] = [STORIES.budget, STORIES.storm, STORIES.harvest, BARE];

/** In every shape it renders the same elements as `Card` does for the same article. */
export const TheSameAsCard: Story = {
  render: ({ locale }) => (
    <>
      {ARTICLES.flatMap((card) =>
        ARTICLE_SHAPES.map((shape) => {
          const article = { ...card, articleNewsTypeEnum: undefined, multimedia: undefined };
          return (
            <div key={card.id + shape} data-testid="pair">
              <ArticleCard
                card={article}
                shape={shape}
                section={sectionOf(card.category?.href ?? card.url)}
                locale={locale}
              />
              <Card card={article} shape={shape} locale={localeOf('ca')} />
            </div>
          );
        }),
      )}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of within(canvasElement).getAllByTestId('pair')) {
      const [one, other] = pair.children;
      await expect(one?.outerHTML).toBe(other?.outerHTML);
    }
  },
};
