import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, type MouseEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { SIZES } from '../foundation/props';
import { BookmarkIcon, SearchIcon } from '../icon/index';
import { BUTTON_VARIANTS, Button } from './Button';

const meta = {
  title: 'Controls/Buttons/Button',
  parameters: guide({
    use: 'For what happens on this page.',
    avoid: 'To go somewhere else: Link, or a button with an address where it must look like one.',
    anatomy: { button: 'the whole' },
    keyboard: { 'Enter, Space': 'presses' },
    pairs: pairsOf(Button, [
      {
        do: { children: 'Desa els canvis' },
        dont: { children: 'Clica aquí' },
        why: 'A label is a verb and what it acts on: read alone, it says what happens.',
      },
      {
        do: (
          <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
            <Button>Publica</Button>
            <Button variant="secondary">Desa l’esborrany</Button>
          </div>
        ),
        dont: (
          <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
            <Button>Publica</Button>
            <Button>Desa l’esborrany</Button>
            <Button>Cancel·la</Button>
          </div>
        ),
        why: 'One main button in a view; the others are secondary or plain. Three that shout say nothing.',
      },
    ]),
    writing: ['label of a button'],
    accessibility: 'While it waits it stays where it was, with its focus, and says that it is busy.',
  }),
  component: Button,
  args: { children: 'Desa els canvis' },
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'select', options: SIZES },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants, or those that the props select. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(args.size ? [args.size] : SIZES).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          {(args.variant ? [args.variant] : BUTTON_VARIANTS).map((variant) => (
            <Button {...args} key={variant} variant={variant} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const Focused: Story = {
  parameters: { picture: true },
  play: () => userEvent.tab(),
};

export const PressedByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** It keeps its width and its focus, is marked as busy, and ignores presses. */
export const Loading: Story = {
  parameters: { picture: true },
  args: { loading: true, onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Desa els canvis' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { args: { href: '/acceso/', children: 'Inicia la sessió' } };

const followed = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault());
const link = createRef<HTMLAnchorElement>();
/** As a link it takes an id, a ref and a description, and reports clicks. */
export const LinkWithBehaviour: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Button href="/acceso/" id="enter" ref={link} onClick={followed} aria-describedby="why" target="_blank">
        Inicia la sessió
      </Button>
      <p id="why">Per desar el que vulguis llegir.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = within(canvasElement).getByRole('link', { name: 'Inicia la sessió' });
    await expect(drawn).toHaveAttribute('id', 'enter');
    await expect(drawn).toHaveAttribute('rel', 'noopener');
    await expect(drawn).toHaveAccessibleDescription('Per desar el que vulguis llegir.');
    await expect(link.current).toBe(drawn);
    followed.mockClear();
    await userEvent.click(drawn);
    await expect(followed).toHaveBeenCalledTimes(1);
  },
};
export const WithIcon: Story = {
  args: { icon: <BookmarkIcon size={20} />, variant: 'secondary', children: 'Desa-ho' },
};
export const IconOnly: Story = {
  args: { icon: <SearchIcon size={22} />, label: 'Cerca', variant: 'plain', children: undefined },
};
export const Wide: Story = { args: { wide: true } };
export const LongWords: Story = {
  args: { children: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
