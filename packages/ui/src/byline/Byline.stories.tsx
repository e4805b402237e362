import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { BYLINE_DATES, Byline } from './Byline';
import { RelativeTime } from './RelativeTime';

const clara = { id: '1', name: 'Clara Vidiella', url: '/autor/clara-vidiella/' };
const jan = { id: '2', name: 'Jan Montpeó', url: '/autor/jan-montpeo/' };
const nuria = { id: '3', name: 'Núria Escarré' };

const meta = {
  title: 'Content/Text/Byline',
  parameters: guide({
    use: 'Under a headline: who and when.',
    avoid: 'For how long ago: RelativeTime.',
    anatomy: { byline: 'names and date' },
    pairs: pairsOf(Byline, [
      {
        do: {},
        dont: { authors: [] },
        why: 'Who signs, then when. What the newsroom wrote is signed by the newsroom: an empty byline is left out.',
      },
    ]),
    accessibility: 'Authors are links where they have a page; the date is a time that machines read.',
  }),
  component: Byline,
  args: { authors: [clara], date: '2026-03-18T08:40:00+01:00', locale: localeOf('ca') },
  argTypes: {
    dateFormat: { control: 'select', options: BYLINE_DATES },
    locale: { table: { disable: true } },
  },
} satisfies Meta<typeof Byline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThreeAuthors: Story = { args: { authors: [clara, jan, nuria], prefixed: true } };
export const Signature: Story = { args: { authors: [], signature: 'Redacció' } };
export const OnlyDate: Story = { args: { authors: [], dateFormat: 'time' } };
export const Spanish: Story = { args: { authors: [clara, jan], prefixed: true, locale: localeOf('es') } };
export const Nothing: Story = { args: { authors: [], date: undefined } };

/** Relative time, by the page’s clock. */
export const HowLongAgo: Story = {
  render: ({ locale }) => <RelativeTime date="2026-03-18T17:10:00+01:00" locale={locale} />,
};
