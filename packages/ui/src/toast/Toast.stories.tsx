import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { OverlayFace } from '../fixtures/OverlayFace';
import { PICTURES } from '../fixtures/pictures';
import { TOAST_KINDS, type ToastMessage } from './Toast';
import { AlertToast, ToastRegion, type ToastRegionProps, useToastQueue } from './ToastRegion';

const one = (kind: ToastMessage['kind'], at = 1): ToastMessage => ({
  id: `${kind}-${at}`,
  kind,
  text: {
    info: 'Hi ha tres notícies noves.',
    success: 'Els canvis s’han desat.',
    error: 'No s’ha pogut desar.',
    warning: 'No hem pogut connectar amb el servidor.',
  }[kind],
});

const ALERT = {
  id: 'temporal',
  title: 'El port tanca la bocana',
  text: 'Ratxes de 94 quilòmetres per hora a la punta de l’Abella.',
  link: { href: '/territori/temporal/', title: 'Segueix-ho en directe' },
  image: { url: PICTURES.storm.src, alt: PICTURES.storm.alt },
};

const meta = {
  title: 'Controls/Feedback/Toast',
  component: ToastRegion,
  args: { toasts: [one('success')], onClose: fn(), closeAfterMs: null },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For what has happened and needs no answer: saved, failed, a newsroom’s alert.',
    avoid:
      'For errors of a form’s field, which are by the field, and for what the reader must decide (a dialog).',
    anatomy: {
      toasts: 'the region, always on the page',
      toast: 'one notice',
      close: 'takes it away at once',
      time: 'how long it stays; nothing under reduced motion',
    },
    keyboard: {
      Tab: 'reaches link and cross; while the focus is there, its time stands still',
      'Enter, Space': 'on the cross close it',
      Escape: 'closes the notice that the focus is in',
    },
    pairs: pairsOf(ToastRegion, [
      {
        do: <OverlayFace>S’ha desat a «Preferits».</OverlayFace>,
        dont: <OverlayFace>El camp «Telèfon» és obligatori i ha de tenir entre 6 i 12 xifres.</OverlayFace>,
        why: 'For what has happened. A fault stays by its field, and does not go by itself: TextField.',
      },
    ]),
    writing: ['message'],
    covers: 260,
    accessibility:
      'A named region with a polite live list; errors are alerts and stay until they are closed. Pointer or focus stop the time. Showing an alert once a session is left to whoever uses it.',
  }),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { toasts: [one('error')] } };
/** A failure that the reader did not cause, with a retry. */
export const Warning: Story = {
  parameters: { picture: true },
  args: { toasts: [{ ...one('warning'), action: { text: 'Torna-ho a provar', onPress: fn() } }] },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Torna-ho a provar' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('warning-1');
  },
};
export const Kinds: Story = { args: { toasts: TOAST_KINDS.map((kind) => one(kind)) } };
export const Empty: Story = { args: { toasts: [] } };
/** Three are visible; the others are queued. */
export const VeryMany: Story = {
  parameters: { picture: true },
  args: { toasts: [1, 2, 3, 4, 5].map((at) => one('success', at)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Alert: Story = {
  render: ({ onClose }) => <AlertToast alert={ALERT} closeAfterMs={null} onClose={onClose} />,
};
export const AlertWithoutPicture: Story = {
  render: ({ onClose }) => (
    <AlertToast alert={{ ...ALERT, image: null, link: null }} closeAfterMs={null} onClose={onClose} />
  ),
};
export const NoAlert: Story = {
  tags: ['!autodocs'],
  render: ({ onClose }) => <AlertToast alert={null} onClose={onClose} />,
};
export const Spanish: Story = {
  args: { toasts: [{ id: '1', kind: 'error', text: 'No se ha podido guardar.' }] },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { ...Alert, globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: {
    toasts: [
      {
        id: '1',
        kind: 'info',
        title: 'Desinstitucionalització',
        text: 'Socioeconòmicament intercomarcal'.repeat(4),
      },
    ],
  },
};

/** It closes by itself. */
export const LeavesByItself: Story = {
  tags: ['!autodocs'],
  args: { closeAfterMs: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('success-1'));
  },
};

/** Errors and warnings stay when others close. */
export const StaysUntilClosed: Story = {
  tags: ['!autodocs'],
  args: { toasts: [one('error'), one('warning'), one('info')], closeAfterMs: 50 },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('info-1'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    const timed = [...canvasElement.querySelectorAll<HTMLElement>('[data-part=toast]:has([data-part=time])')];
    await expect(timed.map(({ dataset }) => dataset.kind)).toEqual(['info']);
  },
};

/** The focus pauses its time; the close button closes it. */
export const Keyboard: Story = {
  args: { closeAfterMs: 60_000 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tanca l’avís' })).toHaveFocus();
    const [time] = canvasElement.querySelector('[data-part=time]')?.getAnimations() ?? [];
    await expect(time?.playState).toBe('paused');
    time?.finish();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith('success-1');
  },
};

function Queue(props: ToastRegionProps) {
  const { toasts, add, close } = useToastQueue();
  return (
    <>
      <Button onClick={() => add({ kind: 'success', text: 'Desat.' })}>Desa</Button>
      <ToastRegion {...props} toasts={toasts} onClose={close} />
    </>
  );
}

/** An app adds its messages; each has its own close button. */
export const OfAnApp: Story = {
  render: (args) => <Queue {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Desa' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Desa' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const [first] = canvas.getAllByRole('button', { name: 'Tanca l’avís' });
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
