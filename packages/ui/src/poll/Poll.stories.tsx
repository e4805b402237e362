import { POLL_STATES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { Poll } from './Poll';

const meta = {
  title: 'Readers/Participation/Poll',
  component: Poll,
  args: {
    question: 'Ha d’obrir el moll als cotxes a l’estiu?',
    answers: [
      { id: 'si', text: 'Sí, com sempre', votes: 128 },
      { id: 'no', text: 'No, només a peu', votes: 412 },
      { id: 'hores', text: 'Només unes hores', votes: 77 },
    ],
    state: 'active',
    start: '2026-03-16T08:00:00+01:00',
    end: '2026-03-20T22:00:00+01:00',
    loggedIn: true,
    backUrl: '/enquesta/moll/',
    action: '/enquesta/moll/',
    onVote: fn(),
  },
  argTypes: { state: { control: 'select', options: POLL_STATES } },
  parameters: guide({
    use: 'For one question with a few answers, open for a time.',
    avoid: 'To rate a content: stars. For several questions: a form.',
    anatomy: { poll: 'the whole', results: 'shares of the votes' },
    keyboard: { 'Arrow keys': 'choose an answer', Enter: 'votes', Escape: 'in the dialog: stays anonymous' },
    accessibility:
      'Results are words and figures; the bars repeat them for the eye. One’s own answer is marked by a sign with a name.',
  }),
} satisfies Meta<typeof Poll>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen, and no mark looks as if it were. */
export const Active: Story = {
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio'))
      await expect(getComputedStyle(radio, '::before').opacity).toBe('0');
  },
};
export const NotStarted: Story = { args: { state: 'not-started', start: '2026-03-20T08:00:00+01:00' } };
export const Finished: Story = { args: { state: 'finished' } };
export const Voted: Story = { args: { voted: 'no' } };
export const FinishedAndVoted: Story = { args: { state: 'finished', voted: 'si' } };
export const NoVotes: Story = {
  args: {
    state: 'finished',
    answers: [
      { id: 'si', text: 'Sí', votes: 0 },
      { id: 'no', text: 'No', votes: 0 },
    ],
  },
};
export const Waiting: Story = { args: { status: 'waiting' } };
export const Failed: Story = { args: { status: 'failed' } };
export const LongWords: Story = {
  args: {
    question: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal?',
    answers: [{ id: 'a', text: 'Desestacionalització i internacionalització intercomarcals', votes: 3 }],
    voted: 'a',
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
};
export const InSpanish: Story = { globals: { language: 'es' }, args: { state: 'finished' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { voted: 'no' } };
export const VotedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onVote).toHaveBeenCalledWith('no');
  },
};
export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Vota' }));
    await expect(args.onVote).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByText('Tria una resposta')).toBeVisible();
  },
};
export const LoggedOut: Story = {
  args: { loggedIn: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'No, només a peu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vota' }));
    await within(document.body).findByRole('dialog');
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};
