import { POLL_RESULTS, POLL_STATES } from '@portal/model/participation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
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
  argTypes: {
    state: { control: 'select', options: POLL_STATES },
    results: { control: 'select', options: POLL_RESULTS },
  },
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

/** Nothing is selected, and no mark looks selected. */
export const Active: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio'))
      await expect(getComputedStyle(radio, '::before').opacity).toBe('0');
  },
};
export const NotStarted: Story = {
  args: { state: 'not-started', start: '2026-03-20T08:00:00+01:00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('L’enquesta s’obre el 20 de març a les 8.00 h');
  },
};
export const Finished: Story = { args: { state: 'finished' } };
export const Voted: Story = { args: { voted: ['no'] } };
export const FinishedAndVoted: Story = { args: { state: 'finished', voted: ['si'] } };
export const NoVotes: Story = {
  args: {
    state: 'finished',
    answers: [
      { id: 'si', text: 'Sí', votes: 0 },
      { id: 'no', text: 'No', votes: 0 },
    ],
  },
};
const HIDDEN = [
  { id: 'si', text: 'Sí, com sempre', votes: null },
  { id: 'no', text: 'No, només a peu', votes: null },
  { id: 'hores', text: 'Només unes hores', votes: null },
];
/** Several answers per vote, with a limit. */
export const Several: Story = {
  parameters: { picture: true },
  args: { choices: 2, votes: 402 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Vota' }));
    await expect(args.onVote).not.toHaveBeenCalled();
    await expect(canvas.getByText('Tria com a màxim 2 respostes')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Vota' }));
    await expect(args.onVote).toHaveBeenCalledWith(['si', 'hores']);
  },
};
export const Pictured: Story = {
  args: {
    answers: [
      { id: 'far', text: 'El far de la Llosa', votes: 96, image: PICTURES.harbour },
      {
        id: 'moll',
        text: 'El moll de Llevant, amb les barques de bou tornant de mar',
        votes: 41,
        image: PICTURES.keeper,
      },
    ],
    voted: ['far'],
  },
};
/** Results are hidden until the reader votes, or until the poll closes; the server does not send them before. */
export const HiddenUntilVoted: Story = { args: { answers: HIDDEN, results: 'voted', votes: null } };
export const HiddenUntilTheEnd: Story = {
  args: { answers: HIDDEN, results: 'finished', votes: null, voted: ['no'] },
};
export const Tied: Story = {
  args: {
    state: 'finished',
    answers: [
      { id: 'si', text: 'Sí', votes: 200 },
      { id: 'no', text: 'No', votes: 200 },
      { id: 'potser', text: 'Potser', votes: 12 },
    ],
  },
};
export const Changeable: Story = {
  args: { voted: ['no'], isChangeable: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Canvia el vot' }));
    await expect(canvas.getByRole('radio', { name: 'No, només a peu' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Només unes hores' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vota' }));
    await expect(args.onVote).toHaveBeenCalledWith(['hores']);
  },
};
export const TooLate: Story = { args: { state: 'finished', refusal: 'POLL_FINISHED' } };
/** After a login the reader finds their earlier selection. */
export const ChosenBefore: Story = {
  args: { chosen: ['hores'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Només unes hores' })).toBeChecked();
  },
};
export const Counted: Story = {
  parameters: { picture: true },
  render: function Counting(args) {
    const [voted, setVoted] = useState<string[]>();
    const [status, setStatus] = useState<'idle' | 'waiting'>('idle');
    return (
      <Poll
        {...args}
        {...(voted ? { voted } : {})}
        status={status}
        onVote={(ids) => {
          setStatus('waiting');
          setTimeout(() => {
            setVoted(ids);
            setStatus('idle');
          }, 20);
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Només unes hores' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vota' }));
    await expect(await canvas.findByRole('status')).toHaveFocus();
    await expect(canvas.getByText('Gràcies, hem comptat el teu vot.')).toBeVisible();
  },
};
export const Waiting: Story = { args: { status: 'waiting' } };
export const Failed: Story = { args: { status: 'failed' } };
export const LongWords: Story = {
  args: {
    question: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal?',
    answers: [{ id: 'a', text: 'Desestacionalització i internacionalització intercomarcals', votes: 3 }],
    voted: ['a'],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const InSpanish: Story = { globals: { language: 'es' }, args: { state: 'finished' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { voted: ['no'] } };
export const VotedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onVote).toHaveBeenCalledWith(['no']);
  },
};
export const NothingChosen: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Vota' }));
    await expect(args.onVote).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByText('Tria una resposta')).toBeVisible();
  },
};
export const LoggedOut: Story = {
  parameters: { picture: true },
  args: { loggedIn: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'No, només a peu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vota' }));
    await within(document.body).findByRole('dialog');
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};
