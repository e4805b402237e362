import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ArticleFields } from './ArticleFields';

const meta = {
  title: 'Content/Article/ArticleFields',
  component: ArticleFields,
  args: {
    locale: localeOf('ca'),
    fields: {
      backstory:
        'Hem parlat amb onze pescadors i hem comparat els quaderns de la confraria amb les dades de la boia de la Llosa, de 1998 ençà.',
    },
  },
  parameters: guide({
    use: '`Article` shows them after its text: how the story was reported, and whatever else a newsroom adds to `ARTICLE_FIELDS`.',
    avoid: 'Corrections: readers must see those above the text.',
    anatomy: { 'article-field': 'One field, under its label.' },
    accessibility: 'Each field has a heading, so that readers can jump to it.',
  }),
} satisfies Meta<typeof ArticleFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Backstory: Story = {};
export const Spanish: Story = {
  args: {
    locale: localeOf('es'),
    fields: { backstory: 'Hemos hablado con once pescadores y comparado los cuadernos de la cofradía.' },
  },
  globals: { language: 'es' },
};
