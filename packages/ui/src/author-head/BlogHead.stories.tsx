import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { COLUMNIST, WRITER } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { BREADCRUMBS } from '../fixtures/shell';
import { BlogHead } from './BlogHead';

const meta = {
  title: 'Content/Fronts/BlogHead',
  component: BlogHead,
  args: {
    locale: localeOf('ca'),
    blog: {
      name: 'Peu de terme',
      url: '/peu-de-terme/',
      description: 'Caminades per les fites que separen un poble de l’altre.',
      authors: [WRITER],
    },
    breadcrumbs: BREADCRUMBS.slice(0, 1),
    feedHref: '/peu-de-terme/rss.xml',
    action: () => <Button size="small">Segueix</Button>,
  },
  parameters: guide({
    use: 'At the head of a blog’s listing: one or few people who write by themselves.',
    avoid: 'For a section: ListingHead. For everything that somebody signs: AuthorHead.',
    anatomy: {
      'blog-head': 'The whole',
      breadcrumbs: 'Breadcrumbs',
      picture: 'Portrait, where one writes it',
      avatar: 'Small portraits, or initials',
      '<h1>': 'Name',
      '<ul>': 'Authors, each with a way to follow them',
    },
    accessibility: 'The one h1 of the page. Portraits repeat names and are silent.',
  }),
} satisfies Meta<typeof BlogHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfSeveral: Story = {
  args: { blog: { ...meta.args.blog, name: 'La taula llarga', authors: [WRITER, COLUMNIST] } },
};
export const WithoutPortrait: Story = { args: { blog: { ...meta.args.blog, authors: [COLUMNIST] } } };
export const NameAlone: Story = {
  args: {
    blog: { name: 'Desestacionalització intercomarcal', url: '/blog/', authors: [] },
    feedHref: undefined,
  },
};
