import { fieldDictionaryCa, profileFormSchema } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkBy } from '../account-form/index';
import { COUNTRIES, PROVINCES, READER } from '../fixtures/account';
import { guide } from '../fixtures/guide';
import { ProfileForm } from './ProfileForm';

const meta = {
  title: 'Readers/Account/ProfileForm',
  component: ProfileForm,
  args: {
    action: '/perfil/mi-cuenta/',
    values: READER,
    countries: COUNTRIES,
    provinces: PROVINCES,
    maxBirthdate: '2013-03-18',
    check: checkBy(profileFormSchema('2026-03-18'), fieldDictionaryCa),
    onSubmit: fn(),
  },
  parameters: guide({
    use: 'On the account page of the profile area.',
    avoid: 'To register: RegisterForm.',
    anatomy: { 'profile-form': 'account, password, person, post' },
    keyboard: {
      Enter: 'in a field: saves',
      Tab: 'goes from field to field, to saving',
    },
    accessibility: 'Each part is a named section; saving is announced.',
  }),
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current password is beside the address, and where passwords are changed. */
function currentPassword(canvas: HTMLElement, name: 'emailPassword' | 'password' = 'password') {
  const field = canvas.querySelector(`[name=${name}]`);
  if (!(field instanceof HTMLInputElement)) throw new Error(`there is no field ${name}`);
  return field;
}

export const Default: Story = {};
export const Waiting: Story = { args: { loading: true } };
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
/** A new address waits for its owner’s word; until then the old one stays. */
export const EmailToConfirm: Story = {
  args: { values: { ...READER, pendingEmail: 'merce.vilaregut@correu.example' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: /^Correu electrònic/ }),
    ).toHaveAccessibleDescription('Falta que confirmis merce.vilaregut@correu.example');
  },
};
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const OnAPhone: Story = { decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>] };

/** Save is disabled while something is wrong (spec §5). */
export const Invalid: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^Cognoms/));
    await expect(canvas.getByRole('button', { name: 'Desa els canvis' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Cognoms/)).toHaveAttribute('aria-invalid', 'true');
  },
};
/** Sent in vain, it says everything that is wrong once, over the form, with a way to each field. */
/** A field that leads to a button of its own is left by Tab all the same. */
export const SaidBeforeItsButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText(/^Contrasenya nova/);
    await userEvent.type(password, 'curta');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Mostra la contrasenya' })).toContain(
      document.activeElement,
    );
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    const birthdate = canvas.getByLabelText(/^Data de naixement/);
    await userEvent.clear(birthdate);
    await userEvent.type(birthdate, '99');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /calendari/ })).toHaveFocus();
    await expect(birthdate).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Faults: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^Cognoms/));
    await userEvent.clear(canvas.getByLabelText(/^Nom(?! d)/));
    await userEvent.click(canvas.getByRole('button', { name: 'Desa els canvis' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = canvas.getByRole('group', { name: 'Hi ha 2 dades per revisar' });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(document.title).toMatch(/^Hi ha 2 dades/);
    await expect(within(summary).getByRole('link', { name: /cognoms/i })).toHaveAttribute(
      'href',
      `#${canvas.getByLabelText(/^Cognoms/).id}`,
    );
  },
};
/** Province and town are for Spain (spec §5). */
export const CountryChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'País' }), 'FR');
    await expect(canvas.getByRole('combobox', { name: 'Província' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Població' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'País' })).toHaveValue('FR');
  },
};
/** The server has tidied what was written: the form shows it so, and forgets the passwords (spec §4). */
export const Refilled: Story = {
  render: function Saving(args) {
    const [isSaved, setSaved] = useState(false);
    return (
      <ProfileForm
        {...args}
        values={isSaved ? { ...READER, city: 'Port Savina' } : READER}
        alert={isSaved ? { kind: 'success', text: 'Els canvis s’han desat correctament.' } : undefined}
        onSubmit={() => setSaved(true)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^Població/));
    await userEvent.type(canvas.getByLabelText(/^Població/), 'port savina');
    await userEvent.type(currentPassword(canvasElement), 'Llagosta1');
    await userEvent.type(canvas.getByLabelText(/^Contrasenya nova/), 'Llagosta2');
    await userEvent.type(canvas.getByLabelText(/^Repeteix/), 'Llagosta2');
    await userEvent.click(canvas.getByRole('button', { name: 'Desa els canvis' }));
    await expect(canvas.getByLabelText(/^Població/)).toHaveValue('Port Savina');
    await expect(canvas.getByLabelText(/^Contrasenya nova/)).toHaveValue('');
  },
};

/** A new password without the current one, or not repeated, is not saved (spec §5). */
export const PasswordsTogether: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Desa els canvis' });
    await expect(save).not.toHaveAttribute('aria-disabled');
    await userEvent.type(canvas.getByLabelText(/^Contrasenya nova/), 'Llagosta2');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(currentPassword(canvasElement), 'Llagosta1');
    await userEvent.type(canvas.getByLabelText(/^Repeteix/), 'Llagosta2');
    await expect(save).not.toHaveAttribute('aria-disabled');
  },
};

/** Another address wants the current password, without a new one. */
export const AddressMoved: Story = {
  args: {
    check: checkBy(
      profileFormSchema('2026-03-18', { email: READER.email ?? '', hasPassword: true }),
      fieldDictionaryCa,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Desa els canvis' });
    await expect(currentPassword(canvasElement, 'emailPassword')).not.toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Correu electrònic/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Correu electrònic/ }), 'nova@correu.example');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(currentPassword(canvasElement, 'emailPassword')).toBeRequired();
    // One field asks for it, whatever else is changed by it; who takes the address back is asked as before.
    await expect(canvas.queryByLabelText(/^Contrasenya actual/)).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Correu electrònic/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Correu electrònic/ }), READER.email ?? '');
    await expect(currentPassword(canvasElement)).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Correu electrònic/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Correu electrònic/ }), 'nova@correu.example');
    await userEvent.type(canvas.getByLabelText(/^Contrasenya nova/), 'Llagosta2');
    await userEvent.type(canvas.getByLabelText(/^Repeteix/), 'Llagosta2');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(currentPassword(canvasElement, 'emailPassword'), 'Llagosta1');
    await expect(save).not.toHaveAttribute('aria-disabled');
  },
};
