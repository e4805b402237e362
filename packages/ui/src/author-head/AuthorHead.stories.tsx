import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { COLUMNIST, WRITER } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { AuthorBox, AuthorHead } from './AuthorHead';

const meta = {
  title: 'Content/Article/AuthorHead',
  parameters: guide({
    use: 'At the head of an author’s page.',
    avoid: 'For who signs an article: Byline.',
    anatomy: {
      'author-head': 'The whole',
      picture: 'Portrait',
      avatar: 'Initials, where there is no portrait',
      '<h1>': 'Name',
      '<p>': 'Role',
      'author-box': 'The note under an article',
    },
    accessibility: 'The portrait repeats the name and is silent.',
  }),
  component: AuthorHead,
  args: { locale: localeOf('ca'), author: WRITER, action: <Button>Segueix</Button> },
} satisfies Meta<typeof AuthorHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPortrait: Story = {};
export const WithoutPortrait: Story = { args: { author: COLUMNIST, action: undefined } };
export const NameAlone: Story = {
  args: { author: { id: 'x', name: 'Redacció', url: '/autor/x/' }, action: undefined },
};
export const Box: Story = { render: (args) => <AuthorBox {...args} /> };
