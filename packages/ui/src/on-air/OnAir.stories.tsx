import type { Meta, StoryObj } from '@storybook/react-vite';
import { SHOW_NOW, SHOWS_NEXT } from '../fixtures/broadcasts';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { OnAir } from './OnAir';

const meta = {
  title: 'Fronts/OnAir',
  parameters: guide({
    use: 'For what is on now and next, on a broadcaster’s front.',
    avoid: 'For a whole day: ScheduleList.',
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
export const WithoutPicture: Story = { args: { now: { ...SHOW_NOW, image: undefined } } };
export const WithoutActions: Story = { args: { listenHref: undefined, watchHref: undefined } };
export const Nothing: Story = { args: { now: undefined, next: [] } };
export const LongWords: Story = {
  args: {
    now: {
      ...SHOW_NOW,
      title: 'Desinstitucionalitzadament contrarevolucionàries, amb l’Electroencefalografista',
    },
  },
};
