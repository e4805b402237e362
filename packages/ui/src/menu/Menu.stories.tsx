import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { OverlayFace } from '../fixtures/OverlayFace';
import { LONG_NAVIGATION } from '../fixtures/shell';
import { BookmarkIcon, FlagIcon, LinkIcon, TrashIcon } from '../icon/index';
import { MENU_ALIGNS, type MenuProps } from './entry';
import { Menu } from './Menu';

const meta = {
  title: 'Controls/Overlays/Menu',
  component: Menu,
  args: {
    trigger: 'Accions',
    entries: [
      { kind: 'label', id: 'label', text: 'Roser Vives' },
      { kind: 'action', id: 'save', text: 'Desa-ho', icon: <BookmarkIcon />, onSelect: fn() },
      { kind: 'link', id: 'open', text: 'Obre l’enllaç', icon: <LinkIcon />, href: '/territori/temporal/' },
      {
        kind: 'action',
        id: 'report',
        text: 'Denuncia-ho',
        icon: <FlagIcon />,
        disabled: true,
        onSelect: fn(),
      },
      { kind: 'line', id: 'line' },
      { kind: 'action', id: 'delete', text: 'Elimina-ho', icon: <TrashIcon />, danger: true, onSelect: fn() },
    ],
  },
  argTypes: { align: { control: 'select', options: MENU_ALIGNS } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 460 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For the few actions of one thing, where a row of buttons would cost too much room.',
    avoid:
      'For choosing a value in a form (a select), for navigation that should be seen, and where script is not certain: use Disclosure.',
    anatomy: { trigger: 'the button that opens it', menu: 'the panel with its entries' },
    keyboard: {
      'Enter, Space, ↓': 'open, with the focus on the first entry',
      '↑ ↓ Home End': 'walk',
      letters: 'jump to the entry that begins so',
      Escape: 'closes and gives the focus back to the button',
    },
    pairs: pairsOf(Menu, [
      {
        do: (
          <OverlayFace>
            <p>Desa-ho</p>
            <p>Copia l’enllaç</p>
            <p>Denuncia-ho</p>
          </OverlayFace>
        ),
        dont: (
          <OverlayFace>
            <p>Portada</p>
            <p>Política</p>
            <p>Esports</p>
            <p>Cultura</p>
          </OverlayFace>
        ),
        why: 'For what can be done with one thing. Places to go to must be seen: Header or Tabs.',
      },
    ]),
    writing: ['label of a button'],
    covers: 420,
    accessibility:
      'A menu button with menu items; checked entries are menu item checkboxes and do not close it. Name the button where it shows only an icon.',
  }),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** A custom trigger button, with its own style and name. */
export const OwnTrigger: Story = {
  args: {
    asChild: true,
    trigger: <Button icon={<BookmarkIcon />} label="Accions" variant="plain" />,
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Accions' });
    await userEvent.click(trigger);
    await waitFor(() => expect(within(canvasElement).getByRole('menu')).toBeVisible());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Open: Story = { args: { open: true } };
export const RightToLeft: Story = { args: { open: true }, globals: { dir: 'rtl' } };
export const One: Story = {
  args: { open: true, entries: [{ kind: 'action', id: 'a', text: 'Desa-ho', onSelect: fn() }] },
};
/**
 * It scrolls instead of leaving the window; the focus moves inside, which axe’s rule for scrolling regions
 * cannot detect.
 */
export const VeryMany: Story = {
  parameters: {
    a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } },
  },
  args: {
    open: true,
    entries: [...LONG_NAVIGATION, ...LONG_NAVIGATION].map(({ text, href }, at) => ({
      kind: 'link' as const,
      id: String(at),
      text,
      href,
    })),
  },
};

function Checks(props: MenuProps) {
  const [shown, setShown] = useState(['news']);
  const names = { news: 'Notícies', opinion: 'Opinió', media: 'Àudio i vídeo' };
  return (
    <Menu
      {...props}
      entries={Object.entries(names).map(([id, text]) => ({
        kind: 'check' as const,
        id,
        text,
        checked: shown.includes(id),
        onCheckedChange: (on: boolean) => setShown(on ? [...shown, id] : shown.filter((each) => each !== id)),
      }))}
    />
  );
}

/** Several entries may be checked; the menu stays open. */
export const Checked: Story = {
  parameters: { picture: true },
  render: (args) => <Checks {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Accions' }).focus();
    await userEvent.keyboard('{Enter}');
    const opinion = await canvas.findByRole('menuitemcheckbox', { name: 'Opinió' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(opinion).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opinion).toBeChecked());
  },
};

/** Opened by Enter, searched by a letter, closed by Escape. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Accions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const save = canvas.getByRole('menuitem', { name: 'Desa-ho' });
    await waitFor(() => expect(save).toHaveFocus());
    // One ring, around the entry: no second tone, and none around the panel.
    await expect(getComputedStyle(save)).toHaveProperty('boxShadow', 'none');
    await expect(getComputedStyle(canvas.getByRole('menu'))).toHaveProperty('outlineStyle', 'none');
    await userEvent.keyboard('o');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Obre l’enllaç' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
