import { RECIPE_COSTS, RECIPE_DIFFICULTIES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RECIPE } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { RecipeFacts } from './RecipeFacts';

const meta = {
  title: 'Content/Article/RecipeFacts',
  parameters: guide({
    use: 'On a recipe: difficulty, cost, time, ingredients, steps.',
    avoid: 'On a card: its shape recipe.',
    anatomy: {
      recipe: 'The whole',
      '<dl>': 'Facts: time, difficulty, servings',
      rating: 'Rating by readers',
      '<section>': 'Ingredients',
      '<ol>': 'Steps, numbered',
    },
    accessibility: 'Steps are an ordered list.',
  }),
  component: RecipeFacts,
  args: { locale: localeOf('ca'), recipe: RECIPE, totalTime: 45, totalTimeUnit: 1 },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecipeFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hours: Story = { args: { totalTime: 2, totalTimeUnit: 2, recipe: { ...RECIPE, servings: 1 } } };
export const Rated: Story = { args: { ratingValue: 4.3, ratingNumVotes: 128 } };
export const WithoutTime: Story = { args: { totalTime: undefined, recipe: { ...RECIPE, ingredients: [] } } };

/** Every level of difficulty and cost. */
export const Levels: Story = {
  render: (args) => (
    <>
      {RECIPE_DIFFICULTIES.map((difficulty, at) => (
        <RecipeFacts
          key={difficulty}
          {...args}
          recipe={{ difficulty, cost: RECIPE_COSTS[at] ?? 'low', ingredients: [], steps: [] }}
        />
      ))}
    </>
  ),
};
