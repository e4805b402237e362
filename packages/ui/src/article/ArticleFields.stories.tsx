import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { textClass } from '../foundation/type.css';
import { ArticleFields, BylineFields } from './ArticleFields';

const meta = {
  title: 'Content/Article/ArticleFields',
  component: ArticleFields,
  args: {
    locale: localeOf('ca'),
    fields: {
      dateline: 'La Llosa',
      backstory:
        'Hem parlat amb onze pescadors i hem comparat els quaderns de la confraria amb les dades de la boia de la Llosa, de 1998 ençà.',
    },
  },
  // Every field has its place: those of the byline come first, as in the head of an article.
  render: (args) => (
    <>
      <p className={textClass.meta}>
        <BylineFields fields={args.fields} />
      </p>
      <ArticleFields {...args} />
    </>
  ),
  parameters: guide({
    use: '`Article` shows them after its text: how the story was reported, and whatever else a newsroom adds to `ARTICLE_FIELDS`; its head shows those of the byline.',
    avoid: 'Corrections: readers must see those above the text.',
    anatomy: {
      'byline-field': 'One field in the head, beside the dates.',
      'article-field': 'One field after the text, under its label.',
    },
    accessibility: 'Each field has a heading, so that readers can jump to it.',
  }),
} satisfies Meta<typeof ArticleFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Backstory: Story = {};
export const Spanish: Story = {
  args: {
    locale: localeOf('es'),
    fields: {
      dateline: 'La Llosa',
      backstory: 'Hemos hablado con once pescadores y comparado los cuadernos de la cofradía.',
    },
  },
  globals: { language: 'es' },
};
