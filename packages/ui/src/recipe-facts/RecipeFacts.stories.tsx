import { RECIPE_COSTS, RECIPE_DIFFICULTIES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { DIY_TASK, RECIPE } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { RecipeFacts } from './RecipeFacts';

const meta = {
  title: 'Content/Article/RecipeFacts',
  parameters: guide({
    use: 'On a recipe or a DIY task: difficulty, cost, time, what is needed, steps.',
    avoid: 'On a card: its shape recipe.',
    anatomy: {
      recipe: 'The whole',
      'recipe-strip': 'Facts in one line: time, difficulty, cost, people',
      rating: 'Rating by readers',
      'recipe-actions': 'What can be done with it, not on paper',
      picture: 'Picture of a step',
      needed: 'Ingredients, or materials and tools; stays next to the steps',
      making: 'Steps, numbered',
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
/** Materials and tools instead of ingredients. */
export const Diy: Story = { args: { recipe: DIY_TASK, totalTime: 2, totalTimeUnit: 2 } };
export const WithActions: Story = {
  args: {
    recipe: { ...RECIPE, steps: RECIPE.steps.slice(0, 2) },
    actions: <Button variant="secondary">Imprimeix</Button>,
  },
};
export const Rated: Story = { args: { ratingValue: 4.3, ratingNumVotes: 128 } };
/** Under the head of an article the strip is a component of its own. */
export const WithoutStrip: Story = { args: { hasStrip: false } };
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
