import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMMENTS } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Comments } from './Comments';

const meta = {
  title: 'Article/Comments',
  parameters: guide({
    use: 'Under an article, for what readers said.',
    avoid: 'For a newsroom’s own notes.',
    accessibility: 'Each comment is an article of its own with who and when.',
  }),
  component: Comments,
  args: { locale: localeOf('ca'), comments: COMMENTS, open: true },
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Threads: Story = {};
export const None: Story = { args: { comments: [] } };
export const Closed: Story = { args: { open: false } };
export const ClosedAndNone: Story = { args: { open: false, comments: [] } };
export const LongWord: Story = {
  args: {
    comments: [
      { id: '1', author: 'Anna', date: '2026-03-18T18:00:00+01:00', html: `<p>${'Visca'.repeat(60)}</p>` },
    ],
  },
};
