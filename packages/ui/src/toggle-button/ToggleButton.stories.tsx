import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { Image } from '../image/Image';
import { CardSaveButton, type CardSaveButtonProps } from './CardSaveButton';
import { FollowButton, LikeButton, type LikeButtonProps, SaveButton } from './ToggleButton';

const meta = {
  title: 'Readers/Participation/Toggles',
  component: LikeButton,
  args: {
    pressed: false,
    count: 128,
    loggedIn: true,
    onPressedChange: fn(() => Promise.resolve()),
    backUrl: '/territori/bocana/',
  },
  parameters: guide({
    use: 'To like a content, keep it, follow who signs it. `CardSaveButton` keeps it from the corner of its card.',
    avoid: 'For what one agrees to in a form: Checkbox.',
    anatomy: {
      toggle: 'the button and what came of it',
      'card-save': 'the round one of a card',
      failure: 'its words of a failure, for a few seconds',
    },
    keyboard: {
      'Enter, Space': 'turns it; for an anonymous reader: asks to log in',
      Escape: 'in the dialog: stays anonymous',
    },
    accessibility:
      'A pressed button; it keeps the focus while it waits; a failure is announced and nothing has changed. The bookmark of a card is named by what it does to which content instead. Put it after the headline’s link and at the end of the card’s corner: its words of a failure go towards the middle.',
  }),
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ onPressedChange, ...props }: LikeButtonProps) {
  const [on, setOn] = useState(props.pressed);
  return (
    <LikeButton
      {...props}
      pressed={on}
      onPressedChange={async (next) => {
        await onPressedChange?.(next);
        setOn(next);
      }}
    />
  );
}

export const Like: Story = {};
export const Liked: Story = { args: { pressed: true } };
export const LikeOfNobody: Story = { args: { count: 0 } };
export const LikeWithoutCount: Story = { args: { count: undefined } };
export const Save: Story = { render: ({ count: _, ...args }) => <SaveButton {...args} /> };
export const Saved: Story = { render: ({ count: _, ...args }) => <SaveButton {...args} pressed /> };
export const Follow: Story = {
  render: ({ count: _, ...args }) => <FollowButton {...args} name="Núria Escarré" />,
};
export const Following: Story = {
  render: ({ count: _, ...args }) => <FollowButton {...args} pressed name="Núria Escarré" />,
};
export const InSpanish: Story = {
  globals: { language: 'es' },
  render: ({ count: _, ...args }) => <SaveButton {...args} />,
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

export const Pressed: Story = {
  parameters: { picture: true },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
    await expect(await within(canvasElement).findByRole('button', { pressed: true })).toHaveFocus();
  },
};
/** It changes only when the server confirms (spec §4). */
export const Failed: Story = {
  parameters: { picture: true },
  args: { onPressedChange: fn(() => Promise.reject(new Error('503'))) },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/No s’ha pogut desar/)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};
export const LoggedOut: Story = {
  parameters: { picture: true },
  args: { loggedIn: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await within(document.body).findByRole('dialog');
    // The dialog states the purpose.
    await expect(dialog).toHaveTextContent('Per dir que t’agrada, inicia la sessió.');
    await expect(within(dialog).getByRole('link', { name: 'Inicia la sessió' })).toHaveAttribute(
      'href',
      '/acceso/?backUrl=%2Fterritori%2Fbocana%2F',
    );
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};

const TITLE = 'El port torna a obrir la bocana després de dos dies';

/** The corner of a card, on its picture or on paper. */
function Corner({ picture, ...button }: Partial<CardSaveButtonProps> & { picture?: keyof typeof PICTURES }) {
  return (
    <div style={{ position: 'relative', inlineSize: 320, minBlockSize: 180 }}>
      {picture ? <Image image={PICTURES[picture]} ratio="16:9" sizes="320px" /> : null}
      <div style={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 }}>
        <CardSaveButton
          pressed={false}
          loggedIn
          name={TITLE}
          onPressedChange={() => Promise.resolve()}
          backUrl="/territori/bocana/"
          {...button}
        />
      </div>
    </div>
  );
}

function KeptOnCard({ onPressedChange, ...props }: Pick<CardSaveButtonProps, 'onPressedChange'>) {
  const [on, setOn] = useState(false);
  return (
    <Corner
      {...props}
      picture="storm"
      pressed={on}
      onPressedChange={async (next) => {
        await onPressedChange?.(next);
        setOn(next);
      }}
    />
  );
}

/** A paper-coloured disc below it: on a dark picture, on a light one, and without a picture. */
export const OnCard: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Corner picture="stage" />
      <Corner picture="mayor" />
      <Corner />
    </div>
  ),
};
export const OnCardSaved: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Corner picture="stage" pressed />
      <Corner picture="mayor" pressed />
      <Corner pressed />
    </div>
  ),
};
export const OnCardInSpanish: Story = {
  parameters: { picture: true },
  globals: { language: 'es' },
  render: () => <Corner picture="market" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: `Guardar «${TITLE}»` })).toBeVisible();
  },
};
export const OnCardRightToLeft: Story = {
  globals: { dir: 'rtl' },
  render: () => <Corner picture="market" />,
};
export const OnCardWaiting: Story = {
  render: () => <Corner picture="market" onPressedChange={() => new Promise(() => undefined)} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};
/** A full touch target; its label states the action. */
export const OnCardPressed: Story = {
  render: ({ onPressedChange }) => <KeptOnCard onPressedChange={onPressedChange} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
    await expect(
      await canvas.findByRole('button', { name: `Treu «${TITLE}» dels continguts desats` }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
    await expect(await canvas.findByRole('button', { name: `Desa «${TITLE}»` })).toHaveFocus();
  },
};
/** As text, for a few seconds; nothing has changed (spec §4). */
export const OnCardFailed: Story = {
  parameters: { picture: true },
  render: () => <Corner picture="mayor" onPressedChange={() => Promise.reject(new Error('503'))} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/No s’ha pogut desar/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No s’ha pogut desar');
    await expect(canvas.getByRole('button', { name: `Desa «${TITLE}»` })).toBeVisible();
  },
};
export const OnCardLoggedOut: Story = {
  tags: ['!autodocs'],
  render: ({ onPressedChange }) => (
    <Corner picture="storm" loggedIn={false} onPressedChange={onPressedChange} />
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent('Per desar continguts i trobar-los al teu perfil');
    await expect(within(dialog).getByRole('link', { name: 'Inicia la sessió' })).toHaveAttribute(
      'href',
      '/acceso/?backUrl=%2Fterritori%2Fbocana%2F',
    );
    await expect(args.onPressedChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
