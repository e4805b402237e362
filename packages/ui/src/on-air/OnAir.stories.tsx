import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SHOW_NOW, SHOWS_NEXT } from '../fixtures/broadcasts';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { NowNext, OnAir } from './OnAir';

const meta = {
  title: 'Content/Live/OnAir',
  parameters: guide({
    use: 'For what is on now and next, on a broadcaster’s front.',
    avoid: 'For a whole day: ScheduleList.',
    anatomy: {
      'on-air': 'The whole',
      picture: 'Picture of the programme',
      live: 'Live sign',
      kicker: 'Kicker, while nothing is on',
      '<h2>': 'Name of the programme',
      '<time>': 'Hours from and to',
      button: 'Buttons: listen, watch',
      '<ol>': 'What follows',
    },
    accessibility: 'The live sign is a word, not a colour.',
  }),
  component: OnAir,
  args: {
    title: 'En antena',
    now: SHOW_NOW,
    next: SHOWS_NEXT,
    listenHref: '/directe/radio/',
    watchHref: '/directe/tv/',
    locale: localeOf('ca'),
  },
  argTypes: { locale: { table: { disable: true } } },
} satisfies Meta<typeof OnAir>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyNow: Story = { args: { next: [] } };
export const BetweenShows: Story = { args: { now: undefined } };
/** While nothing is on air a recording can be played. */
export const Recording: Story = {
  parameters: { picture: true },
  args: { now: undefined, replay: { ...STORIES.trains, articleNewsTypeEnum: 'video', mediaInfo: '5:12' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /5:12/ })).toHaveAttribute('href', args.replay?.url);
    await expect(canvas.getByText(SHOWS_NEXT[0]?.title ?? '')).toBeVisible();
  },
};
/** The page of a stream that broadcasts nothing now: no live sign, the hour of its return, and something to play. */
export const OffAir: Story = {
  parameters: { picture: true },
  args: { ...Recording.args, saysReturn: true, listenHref: undefined, watchHref: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Torna a les \d+\.\d\d\sh, amb .+\.$/)).toBeVisible();
    await expect(canvas.queryByText('Directe')).toBeNull();
    await expect(canvas.getByRole('link', { name: /5:12/ })).toBeVisible();
  },
};
/** Nothing more is scheduled today, and nothing was recorded. */
export const OffAirForToday: Story = {
  args: { now: undefined, next: [], saysReturn: true, listenHref: undefined, watchHref: undefined },
};
/** A repeat is not live. */
export const Repeat: Story = {
  parameters: { picture: true },
  args: { now: { ...SHOW_NOW, isRepeat: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Repetició')).toBeVisible();
    await expect(canvas.queryByText('Directe')).toBeNull();
  },
};
export const WithoutPicture: Story = { args: { now: { ...SHOW_NOW, image: undefined } } };
export const WithoutActions: Story = { args: { listenHref: undefined, watchHref: undefined } };
/** In the evening the next show is tomorrow's, and says so. */
export const NextIsTomorrow: Story = {
  parameters: { picture: true },
  args: {
    next: SHOWS_NEXT.map((show, at) => ({
      ...show,
      startTime: { date: show.startTime.date.replace('-18T', at === 3 ? '-20T' : '-19T') },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Demà 19:30')).toBeVisible();
    await expect(canvas.getByText('20 març 23:00')).toBeVisible();
  },
};
/** Below the player of a stream. */
export const BelowPlayer: Story = {
  render: ({ now, next, locale }) => (
    <NowNext title="En antena" {...(now ? { now } : {})} next={next} locale={locale} />
  ),
};
export const Nothing: Story = { args: { now: undefined, next: [] } };
export const LongWords: Story = {
  args: {
    now: {
      ...SHOW_NOW,
      title: 'Desinstitucionalitzadament contrarevolucionàries, amb l’Electroencefalografista',
    },
  },
};
