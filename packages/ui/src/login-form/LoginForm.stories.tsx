import { fieldDictionaryCa } from '@portal/model';
import { loginFormSchema } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkBy } from '../account-form/index';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { LOGIN_ALERTS, LoginForm } from './LoginForm';
import { SocialButtons } from './SocialButtons';

const meta = {
  title: 'Readers/Account/LoginForm',
  component: LoginForm,
  args: {
    action: '/acceso/',
    check: checkBy(loginFormSchema, fieldDictionaryCa),
    onSubmit: fn(),
    onResend: fn(),
    recoverHref: '/acceso/?recover',
    registerHref: '/registro',
  },
  argTypes: { alert: { control: 'select', options: LOGIN_ALERTS } },
  parameters: guide({
    use: 'On the login page.',
    avoid: 'In the middle of reading: LoginRequiredDialog leads to the page and back.',
    anatomy: {
      'login-form': 'the whole',
      'login-purpose': 'what it is for, where one came to do something',
      'form-alert': 'what came of it',
      'social-buttons': 'other ways in',
    },
    keyboard: {
      Enter: 'in a field: sends the form',
      Tab: 'goes from field to field, to recovery, to the button',
    },
    accessibility:
      'What came of it is announced. The button is disabled until both fields can be right; without JavaScript it never is.',
  }),
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    // The explanation of the asterisks aligns with the fields.
    const [note, label] = ['[data-part=required-note] span', 'label'].map((what) =>
      canvasElement.querySelector(what)?.getBoundingClientRect(),
    );
    await expect(note?.left).toBeCloseTo(label?.left ?? 0, 0);
  },
};
export const Waiting: Story = { args: { loading: true, values: { email: 'merce@elfar.example' } } };
export const WithSocialButtons: Story = {
  parameters: { picture: true },
  args: { children: <SocialButtons backUrl="/cultura/" locale={localeOf('ca')} /> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Inicia la sessió amb Google' }),
    ).toHaveAttribute('href', '/api/front/user/login/google?backUrl=%2Fcultura%2F');
  },
};
export const InSpanish: Story = { globals: { language: 'es' }, args: { alert: 'loginFailed' } };
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

export const WrongCredentials: Story = {
  args: { alert: 'loginFailed', values: { email: 'merce@elfar.example' } },
};
export const NewPasswordNeeded: Story = { args: { alert: 'passwordRenewal' } };
export const ResetSent: Story = { args: { alert: 'passwordResetSent' } };
export const PasswordChanged: Story = { args: { alert: 'passwordChanged' } };
export const ValidationMailSent: Story = { args: { alert: 'validationMailSent' } };
export const NotValidated: Story = {
  parameters: { picture: true },
  args: { alert: 'emailNotValidated' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Torna a enviar/ }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** A reader who wants to subscribe, and may have no account yet: both actions are equally prominent. */
export const OnTheWayToPay: Story = {
  parameters: { picture: true },
  args: { purpose: 'Has triat «Mensual», 6 € al mes. Per continuar al pagament, entra o crea un compte.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/«Mensual»/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Registra’t/ })).toHaveAttribute('href', args.registerHref);
  },
};

/** By keyboard: disabled until both fields are filled, then submitted. */
export const Sent: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Inicia la sessió' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByLabelText(/^Correu/), 'merce@elfar.example');
    await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Llagosta1');
    await expect(canvas.getByRole('button', { name: 'Inicia la sessió' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'merce@elfar.example', password: 'Llagosta1' });
  },
};

/** An incomplete address: the button waits for a complete one (spec §5). */
export const HalfAnAddress: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Llagosta1');
    await userEvent.type(canvas.getByLabelText(/^Correu/), 'merce@');
    await expect(canvas.getByRole('button', { name: 'Inicia la sessió' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('elfar.example');
    await expect(canvas.getByRole('button', { name: 'Inicia la sessió' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** Pressed too early: it shows why it does nothing yet, and focuses what is missing. */
export const PressedTooEarly: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Inicia la sessió' });
    await userEvent.type(canvas.getByLabelText(/^Correu/), 'merce@elfar.example');
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/^Falta alguna dada/);
    await userEvent.keyboard('{Enter}');
    const summary = canvas.getByRole('group', { name: 'Hi ha 1 dada per revisar' });
    await expect(summary).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const field = canvas.getByLabelText(/^Contrasenya/);
    await expect(within(summary).getByRole('link')).toHaveAttribute('href', `#${field.id}`);
  },
};

/** Submitted empty: the summary has the focus, and nothing else is announced. */
export const SentEmpty: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Inicia la sessió' }));
    await expect(canvas.getByRole('group', { name: 'Hi ha 2 dades per revisar' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText(/^Correu/)).toHaveAccessibleDescription(
      'El correu electrònic és obligatori',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An incomplete field is announced when it is left, before the form is submitted. */
export const LeftHalfWritten: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Correu/), 'merce@');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('correu electrònic');
  },
};

/** Rejected by the server: typed values are kept, and the focus moves to the reason. */
export const Refused: Story = {
  parameters: { picture: true },
  render: function Refusing(args) {
    const [state, setState] = useState<'idle' | 'waiting' | 'refused'>('idle');
    return (
      <>
        <LoginForm
          {...args}
          loading={state === 'waiting'}
          alert={state === 'refused' ? 'loginFailed' : undefined}
          onSubmit={() => setState('waiting')}
        />
        <button type="button" onClick={() => setState('refused')}>
          Respon
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Correu/), 'merce@elfar.example');
    await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Llagosta2{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Respon' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText(/^Correu/)).toHaveValue('merce@elfar.example');
    await expect(canvas.getByLabelText(/^Contrasenya/)).toHaveValue('Llagosta2');
  },
};
