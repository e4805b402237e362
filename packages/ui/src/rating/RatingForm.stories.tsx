import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { RATING_STATUSES, RatingForm } from './RatingForm';

const meta = {
  title: 'Readers/Participation/RatingForm',
  component: RatingForm,
  args: { action: '/recepta/suquet/', value: 4.3, votes: 128, onRate: fn() },
  argTypes: { status: { control: 'select', options: RATING_STATUSES } },
  parameters: guide({
    use: 'Under a recipe or a task, for one vote a reader.',
    avoid: 'To show what readers think: Rating alone. For a question with answers: Poll.',
    anatomy: { 'rating-form': 'mean, stars, button', rating: 'the mean of all votes' },
    keyboard: { 'Arrow keys': 'choose how many stars', Enter: 'votes' },
    accessibility:
      'Five radio buttons, each with its number in words; nothing is sent before the button is pressed.',
  }),
} satisfies Meta<typeof RatingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mean is announced once, as text: its stars are decorative. */
export const Default: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const stars = within(canvasElement).getByRole('img', { name: /4,3/ });
    await expect(getComputedStyle(stars, '::before').content).toMatch(/\/ ""$/);
  },
};
export const FirstVote: Story = { args: { value: undefined, votes: undefined } };
export const Waiting: Story = { args: { given: 4, status: 'waiting' } };
export const Voted: Story = { args: { given: 4, status: 'voted' } };
export const AlreadyVoted: Story = { args: { status: 'already-voted' } };
export const Failed: Story = { args: { given: 2, status: 'failed' } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { given: 2 } };
/** Outlined stars have the colour of filled ones, which is legible on every paper. */
export const UnlitInOutline: Story = {
  tags: ['!autodocs'],
  args: { given: 2 },
  play: async ({ canvasElement }) => {
    const [first, , third] = [...canvasElement.querySelectorAll('label path')].map((path) =>
      getComputedStyle(path),
    );
    await expect(third?.fill).toBe('none');
    await expect(third?.stroke).toBe(first?.fill);
    await expect(third?.opacity).toBe('1');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(within(canvasElement).getByRole('radio', { name: '3 estrelles' })).toBeChecked();
    await expect(args.onRate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRate).toHaveBeenCalledWith(3);
  },
};
export const NothingChosen: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Vota' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tria quantes estrelles');
    await expect(args.onRate).not.toHaveBeenCalled();
  },
};
