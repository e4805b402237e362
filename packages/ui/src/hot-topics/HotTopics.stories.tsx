import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { HOT_TOPICS, LONG_NAVIGATION } from '../fixtures/shell';
import { HOT_TOPICS_WIDTHS, HotTopics } from './HotTopics';

const meta = {
  title: 'Navigation/HotTopics',
  component: HotTopics,
  args: { locale: localeOf('ca'), topics: HOT_TOPICS },
  argTypes: { width: { control: 'select', options: HOT_TOPICS_WIDTHS } },
  parameters: guide({
    use: 'Under the header or in a column: what is spoken of today, five to eight topics.',
    avoid: 'The sections of the site, which do not change by the day.',
    anatomy: { 'hot-topics': 'The strip; it goes on sideways where it has no room.' },
    accessibility: 'A named list of links.',
  }),
} satisfies Meta<typeof HotTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { parameters: { layout: 'fullscreen' } };
export const Column: Story = { args: { width: 'column', title: 'Temes' } };
export const One: Story = { args: { topics: HOT_TOPICS.slice(0, 1) } };
export const ManyAndLong: Story = { args: { topics: LONG_NAVIGATION.map((link) => ({ link })) } };
export const None: Story = { args: { topics: [] } };
export const Spanish: Story = { args: { locale: localeOf('es') }, globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
