import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { COUNTRIES, PROVINCES, READER, required } from '../fixtures/account';
import { guide } from '../fixtures/guide';
import { ProfileForm } from './ProfileForm';

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  args: {
    action: '/perfil/mi-cuenta/',
    values: READER,
    countries: COUNTRIES,
    provinces: PROVINCES,
    maxBirthdate: '2013-03-18',
    check: required('nick', 'email', 'name', 'surname'),
    onSubmit: fn(),
    onDelete: fn(() => Promise.resolve()),
  },
  parameters: guide({
    use: 'On the account page of the profile area.',
    avoid: 'To register: RegisterForm.',
    anatomy: { 'profile-form': 'account, password, person, post' },
    keyboard: {
      Enter: 'in a field: saves',
      Tab: 'goes from field to field, to saving, to deleting',
      Escape: 'in the dialog: keeps the account',
    },
    accessibility: 'Each part is a named section; saving is announced; deleting asks once more in a dialog.',
  }),
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waiting: Story = { args: { waiting: true } };
export const Saved: Story = {
  args: { alert: { kind: 'success', text: 'Els canvis s’han desat correctament.' } },
};
export const WrongPassword: Story = {
  args: {
    alert: { kind: 'error', text: 'La contrasenya actual no és correcta.' },
    errors: { password: 'La contrasenya actual no és correcta.' },
  },
};
export const Failed: Story = {
  args: { alert: { kind: 'error', text: 'No hem pogut desar els canvis. Prova-ho més tard.' } },
};
export const Abroad: Story = { args: { values: { ...READER, country: 'AD' } } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const OnAPhone: Story = { decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>] };

/** Save is disabled while something is wrong (spec §5). */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^Cognoms/));
    await expect(canvas.getByRole('button', { name: 'Desa els canvis' })).toBeDisabled();
  },
};
/** Province and town are for Spain (spec §5). */
export const CountryChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'País' }), 'FR');
    await expect(canvas.getByRole('combobox', { name: 'Província' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Població' })).toBeDisabled();
  },
};
export const Deleted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elimina el compte' }));
    const dialog = await within(document.body).findByRole('dialog', { name: /Segur/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina el compte' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
