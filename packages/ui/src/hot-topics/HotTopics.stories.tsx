import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf } from '../fixtures/locales';
import { HOT_TOPICS, LONG_NAVIGATION } from '../fixtures/shell';
import { HOT_TOPICS_WIDTHS, HotTopics } from './HotTopics';

const meta = {
  title: 'Shell/HotTopics',
  component: HotTopics,
  args: { locale: localeOf('ca'), topics: HOT_TOPICS },
  argTypes: { width: { control: 'select', options: HOT_TOPICS_WIDTHS } },
} satisfies Meta<typeof HotTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { parameters: { layout: 'fullscreen' } };
export const Column: Story = { args: { width: 'column', title: 'Temes' } };
export const One: Story = { args: { topics: HOT_TOPICS.slice(0, 1) } };
export const ManyAndLong: Story = { args: { topics: LONG_NAVIGATION.map((link) => ({ link })) } };
export const None: Story = { args: { topics: [] } };
