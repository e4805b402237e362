import type { ReaderSession } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { AccountSessions, type AccountSessionsProps, SESSIONS_STATUSES } from './AccountSessions';

const HERE: ReaderSession = {
  id: 'here',
  device: 'Firefox, Linux',
  startedAt: '2026-03-02T08:12:00+01:00',
  seenAt: '2026-03-18T18:29:00+01:00',
  isCurrent: true,
};
const PHONE: ReaderSession = {
  id: 'phone',
  device: 'Chrome, Android',
  startedAt: '2026-01-11T21:40:00+01:00',
  seenAt: '2026-03-18T07:55:00+01:00',
  isCurrent: false,
};
const UNKNOWN: ReaderSession = {
  id: 'unknown',
  device: '',
  startedAt: '2025-12-24T10:00:00+01:00',
  seenAt: '2026-02-01T23:05:00+01:00',
  isCurrent: false,
};

const meta = {
  title: 'Readers/Account/AccountSessions',
  component: AccountSessions,
  args: {
    sessions: [HERE, PHONE, UNKNOWN],
    onEnd: fn(),
    onEndOthers: fn(() => Promise.resolve()),
    onRetry: fn(),
    downloadHref: '#own-data',
  },
  argTypes: { status: { control: 'select', options: SESSIONS_STATUSES } },
  parameters: guide({
    use: 'In the profile area: where the reader is logged in, and a file with their data.',
    avoid: 'To log out here: the account menu.',
    anatomy: {
      'account-sessions': 'the whole',
      sessions: 'each place, with its button',
      current: 'the mark of the one that is being used',
      facts: 'since when, and when it was last seen',
      'own-data': 'words and the link to the file',
      download: 'the link',
    },
    keyboard: {
      Tab: 'goes from session to session, to ending the others, to the file',
      Enter: 'ends it; of all the others it asks once more',
      Escape: 'in the dialog: ends none',
    },
    accessibility:
      'Each button says the device it is of, and is described by its dates; that a session has ended is announced, and the focus goes to the title when the button went with it.',
  }),
} satisfies Meta<typeof AccountSessions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Alone: Story = { args: { sessions: [HERE] } };
export const Loading: Story = { args: { sessions: [], status: 'loading' } };
export const NotLoaded: Story = {
  parameters: { picture: true },
  args: { sessions: [], status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Torna-ho a provar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Ending: Story = {
  parameters: { picture: true },
  args: { ending: ['phone'] },
  play: async ({ canvasElement, args }) => {
    const busy = within(canvasElement).getByRole('button', { name: 'Tanca la sessió: Chrome, Android' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
export const NotEnded: Story = { args: { failed: true } };
export const VeryMany: Story = {
  args: {
    sessions: [
      HERE,
      ...Array.from({ length: 24 }, (_, at) => ({ ...(at % 3 ? PHONE : UNKNOWN), id: `${at}` })),
    ],
  },
};
export const LongWords: Story = {
  args: {
    sessions: [
      HERE,
      {
        ...PHONE,
        device:
          'Navegador de la Desinstitucionalització Intercomarcal, Televisordelmenjador/2026.03.18-experimental',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

function Kept({ sessions, onEnd, onEndOthers, ...props }: AccountSessionsProps) {
  const [left, setLeft] = useState(sessions);
  return (
    <AccountSessions
      {...props}
      sessions={left}
      onEnd={(id) => {
        onEnd(id);
        setLeft(left.filter((session) => session.id !== id));
      }}
      onEndOthers={async () => {
        await onEndOthers();
        setLeft(left.filter(({ isCurrent }) => isCurrent));
      }}
    />
  );
}

/**
 * Each button is named after its device and described by its dates; the focus keeps its place when a session
 * disappears.
 */
export const EndedByKeyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const phone = canvas.getByRole('button', { name: 'Tanca la sessió: Chrome, Android' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription(
      'Inici: 11 gen. 2026 Última activitat: 18 març 2026, 07:55',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith('phone');
    await expect(await canvas.findByText('La sessió s’ha tancat.')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'On tens la sessió oberta' })).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Tanca la sessió: Dispositiu desconegut' }),
    ).toHaveFocus();
  },
};
export const OthersEnded: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Tanca totes les altres' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: /Vols tancar/ });
    await expect(args.onEndOthers).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tanca les altres' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Les altres sessions s’han tancat.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'On tens la sessió oberta' })).toHaveFocus(),
    );
  },
};
/** The safe answer has the focus, and changes nothing. */
export const OthersKept: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Tanca totes les altres' });
    await userEvent.click(opener);
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onEndOthers).not.toHaveBeenCalled();
  },
};
export const OthersNotEnded: Story = {
  parameters: { picture: true },
  args: { onEndOthers: fn(() => Promise.reject(new Error('503'))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tanca totes les altres' }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tanca les altres' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('No s’ha pogut completar');
  },
};
