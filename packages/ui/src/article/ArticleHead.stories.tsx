import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button';
import { COLUMNIST, CONTENT, VIDEO, WRITER } from '../fixtures/article';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { ShareIcon } from '../icon/index';
import { ARTICLE_HEAD_VARIANTS, ArticleHead } from './ArticleHead';

const bare = { lead: undefined, image: undefined, updatedDate: undefined };

const meta = {
  title: 'Content/Article/ArticleHead',
  parameters: guide({
    use: 'Over every content page: kicker, headline, standfirst, byline, lead.',
    avoid: 'For a listing’s head: ListingHead.',
    anatomy: {
      'article-head': 'The whole',
      kicker: 'Kicker: section or kind',
      '<h1>': 'Headline',
      '<h2>': 'Headline, where it is not the page’s own',
      'header > p': 'Standfirst',
      signed: 'Line of who signs, when, and the share button',
      byline: 'Byline',
      picture: 'Picture',
    },
    accessibility: 'The one h1 of the page; dates are times that machines read.',
  }),
  component: ArticleHead,
  args: {
    locale: localeOf('ca'),
    content: CONTENT,
    share: <Button variant="plain" icon={<ShareIcon />} label="Comparteix" />,
  },
  argTypes: { variant: { control: 'select', options: ARTICLE_HEAD_VARIANTS } },
} satisfies Meta<typeof ArticleHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Feature: Story = { args: { variant: 'feature', content: { ...CONTENT, ...STORIES.keeper } } };
/** The section over the headline is a link. */
export const Focused: Story = {
  parameters: { picture: true },
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement?.closest('[data-part=article-head]')).not.toBeNull();
  },
};
export const Opinion: Story = {
  args: {
    content: { ...CONTENT, ...bare, ...STORIES.column, signatories: [{ ...COLUMNIST, image: WRITER.image }] },
  },
};
export const WithoutPicture: Story = {
  args: { content: { ...CONTENT, ...bare, articleNewsTypeEnum: 'news' } },
};
export const Film: Story = {
  args: { content: { ...CONTENT, multimedia: VIDEO, articleNewsTypeEnum: 'video' } },
};
export const Sound: Story = {
  args: {
    content: {
      ...CONTENT,
      articleNewsTypeEnum: 'audio',
      multimedia: { type: 'audio', src: '/media/faroner.mp3', poster: PICTURES.lighthouse },
    },
  },
};
export const Pictures: Story = {
  args: {
    content: {
      ...CONTENT,
      articleNewsTypeEnum: 'gallery',
      multimedia: {
        type: 'photo-gallery',
        images: [{ image: PICTURES.storm }, { image: PICTURES.harbour }, { image: PICTURES.street }],
      },
    },
  },
};
export const Elsewhere: Story = {
  args: {
    content: {
      ...CONTENT,
      multimedia: {
        type: 'videoEmbed',
        url: 'https://www.youtube.com/watch?v=far',
        title: 'Directe des del port',
      },
    },
  },
};
export const TwoWriters: Story = { args: { content: { ...CONTENT, signatories: [WRITER, COLUMNIST] } } };
export const LongWords: Story = {
  args: {
    content: {
      ...CONTENT,
      title: 'Desestacionalització, internacionalització i desenvolupament socioeconòmic intercomarcal',
    },
  },
};
