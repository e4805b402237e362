import { COMMENT_VOTES, type CommentVote, type ReportReason } from '@portal/model/participation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { CommentTools } from './CommentTools';

const meta = {
  title: 'Readers/Participation/CommentTools',
  component: CommentTools,
  args: {
    author: 'Roser Vives',
    likes: 12,
    dislikes: 3,
    loggedIn: true,
    backUrl: '/territori/temporal/',
    onVote: fn((_: CommentVote | undefined) => Promise.resolve()),
    onReport: fn((_: ReportReason) => Promise.resolve()),
    onReply: fn(),
  },
  argTypes: { voted: { control: 'select', options: [undefined, ...COMMENT_VOTES] } },
  parameters: guide({
    use: 'Under each comment.',
    avoid: 'For contents: LikeButton.',
    anatomy: { 'comment-tools': 'votes, answer, report', reported: 'stands for the button once reported' },
    keyboard: { Tab: 'from one to the next', 'Enter, Space': 'votes, answers, asks before it reports' },
    accessibility:
      'Every button says whose comment it is of; votes say whether they are given, and how many there are.',
  }),
} satisfies Meta<typeof CommentTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Liked: Story = { tags: ['!autodocs'], args: { voted: 'like' } };
export const Disliked: Story = { tags: ['!autodocs'], args: { voted: 'dislike' } };
export const Reported: Story = { args: { reported: true } };
export const NotAnswered: Story = { args: { onReply: undefined } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** The count is updated once the server confirms. */
export const VotedByKeyboard: Story = {
  render: function Voting(args) {
    const [voted, setVoted] = useState<CommentVote>();
    return (
      <CommentTools
        {...args}
        likes={args.likes + Number(voted === 'like')}
        voted={voted}
        onVote={(vote) => args.onVote(vote).then(() => setVoted(vote))}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onVote).toHaveBeenLastCalledWith('like');
    const like = await canvas.findByRole('button', { name: 'D’acord amb Roser Vives, 13', pressed: true });
    await userEvent.click(like);
    await expect(args.onVote).toHaveBeenLastCalledWith(undefined);
  },
};
export const VoteFailed: Story = {
  parameters: { picture: true },
  args: { onVote: fn((_: CommentVote | undefined) => Promise.reject(new Error('500'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /D’acord amb/ }));
    await expect(await canvas.findByText(/No s’ha pogut desar/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /D’acord amb/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
export const ReportedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Denuncia el comentari/ }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'És publicitat' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Denuncia’l' }));
    await expect(args.onReport).toHaveBeenCalledWith('spam');
  },
};
export const LoggedOut: Story = {
  parameters: { picture: true },
  args: { loggedIn: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /D’acord amb/ }));
    await within(document.body).findByRole('dialog');
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};

/** Authors cannot vote on their own comment; they can edit or delete it. */
export const Own: Story = {
  parameters: { picture: true },
  args: { own: true, onEdit: fn(), onRemove: fn(() => Promise.resolve()) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /D’acord amb|Denuncia/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Elimina' }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const OwnTooLate: Story = { args: { own: true, onRemove: fn(() => Promise.resolve()) } };
