import {
  CARD_SHAPES,
  type Card as CardData,
  type CardShape,
  HEADLINE_SIZES,
  IMAGE_RATIOS,
} from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AD, BARE, LONG_WORDS, STORIES } from '../fixtures/cards';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { missingPicture } from '../fixtures/pictures';
import { inRoom } from '../fixtures/room';
import { SECTIONS } from '../foundation/section';
import { Card } from './Card';

const meta = {
  title: 'Content/Cards/Card',
  parameters: guide({
    use: 'For a story in short, in any of its variants.',
    avoid: 'For the text itself: Article.',
    anatomy: {
      card: 'the whole',
      media: 'picture and its sign',
      words: 'kicker, headline, summary',
      facts: 'who, when, how long',
    },
    pairs: pairsOf(Card, [
      {
        do: { shape: 'overlay', card: STORIES.derby },
        dont: { shape: 'overlay', card: LONG_WORDS },
        why: 'Words over a picture only where they are few and the picture is quiet. Else the shape standard.',
      },
      {
        do: { shape: 'headline', card: STORIES.compost },
        dont: { shape: 'standard', card: { ...STORIES.compost, image: STORIES.storm.image } },
        why: 'No picture is better than one that shows something else: the shape headline needs none.',
      },
    ]),
    writing: ['kicker', 'headline', 'headline of a lead', 'standfirst'],
    accessibility:
      'The headline is the one link; the whole card takes the click. Choose headingLevel so that the page’s outline holds.',
  }),
  component: Card,
  args: { card: STORIES.budget, locale: localeOf('ca') },
  argTypes: {
    shape: { control: 'select', options: CARD_SHAPES },
    size: { control: 'select', options: HEADLINE_SIZES },
    ratio: { control: 'select', options: IMAGE_RATIOS },
    section: { control: 'select', options: SECTIONS },
    card: { control: 'object' },
    locale: { table: { disable: true } },
  },
  decorators: [inRoom],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { args: { size: 'md' } };
export const Lead: Story = {
  args: { shape: 'lead', card: STORIES.storm, priority: true },
  parameters: { room: 840 },
};
export const LeadAcrossThePage: Story = { ...Lead, parameters: { room: 1240 } };
export const Horizontal: Story = { args: { shape: 'horizontal', size: 'md' }, parameters: { room: 560 } };
export const HorizontalLarge: Story = {
  args: { shape: 'horizontal', size: 'lg', card: STORIES.theatre },
  parameters: { room: 840 },
};
export const Headline: Story = { args: { shape: 'headline', card: STORIES.compost, size: 'md' } };
export const Overlay: Story = { args: { shape: 'overlay', card: STORIES.derby }, parameters: { room: 620 } };
export const OverlayAcrossThePage: Story = {
  args: { shape: 'overlay', size: '2xl', card: STORIES.storm, priority: true },
  parameters: { room: 1240 },
};
export const Opinion: Story = { args: { shape: 'opinion', card: STORIES.bench, size: 'md' } };
export const OpinionWithoutPortrait: Story = { args: { shape: 'opinion', card: STORIES.column, size: 'md' } };
export const OpinionUnsigned: Story = { args: { shape: 'opinion', card: STORIES.editorial } };
export const Feature: Story = { args: { shape: 'feature', card: STORIES.school } };
export const List: Story = { args: { shape: 'list', card: STORIES.storm } };
export const TileVideo: Story = { args: { shape: 'tile', card: STORIES.helm } };
export const TileAudio: Story = { args: { shape: 'tile', card: STORIES.notebooks } };
export const TileGallery: Story = { args: { shape: 'tile', card: STORIES.gallery } };
export const TileWithoutPicture: Story = {
  args: { shape: 'tile', card: { ...STORIES.notebooks, image: undefined } },
};
export const EventOnSeveralDates: Story = { args: { shape: 'event', card: STORIES.visits } };
export const EventOverDays: Story = { args: { shape: 'event', card: STORIES.bookFair } };
export const Recipe: Story = { args: { shape: 'recipe', card: STORIES.rice, size: 'md' } };
export const RecipeOneVote: Story = { args: { shape: 'recipe', card: STORIES.fritters } };
export const Interview: Story = { args: { card: STORIES.ferrater, size: 'lg' } };
export const RegisteredOnly: Story = { args: { card: STORIES.harvest } };
export const Sponsored: Story = {
  args: { card: { ...STORIES.budget, labels: ['sponsored'], sponsor: { name: 'Gremi de Forners' } } },
};
export const SponsoredOverlay: Story = {
  args: { shape: 'overlay', card: { ...STORIES.derby, labels: ['sponsored'] } },
  parameters: { room: 620 },
};
export const SponsoredInAList: Story = {
  args: { shape: 'list', card: { ...STORIES.storm, labels: ['sponsored'] } },
};
export const Rectified: Story = { args: { card: { ...STORIES.budget, rectified: ['rectification'] } } };
export const RectifiedOverlay: Story = {
  args: { shape: 'overlay', card: { ...STORIES.derby, rectified: ['update'] } },
  parameters: { room: 620 },
};
export const RectifiedInAList: Story = {
  args: { shape: 'list', card: { ...STORIES.storm, rectified: ['rectification', 'update'] } },
};
export const WithDate: Story = { args: { date: true, summary: true } };
/** Section and authors have a target height of 24 px, however small their text. */
export const Targets: Story = {
  tags: ['!autodocs'],
  args: { card: { ...STORIES.storm, kicker: undefined }, size: 'md' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const links = canvasElement.querySelectorAll('a[href="/territori/"], [rel=author]');
    await expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      for (const off of [-11, 11]) await expect(document.elementFromPoint(x, y + off)).toBe(link);
    }
  },
};
export const AdSlot: Story = {
  args: { card: AD, ad: { minimumReservedHeightDesktop: 250, minimumReservedHeightMobile: 100 } },
};
export const MissingPicture: Story = { args: { card: { ...STORIES.budget, image: missingPicture } } };
export const WithoutPicture: Story = { args: { card: { ...STORIES.budget, image: undefined }, size: 'md' } };
export const Bare: Story = { args: { card: BARE } };

/** Every shape with the longest words, in the narrowest column. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {CARD_SHAPES.map((shape) => (
        <Card key={shape} {...args} shape={shape} />
      ))}
    </div>
  ),
  args: { card: { ...LONG_WORDS, event: STORIES.visits.event } },
  parameters: { room: 210 },
};

/** A suitable card for each shape. */
const FITTING: Record<CardShape, CardData> = {
  standard: STORIES.budget,
  lead: STORIES.keeper,
  horizontal: STORIES.beach,
  headline: STORIES.compost,
  overlay: STORIES.derby,
  opinion: STORIES.bench,
  feature: STORIES.school,
  list: STORIES.trains,
  tile: STORIES.helm,
  event: STORIES.visits,
  recipe: STORIES.rice,
};

export const Shapes: Story = {
  render: (args) => (
    <div style={{ columns: '300px', columnGap: 48 }}>
      {CARD_SHAPES.map((shape) => (
        <div key={shape} style={{ breakInside: 'avoid', paddingBlockEnd: 48, containerType: 'inline-size' }}>
          <Card {...args} card={FITTING[shape]} shape={shape} size={shape === 'lead' ? 'lg' : undefined} />
        </div>
      ))}
    </div>
  ),
  parameters: { room: 1400 },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {HEADLINE_SIZES.map((size) => (
        <Card key={size} {...args} shape="headline" size={size} />
      ))}
    </div>
  ),
  parameters: { room: 700 },
};

const HOURS = [
  ['2026-03-18T08:42:00+01:00', '08:42'],
  ['2026-03-17T21:05:00+01:00', 'Ahir\u00a021:05'],
  ['2026-03-16T23:59:00+01:00', null],
] as const;

/** Stories of today and yesterday have their hour next to the kicker, in any shape with one. */
export const WithHours: Story = {
  parameters: { picture: true, room: 700 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {HOURS.map(([date]) => (
        <Card
          {...args}
          key={date}
          shape="headline"
          date="recent"
          card={{ ...STORIES.budget, publishedDate: { date } }}
        />
      ))}
      <Card
        {...args}
        shape="overlay"
        date="recent"
        card={{
          ...STORIES.storm,
          articleNewsTypeEnum: 'news',
          kicker: { text: 'Última hora' },
          publishedDate: { date: HOURS[0][0] },
        }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-part=card]')].map(
      (card) => card.querySelector('time')?.textContent ?? null,
    );
    await expect(shown).toEqual([...HOURS.map(([, words]) => words), HOURS[0][1]]);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar" style={{ display: 'grid', gap: 32 }}>
      <Card {...args} shape="horizontal" />
      <Card {...args} shape="feature" />
      <Card {...args} shape="recipe" card={{ ...STORIES.rice, ...args.card }} />
    </div>
  ),
  args: {
    card: {
      ...STORIES.rice,
      title: 'المجلس يوافق بفارق صوت واحد على ميزانية الرصيف',
      kicker: { text: 'سياسة' },
    },
  },
};

/** The focus ring surrounds the whole card, though the headline is the link. */
export const Focused: Story = {
  parameters: { picture: true },
  play: () => userEvent.tab(),
};

/** The keyboard stops at kicker, headline and author, once each, in reading order. */
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

/** A click anywhere on the card follows its headline's link. */
export const WholeCardTakesTheClick: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const hit = document.elementFromPoint(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await expect(hit).toBe(canvas.getByRole('link', { name: STORIES.budget.title }));
  },
};
