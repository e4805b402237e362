import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RECIPE } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { Ingredients } from './Ingredients';

const meta = {
  title: 'Content/Article/Ingredients',
  component: Ingredients,
  args: { ingredients: RECIPE.ingredients, printed: 4, onValueChange: fn() },
  parameters: guide({
    use: 'Next to the steps of a recipe that says how many people it is for: readers change that number.',
    avoid: 'For a recipe without a number of people, or a DIY task: RecipeFacts lists what is needed.',
    anatomy: { servings: 'The number of people, with a button at each side', '<ul>': 'The ingredients' },
    keyboard: { 'Enter, space': 'on a button: one person more or fewer' },
    accessibility:
      'The new number is announced. At its limits a button stays in place and keeps the focus. Without JavaScript the printed amounts are shown, without buttons.',
  }),
} satisfies Meta<typeof Ingredients>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Printed: Story = {};
/** Amounts are rounded as a cook measures them; what is not understood stays as printed. */
export const ForSix: Story = { args: { defaultValue: 6 } };
export const Spanish: Story = {
  args: {
    ingredients: ['200 g de harina', '1 ½ cucharada de aceite', '2-3 dientes de ajo', '1 guindilla', 'Sal'],
    defaultValue: 8,
  },
  globals: { language: 'es' },
};

/** A button steps to the next number of people, up to four times as many. */
export const Steps: Story = {
  tags: ['!autodocs'],
  args: { printed: 1, ingredients: ['200 g de farina', 'Sal'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Per a més persones' });
    await expect(canvas.getByRole('button', { name: 'Per a menys persones' })).toHaveAttribute(
      'aria-disabled',
    );
    for (let at = 0; at < 5; at++) await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 persones');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '800 g de farina',
      'Sal',
    ]);
    await expect(more).toHaveFocus();
  },
};
