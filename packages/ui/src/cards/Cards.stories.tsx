import { CARD_SHAPES, HEADLINE_SIZES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdSlot } from '../ad-slot/index';
import { AD, LONG_WORDS, STORIES } from '../fixtures/cards';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { BlogCards } from './BlogCards';
import { ACROSS, Cards } from './Cards';
import { DayCards } from './DayCards';

const { trains, school, beach, harvest, prawns, compost } = STORIES;
const six = [trains, school, beach, harvest, prawns, compost];

const meta = {
  title: 'Content/Cards/Cards',
  parameters: guide({
    use: 'For a list of stories of one shape.',
    avoid: 'For columns of different things: Board.',
    pairs: pairsOf(Cards, [
      {
        do: { shape: 'headline', cards: six.slice(0, 4) },
        dont: { shape: 'lead', cards: six.slice(0, 2) },
        why: 'A list has one shape, and none shouts. The lead is a single Card, once a page.',
      },
    ]),
    writing: ['headline'],
    anatomy: {
      cards: 'The whole',
      'section-head': 'Title of the group',
      card: 'Card',
      kicker: 'Kicker',
      '<h3>': 'Headline',
      byline: 'Byline',
      'cards-day': 'Day that a group of them belongs to',
    },
    accessibility: 'A list, so that its length is announced.',
  }),
  component: Cards,
  args: {
    cards: six,
    shape: 'headline',
    title: 'Última hora',
    href: '/ultima-hora/',
    locale: localeOf('ca'),
  },
  argTypes: {
    shape: { control: 'select', options: CARD_SHAPES },
    size: { control: 'select', options: HEADLINE_SIZES },
    across: { control: 'select', options: ACROSS },
    cards: { control: 'object' },
    locale: { table: { disable: true } },
  },
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headlines: Story = {};
export const Hours: Story = { args: { shape: 'list' } };
/** Hours for today, dates for older items, in one column: headlines are aligned. */
export const HoursAndDays: Story = {
  tags: ['!autodocs'],
  args: {
    shape: 'list',
    cards: six.map((card, at) =>
      at > 2 ? { ...card, publishedDate: { date: `202${at > 4 ? 5 : 6}-02-2${at}T21:05:00+01:00` } } : card,
    ),
  },
  play: async ({ canvasElement }) => {
    const times = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent);
    await expect(times.slice(0, 3).every((time) => /^\d?\d:\d\d$/.test(time ?? ''))).toBe(true);
    await expect(times.slice(3)).toEqual(['23 febr.', '24 febr.', '25 febr. 2025']);
    const starts = [...canvasElement.querySelectorAll('article h3, article h4')].map(
      (headline) => headline.getBoundingClientRect().left,
    );
    await expect(new Set(starts).size).toBe(1);
  },
};
export const Horizontal: Story = { args: { shape: 'horizontal' } };
export const ThreeAcross: Story = { args: { shape: 'standard', across: 3 } };
export const SixAcross: Story = { args: { shape: 'tile', across: 6 } };
/** In a place without space at its sides it is no wider than the place. */
export const WithoutRoom: Story = {
  parameters: { picture: true },
  args: { shape: 'standard', across: 3, title: undefined },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ overflowX: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByTestId('place');
    await expect(place.scrollWidth).toBe(place.clientWidth);
  },
};
export const Features: Story = { args: { shape: 'feature', across: 2, title: undefined } };
export const Events: Story = {
  args: { shape: 'event', title: 'Agenda', cards: [STORIES.visits, STORIES.cobla, STORIES.bookFair] },
};
const dated = (id: string, date: string) => ({ ...trains, id, publishedDate: { date } });
const DAYS = [
  dated('a', '2026-03-18T16:05:00Z'),
  dated('b', '2026-03-18T09:00:00Z'),
  dated('c', '2026-03-17T22:10:00Z'),
  dated('d', '2025-12-31T12:00:00Z'),
];
/** The hour if it is today, the day otherwise. */
export const Dated: Story = {
  parameters: { picture: true },
  args: { shape: 'horizontal', across: 2, date: true, cards: DAYS },
  play: async ({ canvasElement }) => {
    const times = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent);
    await expect(times).toEqual(['17:05', '10:00', '17 març', '31 des. 2025']);
  },
};
/** Each day under its name, each article with its hour. A continued list does not repeat the day's name. */
export const ByDay: Story = {
  parameters: { picture: true },
  args: { shape: 'horizontal', across: 2, cards: DAYS, headingLevel: 2, title: undefined },
  render: ({ title: _, href: __, date: ___, ...args }) => <DayCards {...args} after="2026-03-18" />,
  play: async ({ canvasElement }) => {
    const days = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(days.map((day) => day.textContent)).toEqual([
      'dimarts, 17 de març de 2026',
      'dimecres, 31 de desembre de 2025',
    ]);
    const times = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent);
    await expect(times).toEqual(['17:05', '10:00', '23:10', '13:00']);
  },
};
const onDays = (...counts: number[]) =>
  counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, at) => dated(`${day}-${at}`, `2026-03-${18 - day}T12:00:00Z`)),
  );
/** An ad is within a day, after a full row: never between the end of a day and the next heading. */
export const AdsWithinDays: Story = {
  args: {
    shape: 'horizontal',
    across: 2,
    cards: onDays(4, 2, 6, 1, 5, 1),
    headingLevel: 2,
    title: undefined,
  },
  render: ({ title: _, href: __, date: ___, ...args }) => (
    <DayCards
      {...args}
      adAt={(position) =>
        [6, 12, 18].includes(position) ? (
          <AdSlot position={`listing-${position}`} minimumReservedHeightDesktop={90} locale={args.locale} />
        ) : null
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const slots = [...canvasElement.querySelectorAll('[data-part=ad-slot]')];
    await expect(slots).toHaveLength(3);
    const before = slots.map((slot) => {
      const day = slot.closest('[data-part=cards-day]');
      const items = [...(day?.querySelectorAll('li') ?? [])];
      return items.findIndex((item) => item.contains(slot));
    });
    // After two of the third day's six, after two of the fifth's five, and at the end.
    await expect(before).toEqual([2, 2, 1]);
  },
};
/** Posts of a blog: dates next to them, the newest larger, without the kicker that is in their head. */
export const OfABlog: Story = {
  args: { cards: DAYS.slice(1).map((card) => ({ ...card, title: trains.title })) },
  render: ({ cards, locale }) => <BlogCards cards={cards} locale={locale} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=kicker]')).toHaveLength(0);
    const dates = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent);
    await expect(dates).toEqual(['18 març 2026', '17 març 2026', '31 des. 2025']);
  },
};
export const WithAd: Story = { args: { shape: 'standard', across: 3, cards: [trains, AD, school] } };
export const One: Story = { args: { cards: [trains], shape: 'standard', across: 3 } };
export const Empty: Story = { args: { cards: [], emptyText: 'Encara no hi ha res publicat aquí' } };
export const VeryMany: Story = {
  args: {
    cards: Array.from({ length: 5 }, (_, n) =>
      six.map((story) => ({ ...story, id: `${n}-${story.id}` })),
    ).flat(),
    across: 5,
    shape: 'feature',
  },
};
export const LongWords: Story = {
  args: {
    cards: [LONG_WORDS, { ...LONG_WORDS, id: 'b' }, { ...LONG_WORDS, id: 'c' }],
    shape: 'standard',
    across: 6,
  },
};
