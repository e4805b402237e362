import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { CommentAppeal } from './CommentAppeal';

const meta = {
  title: 'Readers/Participation/CommentAppeal',
  component: CommentAppeal,
  args: { action: '/comentaris/recurs/', token: 'abc' },
  parameters: guide({
    use: 'Where the link in a statement of reasons leads.',
    avoid: 'For a message to the newsroom: ContactForm.',
    anatomy: { 'comment-appeal': 'title, what happens with it, the text, the button' },
    accessibility: 'What is wrong is read with the field.',
  }),
} satisfies Meta<typeof CommentAppeal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { faulty: '' } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const InEnglish: Story = { globals: { language: 'en' } };
