import { errorTextsCa } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { AccountRemoval } from './AccountRemoval';

const meta = {
  title: 'Readers/Account/AccountRemoval',
  component: AccountRemoval,
  args: { onDelete: fn(() => Promise.resolve()) },
  parameters: guide({
    use: 'Last on the account page of the profile area.',
    avoid: 'Beside what is saved: it is the one thing there that cannot be undone.',
    anatomy: { 'account-removal': 'its heading, and the button that asks' },
    keyboard: { Enter: 'asks in a dialog', Escape: 'in the dialog: keeps the account' },
    accessibility:
      'A named section; deleting asks once more in a dialog, for the password where there is one.',
  }),
} satisfies Meta<typeof AccountRemoval>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InSpanish: Story = { globals: { language: 'es' } };
export const Deleted: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elimina el compte' }));
    const dialog = await within(document.body).findByRole('dialog', { name: /Segur/ });
    await userEvent.type(within(dialog).getByLabelText(/^Contrasenya actual/), 'Llagosta1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina el compte' }));
    await expect(args.onDelete).toHaveBeenCalledWith('Llagosta1', false);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
/** Readers of an identity provider have no password to type; this one deletes their comments too. */
export const DeletedWithoutPassword: Story = {
  tags: ['!autodocs'],
  args: { hasPassword: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elimina el compte' }));
    const dialog = await within(document.body).findByRole('dialog', { name: /Segur/ });
    await expect(within(dialog).queryByLabelText(/^Contrasenya/)).toBeNull();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /els meus comentaris/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina el compte' }));
    await expect(args.onDelete).toHaveBeenCalledWith('', true);
  },
};
/** A demo account cannot be deleted (spec §8). */
export const NotDeleted: Story = {
  parameters: { picture: true },
  args: {
    onDelete: fn(() => Promise.reject(new Error('412'))),
    deleteFailure: errorTextsCa.demoDeletionRefused,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elimina el compte' }));
    const dialog = await within(document.body).findByRole('dialog', { name: /Segur/ });
    const confirm = within(dialog).getByRole('button', { name: 'Elimina el compte' });
    const password = within(dialog).getByLabelText(/^Contrasenya actual/);
    await userEvent.click(confirm);
    await expect(password).toHaveAccessibleDescription('Escriu la contrasenya per eliminar el compte.');
    await userEvent.type(password, 'Llagosta1');
    await userEvent.click(confirm);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      errorTextsCa.demoDeletionRefused,
    );
  },
};
/** A renewing subscription must be ended first: a link to it, and nothing that looks like a delete button. */
export const NotYet: Story = {
  args: {
    deleteWarning: 'Abans cal que cancel·lis el que es renova i es continuaria cobrant: «Anual» d’El Far.',
    endFirst: { href: '/perfil/subscripcions/', text: 'Ves a les teves subscripcions' },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elimina el compte' }));
    const dialog = await within(document.body).findByRole('dialog', { name: /^Encara no/ });
    await expect(dialog).toHaveAccessibleDescription(/«Anual» d’El Far/);
    await expect(within(dialog).queryByLabelText(/^Contrasenya/)).toBeNull();
    await expect(within(dialog).queryByRole('button', { name: 'Elimina el compte' })).toBeNull();
    await expect(within(dialog).getByRole('link', { name: 'Ves a les teves subscripcions' })).toHaveAttribute(
      'href',
      '/perfil/subscripcions/',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'No l’eliminis' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elimina el compte' }));
    await within(document.body).findByRole('dialog', { name: /^Encara no/ });
  },
};
