import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { FollowButton, LikeButton, type LikeButtonProps, SaveButton } from './ToggleButton';

const meta = {
  title: 'Participation/Toggles',
  component: LikeButton,
  args: {
    on: false,
    count: 128,
    loggedIn: true,
    onToggle: fn(() => Promise.resolve()),
    backUrl: '/territori/bocana/',
  },
  parameters: guide({
    use: 'To like a content, keep it, follow who signs it.',
    avoid: 'For what one agrees to in a form: Checkbox.',
    anatomy: { toggle: 'the button and what came of it' },
    keyboard: {
      'Enter, Space': 'turns it; for an anonymous reader: asks to log in',
      Escape: 'in the dialog: stays anonymous',
    },
    accessibility:
      'A pressed button; it keeps the focus while it waits; a failure is announced and nothing has changed.',
  }),
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ onToggle, ...props }: LikeButtonProps) {
  const [on, setOn] = useState(props.on);
  return (
    <LikeButton
      {...props}
      on={on}
      onToggle={async (next) => {
        await onToggle(next);
        setOn(next);
      }}
    />
  );
}

export const Like: Story = {};
export const Liked: Story = { args: { on: true } };
export const LikeOfNobody: Story = { args: { count: 0 } };
export const LikeWithoutCount: Story = { args: { count: undefined } };
export const Save: Story = { render: ({ count: _, ...args }) => <SaveButton {...args} /> };
export const Saved: Story = { render: ({ count: _, ...args }) => <SaveButton {...args} on /> };
export const Follow: Story = {
  render: ({ count: _, ...args }) => <FollowButton {...args} name="Núria Escarré" />,
};
export const Following: Story = {
  render: ({ count: _, ...args }) => <FollowButton {...args} on name="Núria Escarré" />,
};
export const InSpanish: Story = {
  globals: { language: 'es' },
  render: ({ count: _, ...args }) => <SaveButton {...args} />,
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

export const Pressed: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(await within(canvasElement).findByRole('button', { pressed: true })).toHaveFocus();
  },
};
/** It changes only when the server says so (spec §4). */
export const Failed: Story = {
  args: { onToggle: fn(() => Promise.reject(new Error('503'))) },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/No s’ha pogut desar/)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};
export const LoggedOut: Story = {
  args: { loggedIn: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(within(dialog).getByRole('link', { name: 'Inicia la sessió' })).toHaveAttribute(
      'href',
      '/acceso/?backUrl=%2Fterritori%2Fbocana%2F',
    );
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
