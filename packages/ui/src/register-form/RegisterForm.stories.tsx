import { fieldDictionaryCa } from '@portal/model';
import { registrationSchema } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { checkBy } from '../account-form/index';
import { Captcha } from '../captcha/Captcha';
import { COUNTRIES, PROVINCES, READER } from '../fixtures/account';
import { guide } from '../fixtures/guide';
import { RegisterForm } from './RegisterForm';

const PRIVACY = {
  text: 'Edicions Garbinada, SL tracta les teves dades per donar-te el servei que demanes. Només les reben els proveïdors que ens calen per prestar-te el servei, o aquells a qui la llei ens obligui a donar-les. Les pots veure, corregir i esborrar quan vulguis.',
  link: 'Privacitat',
  href: '#privacy',
};

const meta = {
  title: 'Readers/Account/RegisterForm',
  component: RegisterForm,
  args: {
    action: '/registro',
    countries: COUNTRIES,
    provinces: PROVINCES,
    maxBirthdate: '2013-03-18',
    newsletters: [
      { id: 'mati', name: 'El far del matí' },
      { id: 'cuina', name: 'A taula' },
    ],
    check: checkBy(
      registrationSchema('2026-03-18'),
      fieldDictionaryCa,
      ({ newsletters: _, terms, ...written }) => ({ ...written, terms: terms === 'true' }),
    ),
    onSubmit: fn(),
    loginHref: '/acceso/',
  },
  parameters: guide({
    use: 'On the registration page.',
    avoid: 'For a newsletter alone: the newsletter module asks for an address and no more.',
    anatomy: { 'register-form': 'the whole; its parts are sections with a title' },
    keyboard: { Enter: 'in a field: sends the form', Tab: 'goes from field to field' },
    accessibility:
      'Each part is a named section. A form with faults gives the focus to the first of them. Fields say what browsers may fill in.',
  }),
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithGuardians: Story = { args: { guardians: { href: '/tutors/', years: 13 } } };

export const WithAgreements: Story = {
  args: {
    newsletters: [],
    termsHref: '#terms',
    commercial: 'Vull rebre per correu les ofertes i promocions d’El Far',
    privacy: PRIVACY,
  },
};
export const Empty: Story = {};
export const Filled: Story = { args: { values: READER } };
export const Waiting: Story = { args: { values: READER, loading: true } };
export const NickFree: Story = { args: { values: READER, nickFree: true } };
export const Abroad: Story = { args: { values: { ...READER, country: 'FR' } } };
export const WithCaptcha: Story = {
  args: { children: <Captcha status="asleep" provider="Google reCAPTCHA" without={{ checked: false }} /> },
};
export const WithoutNewsletters: Story = { args: { newsletters: [] } };
export const Refused: Story = {
  args: {
    values: READER,
    failure: 'Les dades no són vàlides. Revisa-les i torna-ho a provar.',
    errors: {
      email: 'Ja hi ha un compte amb aquest correu electrònic.',
      nick: 'Aquest nom d’usuari ja està en ús.',
    },
  },
};
export const InSpanish: Story = { globals: { language: 'es' }, args: { values: READER } };
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

export const FirstFaultTakesTheFocus: Story = {
  parameters: { picture: true },
  args: { values: { ...READER, surname: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Llagosta1');
    await userEvent.click(canvas.getByRole('button', { name: 'Crea el compte' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Announced once, above the form and in the title, with a link to each field.
    const summary = canvas.getByRole('group', { name: /^Hi ha \d dades per revisar$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(document.title).toMatch(/^Hi ha \d dades per revisar \| /);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(within(summary).getAllByRole('link').length).toBe(
      canvasElement.querySelectorAll('[aria-invalid=true]').length,
    );
    const surname = within(summary).getByRole('link', { name: 'Els cognoms són obligatoris' });
    await expect(surname).toHaveAttribute('href', `#${canvas.getByLabelText(/^Cognoms/).id}`);
    const terms = within(summary).getByRole('link', { name: /condicions/ });
    await expect(document.querySelector(terms.getAttribute('href') ?? '')).toHaveAttribute(
      'type',
      'checkbox',
    );
    await expect(canvas.getByRole('checkbox', { name: /accepto/ })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A server error of an earlier value is not shown again, whatever else is wrong. */
export const MendedStaysMended: Story = {
  args: Refused.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const nick = canvas.getByLabelText(/^Nom d’usuari/);
    await expect(nick).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(nick, 's');
    await expect(nick).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Crea el compte' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('group', { name: /per revisar$/ })).toHaveFocus());
    await expect(nick).not.toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText(/^Correu electrònic/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Sent: Story = {
  parameters: { picture: true },
  args: { values: READER },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Llagosta1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'El far del matí' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A taula' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /accepto/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Crea el compte' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { ...READER, birthdate: '01/02/1990', password: 'Llagosta1', terms: 'true' },
      ['mati', 'cuina'],
    );
  },
};

/** Optional fields are collapsed, and expand if one of them has an error. */
export const OptionalFolded: Story = {
  args: { values: { ...READER, phone: '', province: '', city: '', postalCode: '', address: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const phone = canvas.getByLabelText(/^Telèfon/);
    await expect(phone).not.toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Llagosta1');
    await userEvent.click(canvas.getByRole('checkbox', { name: /accepto/ }));
    await userEvent.click(canvas.getByText('Dades opcionals: telèfon i adreça'));
    await userEvent.type(phone, '12');
    await userEvent.click(canvas.getByText('Dades opcionals: telèfon i adreça'));
    await expect(phone).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Crea el compte' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(phone).toBeVisible());
  },
};

/** Thirteen years at least (spec §5). */
export const TooYoung: Story = {
  parameters: { picture: true },
  args: { values: { ...READER, birthdate: '2014-05-01' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Llagosta1');
    await userEvent.click(canvas.getByRole('checkbox', { name: /accepto/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Crea el compte' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Hi ha 1 dada per revisar' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('link', { name: /Data de naixement|tretze|13/ })).toBeVisible();
  },
};
