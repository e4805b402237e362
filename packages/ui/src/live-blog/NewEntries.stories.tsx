import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { NewEntries } from './NewEntries';

const meta = {
  title: 'Content/Live/NewEntries',
  component: NewEntries,
  args: { locale: localeOf('ca'), count: 3, onShow: fn() },
  // It takes no space in the layout: the story gives it some.
  decorators: (Story) => (
    <div style={{ display: 'grid', minBlockSize: 48 }}>
      <Story />
    </div>
  ),
  parameters: guide({
    use: 'Over the entries of a live blog.',
    avoid: 'For the next page of a listing: LoadMore.',
    anatomy: {
      'new-entries': 'its place, of no height',
      waiting: 'the button, while there are newer entries',
      said: 'their number, for screen readers',
    },
    keyboard: { 'Enter, Space': 'shows them' },
    accessibility: 'Their number is announced without interrupting.',
  }),
} satisfies Meta<typeof NewEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { loading: true } };
export const None: Story = { args: { count: 0 } };
