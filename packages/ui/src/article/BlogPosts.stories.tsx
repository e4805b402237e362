import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { BlogPosts } from './BlogPosts';

const [previous, next] = [
  { id: '1', title: 'La fita que ningú no vol', url: '/peu-de-terme/fita/' },
  { id: '2', title: 'Un riu és una mala frontera', url: '/peu-de-terme/riu/' },
];

const meta = {
  title: 'Content/Article/BlogPosts',
  component: BlogPosts,
  args: {
    locale: localeOf('ca'),
    blog: { name: 'Peu de terme', url: '/peu-de-terme/', previous, next },
  },
  parameters: guide({
    use: 'Article draws it after the text of a blog’s post.',
    avoid: 'After any other story: NextStory.',
    anatomy: {
      'blog-posts': 'The whole, not on paper',
      '<p>': 'The blog',
      '<ul>': 'The post before it, the post after it',
    },
    accessibility: 'A navigation with the blog’s name.',
  }),
} satisfies Meta<typeof BlogPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Newest: Story = { args: { blog: { ...meta.args.blog, next: undefined } } };
export const First: Story = { args: { blog: { ...meta.args.blog, previous: undefined } } };
export const TheOnlyOne: Story = {
  args: { blog: { ...meta.args.blog, previous: undefined, next: undefined } },
};
