import { fieldDictionaryCa } from '@portal/model';
import { PROFILE_PARTS, profilePartSchema } from '@portal/model/readers';
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
    check: (part, values) =>
      checkBy(
        profilePartSchema(part, '2026-03-18', { email: READER.email ?? '', hasPassword: true }),
        fieldDictionaryCa,
      )(values),
    onSubmit: fn(),
  },
  parameters: guide({
    use: 'On the account page of the profile area.',
    avoid: 'To register: RegisterForm.',
    anatomy: {
      'profile-form': 'its heading, and the parts',
      'profile-part': 'account, password, person or post, with its button',
    },
    keyboard: {
      Enter: 'in a field: saves its part',
      Tab: 'goes from field to field, to the button of the part',
    },
    accessibility:
      'Each part is a named section with a button of its own words; what came of it is announced there.',
  }),
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Finds a field by its name: two sections have a “current password”, so its label is ambiguous. */
function fieldNamed(canvas: HTMLElement, name: string) {
  const field = canvas.querySelector(`[name=${name}]`);
  if (!(field instanceof HTMLInputElement)) throw new Error(`there is no field ${name}`);
  return field;
}

export const Default: Story = {};
export const Waiting: Story = { args: { outcomes: { person: { loading: true } } } };
export const Saved: Story = {
  args: {
    outcomes: { person: { alert: { kind: 'success', text: 'Els canvis s’han desat correctament.' } } },
  },
};
export const WrongPassword: Story = {
  args: {
    outcomes: {
      password: {
        alert: { kind: 'error', text: 'La contrasenya actual no és correcta.' },
        errors: { password: 'La contrasenya actual no és correcta.' },
      },
    },
  },
};
export const Failed: Story = {
  args: {
    outcomes: {
      postal: { alert: { kind: 'error', text: 'No hem pogut desar els canvis. Prova-ho més tard.' } },
    },
  },
};
/** Readers who log in with a provider have no password to change. */
export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText(/^Contrasenya/)).toBeNull();
  },
};
export const Abroad: Story = { args: { values: { ...READER, country: 'AD' } } };
/** A new email address awaits confirmation; until then the old one is used. */
export const EmailToConfirm: Story = {
  args: { values: { ...READER, pendingEmail: 'merce.vilaregut@correu.example' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: /^Correu electrònic/ }),
    ).toHaveAccessibleDescription('Falta que confirmis merce.vilaregut@correu.example');
  },
};
export const InSpanish: Story = { globals: { language: 'es' } };
/** A hint shifts no box: two fields side by side have their hints on one line, right below their labels. */
export const BoxesOnOneLine: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nick = canvas.getByRole('textbox', { name: /^Nom d’usuari/ });
    const field = nick.closest('[data-part=field]');
    const email = field?.nextElementSibling?.querySelector('input');
    const hint = field?.querySelector('[data-part=hint]')?.getBoundingClientRect();
    await expect(email?.getBoundingClientRect().top).toBe(nick.getBoundingClientRect().top);
    await expect(hint?.top).toBeGreaterThanOrEqual(nick.getBoundingClientRect().bottom);
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};

/** Each section is saved separately; values typed in another are kept. */
export const OnePartSaved: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Contrasenya nova/), 'Llagosta2');
    await userEvent.clear(canvas.getByLabelText(/^Cognoms/));
    await userEvent.type(canvas.getByLabelText(/^Cognoms/), 'Vidal{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('person', expect.objectContaining({ surname: 'Vidal' }));
    await expect(canvas.getByLabelText(/^Contrasenya nova/)).toHaveValue('Llagosta2');
    for (const part of PROFILE_PARTS)
      await expect(canvasElement.querySelectorAll(`#profile-${part} button[type=submit]`)).toHaveLength(1);
  },
};

/** Save is disabled while something in its section is invalid (spec §5). */
export const Invalid: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^Cognoms/));
    await expect(canvas.getByRole('button', { name: 'Desa les dades personals' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Desa les dades del compte' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Cognoms/)).toHaveAttribute('aria-invalid', 'true');
  },
};
/** Tab from a field to its own button counts as leaving it: its error is shown. */
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

/** After a failed submit a section summarises its errors once, above its fields, with a link to each. */
export const Faults: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText(/^Cognoms/));
    await userEvent.clear(canvas.getByLabelText(/^Nom(?! d)/));
    await userEvent.click(canvas.getByRole('button', { name: 'Desa les dades personals' }));
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
/**
 * The server has normalised the values: the section shows them (spec §4), and the others keep what is typed.
 */
export const Refilled: Story = {
  render: function Saving(args) {
    const [isSaved, setSaved] = useState(false);
    return (
      <ProfileForm
        {...args}
        values={isSaved ? { ...READER, city: 'Port Savina' } : READER}
        outcomes={
          isSaved
            ? { postal: { alert: { kind: 'success', text: 'Els canvis s’han desat correctament.' } } }
            : {}
        }
        onSubmit={() => setSaved(true)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Contrasenya nova/), 'Llagosta2');
    await userEvent.clear(canvas.getByLabelText(/^Població/));
    await userEvent.type(canvas.getByLabelText(/^Població/), 'port savina');
    await userEvent.click(canvas.getByRole('button', { name: 'Desa les dades postals' }));
    await expect(canvas.getByLabelText(/^Població/)).toHaveValue('Port Savina');
    await expect(canvas.getByLabelText(/^Contrasenya nova/)).toHaveValue('Llagosta2');
  },
};
/** Passwords are cleared once they are saved. */
export const PasswordChanged: Story = {
  render: function Saving(args) {
    const [isSaved, setSaved] = useState(false);
    return (
      <ProfileForm
        {...args}
        outcomes={
          isSaved
            ? { password: { alert: { kind: 'success', text: 'Els canvis s’han desat correctament.' } } }
            : {}
        }
        onSubmit={() => setSaved(true)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Canvia la contrasenya' });
    await userEvent.type(canvas.getByLabelText(/^Contrasenya nova/), 'Llagosta2');
    await userEvent.type(canvas.getByLabelText(/^Repeteix/), 'Llagosta2');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(fieldNamed(canvasElement, 'password'), 'Llagosta1');
    await expect(save).not.toHaveAttribute('aria-disabled');
    await userEvent.click(save);
    await expect(canvas.getByLabelText(/^Contrasenya nova/)).toHaveValue('');
    await expect(fieldNamed(canvasElement, 'password')).toHaveValue('');
  },
};

/** Changing the email address asks for the current password; reverting the change hides it again. */
export const AddressMoved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Desa les dades del compte' });
    const email = canvas.getByRole('textbox', { name: /^Correu electrònic/ });
    await expect(fieldNamed(canvasElement, 'emailPassword')).not.toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'nova@correu.example');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(fieldNamed(canvasElement, 'emailPassword')).toBeRequired();
    await userEvent.clear(email);
    await userEvent.type(email, READER.email ?? '');
    await expect(fieldNamed(canvasElement, 'emailPassword')).not.toBeVisible();
    await expect(save).not.toHaveAttribute('aria-disabled');
    await userEvent.clear(email);
    await userEvent.type(email, 'nova@correu.example');
    await userEvent.type(fieldNamed(canvasElement, 'emailPassword'), 'Llagosta1');
    await expect(save).not.toHaveAttribute('aria-disabled');
  },
};
