import { COMMENT_MAX_LENGTH } from '@portal/model';
import { COMMENT_WRITERS } from '@portal/model/participation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { COMMENT_BOX_STATUSES, CommentBox, type CommentBoxStatus } from './CommentBox';

const meta = {
  title: 'Readers/Participation/CommentBox',
  component: CommentBox,
  args: { action: '/comentaris/', writer: 'ready', onSubmit: fn(), backUrl: '/territori/temporal/' },
  argTypes: {
    writer: { control: 'select', options: COMMENT_WRITERS },
    status: { control: 'select', options: COMMENT_BOX_STATUSES },
  },
  parameters: guide({
    use: 'Over the comments of a content while they are open, and under a comment that is answered.',
    avoid: 'Where comments are closed: Comments says so itself. For a message to the newsroom: ContactForm.',
    anatomy: { 'comment-box': 'alert and form', counter: 'how much of 500 characters is written' },
    keyboard: { Tab: 'from the text to the button', Enter: 'on the button: sends' },
    accessibility:
      'The form is named by what is written: a comment, or an answer to somebody. What is wrong is read with the field; a failure takes the focus.',
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Answering: Story = {
  args: { replyTo: { id: '1', author: 'Roser Vives' }, onCancelReply: fn() },
};
export const LoggedOut: Story = {
  parameters: { picture: true },
  args: { writer: 'logged-out' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Quina feina, la de les mestres.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publica' }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent('Per comentar, inicia la sessió.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const IncompleteProfile: Story = { args: { writer: 'incomplete' } };
export const Suspended: Story = { args: { writer: 'suspended' } };
export const OfAChild: Story = { args: { writer: 'child' } };
export const Editing: Story = {
  args: { editing: { text: 'El port és tencat.', onCancel: fn() }, focused: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: /Edita el teu comentari/ });
    await expect(box).toHaveFocus();
    await userEvent.clear(box);
    await userEvent.type(box, 'El port és tancat.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Desa' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ comment: 'El port és tancat.', parentId: null });
  },
};
/** A draft started before the login is restored, and every change of it is reported. */
export const Draft: Story = {
  args: { draft: 'Al carrer de Dalt', onDraft: fn() },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox');
    await expect(box).toHaveValue('Al carrer de Dalt');
    await userEvent.type(box, '!');
    await expect(args.onDraft).toHaveBeenLastCalledWith('Al carrer de Dalt!');
  },
};
export const Waiting: Story = { args: { status: 'waiting' } };
export const InSpanish: Story = { globals: { language: 'es' }, args: { writer: 'logged-out' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

export const Sent: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '  Gràcies!  ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ comment: 'Gràcies!', parentId: null });
  },
};
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Publica' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Escriu alguna cosa/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const TooLong: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('a'.repeat(COMMENT_MAX_LENGTH + 3));
    await userEvent.click(canvas.getByRole('button', { name: 'Publica' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Sobren 3 caràcters/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An emoji of several code points is one character, for the counter and for the limit. */
export const EmojiCounted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('👨‍👩‍👧‍👦'.repeat(COMMENT_MAX_LENGTH));
    await expect(canvas.getByText('500 / 500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publica' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A failure keeps the text; after a successful submit the box is empty. */
export const FailsThenPasses: Story = {
  render: function Posting(args) {
    const [status, setStatus] = useState<CommentBoxStatus>('idle');
    return (
      <>
        <CommentBox {...args} status={status} onSubmit={() => setStatus('waiting')} />
        <button type="button" onClick={() => setStatus('failed')}>
          Falla
        </button>
        <button type="button" onClick={() => setStatus('sent')}>
          Passa
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'El port és tancat.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publica' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Falla' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('El port és tancat.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publica' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Passa' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByText(/abans de decidir si el publica/)).toBeVisible();
  },
};
