import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { OverlayFace } from '../fixtures/OverlayFace';
import { SIZES } from '../foundation/props';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog, type DialogProps } from './Dialog';
import { LoginRequiredDialog } from './LoginRequiredDialog';

const LONG = 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal';

const meta = {
  title: 'Controls/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Abans de publicar-lo',
    description: 'Revisa el text: un cop enviat, la redacció el llegeix i ja no el pots canviar.',
    footer: (
      <>
        <Button>Envia’l</Button>
        <Button variant="secondary">Torna al text</Button>
      </>
    ),
  },
  argTypes: { size: { control: 'select', options: SIZES } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For one decision or one short form that the reader asked for, without leaving the page: log in, confirm, report.',
    avoid:
      'For news, for messages that need no answer (a toast), and for long forms, which are pages with an address.',
    anatomy: {
      veil: 'darkens the page and closes on a press',
      dialog: 'the panel, named by its title',
      head: 'title and cross',
      body: 'what scrolls when there is too much of it',
      footer: 'actions, always in sight; the main one first',
      failure: 'why a confirmed action did not happen',
    },
    keyboard: {
      Tab: 'goes round inside; the page behind cannot be reached',
      Escape: 'closes, and gives the focus back; not in a dialog that is not closable',
    },
    pairs: pairsOf(Dialog, [
      {
        do: (
          <OverlayFace
            title="Vols eliminar el compte?"
            actions={
              <>
                <Button variant="danger">Elimina el compte</Button>
                <Button variant="secondary">Conserva’l</Button>
              </>
            }
          >
            Els comentaris es quedaran, sense el teu nom.
          </OverlayFace>
        ),
        dont: (
          <OverlayFace
            title="Atenció"
            actions={
              <>
                <Button>Sí</Button>
                <Button>No</Button>
              </>
            }
          >
            Vols continuar?
          </OverlayFace>
        ),
        why: 'The title is the question, the buttons are its answers. Who reads only the buttons still knows.',
      },
    ]),
    writing: ['title of an overlay', 'label of a button'],
    covers: 520,
    accessibility:
      'A modal dialog named by its title and described by its description; the rest of the page is hidden from assistive technology and does not scroll. Give `autoFocus` to the first field of a form; a confirmation begins on its safe answer.',
  }),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Spanish: Story = {
  args: { title: 'Antes de publicarlo', description: 'Revisa el texto.' },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongWords: Story = { args: { title: LONG, description: LONG, size: 'small' } };
export const OnAPhoneAsASheet: Story = { args: { sheet: true }, globals: { viewport: { value: 'phone' } } };
/** The close button is centred on the title's first line, however many lines there are. */
export const CrossBesideTheFirstLine: Story = {
  tags: ['!autodocs'],
  args: { title: LONG, size: 'small' },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    const title = within(dialog).getByRole('heading');
    const line = Number.parseFloat(getComputedStyle(title).lineHeight);
    const cross = within(dialog).getByRole('button', { name: 'Tanca el diàleg' }).getBoundingClientRect();
    const middle = title.getBoundingClientRect().top + line / 2;
    await expect(Math.abs((cross.top + cross.bottom) / 2 - middle)).toBeLessThan(1);
  },
};
export const TitleReadOutOnly: Story = { args: { titleHidden: true } };

/** Neither Escape nor the veil closes it. */
export const NotClosable: Story = {
  parameters: { picture: true },
  args: { closable: false },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Tanca el diàleg' })).toBeNull();
  },
};

/** Content scrolls, title and actions stay; the scrolling area can be reached by keyboard. */
export const MoreThanFits: Story = {
  parameters: { picture: true },
  args: {
    description: undefined,
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={String(at + 1)}>{at + 1}. Les persones que comenten es tracten amb respecte.</p>
    )),
  },
  play: async () => {
    const body = screen.getByRole('dialog').querySelector('[data-part=body]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Envia’l' })).toBeVisible());
  },
};

function WithTrigger(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Obre</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Opened by Enter, cycled by Tab, closed by Escape, which focuses its button again. */
export const Keyboard: Story = {
  render: (args) => <WithTrigger {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Obre' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Abans de publicar-lo' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Tanca el diàleg' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Tanca el diàleg' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const confirmation = {
  open: true,
  onOpenChange: fn(),
  onConfirm: fn(async () => undefined),
  title: 'Vols eliminar el compte?',
  text: 'Perdràs els articles desats i els autors que segueixes. No es pot desfer.',
  confirm: 'Elimina el compte',
};

/** The safe answer has the focus; the other one closes the dialog once the action is done. */
/** Uncontrolled: its trigger opens it, a button inside closes it, and the trigger is focused again. */
export const OpenedByItsTrigger: Story = {
  args: {
    open: undefined,
    trigger: <Button>Revisa-ho</Button>,
    footer: (close) => <Button onClick={close}>Torna al text</Button>,
    onOpenChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Revisa-ho' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Abans de publicar-lo' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Torna al text' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false);
  },
};
/** Initially open, so that no element had the focus before: Escape focuses the trigger. */
export const OpenAtFirst: Story = {
  tags: ['!autodocs'],
  args: { open: undefined, defaultOpen: true, trigger: <Button>Revisa-ho</Button> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Revisa-ho' })).toHaveFocus());
  },
};
export const Confirm: Story = {
  parameters: { picture: true },
  render: () => <ConfirmDialog {...confirmation} danger />,
  play: async () => {
    confirmation.onOpenChange.mockClear();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel·la' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(confirmation.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const ConfirmWaiting: Story = {
  render: () => <ConfirmDialog {...confirmation} danger status="waiting" />,
};
/** A rejected promise shows a failure, and the dialog stays open. */
export const ConfirmFailed: Story = {
  parameters: { picture: true },
  render: () => <ConfirmDialog {...confirmation} danger onConfirm={() => Promise.reject(new Error('500'))} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Elimina el compte' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('No s’ha pogut completar');
  },
};

export const LoginRequired: Story = {
  parameters: { picture: true },
  render: () => <LoginRequiredDialog open onOpenChange={fn()} backUrl="/territori/temporal/" />,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Inicia la sessió' })).toHaveAttribute(
      'href',
      '/acceso/?backUrl=%2Fterritori%2Ftemporal%2F',
    );
  },
};
export const LoginRequiredInSpanish: Story = {
  ...LoginRequired,
  play: undefined,
  globals: { language: 'es' },
};
