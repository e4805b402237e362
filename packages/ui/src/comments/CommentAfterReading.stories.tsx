import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { CommentAfterReading } from './CommentAfterReading';
import { CommentBox } from './CommentBox';

const meta = {
  title: 'Readers/Participation/CommentAfterReading',
  component: CommentAfterReading,
  args: {
    locale: localeOf('ca'),
    children: <CommentBox action="/comentaris/" writer="ready" onSubmit={() => {}} />,
  },
  parameters: guide({
    use: 'In the place of the comment box under a text that ends in a gate.',
    avoid: 'Where comments are closed for everybody: Comments says so itself.',
    anatomy: { 'comment-room': 'the room of the box, with a line in it', notice: 'what it waits for' },
    accessibility: 'The box is out of reach until the page says that its text is open.',
  }),
} satisfies Meta<typeof CommentAfterReading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Podràs comentar aquí quan puguis llegir l’article sencer.')).toBeVisible();
  },
};
/** When the page marks its text as open, the box appears, and nothing shifts. */
export const Opened: Story = {
  parameters: { picture: true },
  beforeEach: () => () => {
    delete document.documentElement.dataset.gate;
  },
  play: async ({ canvasElement }) => {
    const height = canvasElement.offsetHeight;
    document.documentElement.dataset.gate = 'open';
    await expect(within(canvasElement).getByRole('textbox')).toBeVisible();
    await expect(canvasElement.offsetHeight).toBe(height);
  },
};
