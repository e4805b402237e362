import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { EmailField, PasswordField, TEXT_FIELD_TYPES, TextField } from './TextField';

const meta = {
  title: 'Controls/Forms/TextField',
  component: TextField,
  args: { label: 'Nom', name: 'name' },
  argTypes: { type: { control: 'select', options: TEXT_FIELD_TYPES } },
  parameters: guide({
    use: 'For an answer of a few words that cannot be foreseen: a name, an address, a search.',
    avoid:
      'For one of a known few use RadioGroup or Select; for several lines TextArea; for a day DateField.',
    anatomy: {
      field: 'label, hint, control and error together',
      label: 'the words, with an asterisk where an answer is required',
      hint: 'help that stays in sight',
      control: 'the input itself',
      reveal: 'shows and hides a password',
      error: 'the first message',
    },
    keyboard: {
      Tab: 'goes to the field, then to the password’s switch',
      'Enter, Space': 'on the switch: shows or hides the password',
    },
    pairs: pairsOf(TextField, [
      {
        do: { label: 'Adreça electrònica', hint: 'Només per entrar; no la veu ningú més.' },
        dont: { label: ' ', placeholder: 'Adreça electrònica' },
        why: 'The label stays while the reader writes. A placeholder is gone with the first letter.',
      },
      {
        do: { label: 'Contrasenya', error: 'Escriu almenys 8 caràcters, amb majúscules i minúscules.' },
        dont: { label: 'Contrasenya', error: 'Valor no vàlid' },
        why: 'A fault says what to do, not only that it is one.',
      },
    ]),
    writing: ['label of a field', 'help or fault of a field'],
    accessibility:
      'The label names the input; hint and error are its description. A new error is announced. Give autoComplete, so that the browser can fill in what the reader has typed before (WCAG 1.3.5).',
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: 'Com vols que et diguem als comentaris' } };
export const Filled: Story = { args: { defaultValue: 'Mercè Vilaregut i Sanahuja' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Mercè' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Mercè' } };
export const Invalid: Story = { args: { required: true, error: 'El nom és obligatori' } };

/** Of several messages the first is shown (spec §5). */
export const SeveralErrors: Story = {
  tags: ['!autodocs'],
  args: { error: ['El nom és obligatori', 'El nom és massa curt'] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('El nom és obligatori');
    await expect(within(canvasElement).queryByText('El nom és massa curt')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal',
    hint: 'Desestacionalització i internacionalització intercomarcals',
    error: 'La desinstitucionalització ha de contenir almenys cinc caràcters',
    required: true,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'الاسم', defaultValue: 'سلمى', hint: 'كما يظهر في التعليقات', required: true },
};

export const EveryType: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      {TEXT_FIELD_TYPES.map((type) => (
        <TextField key={type} label={type} type={type} name={type} />
      ))}
    </div>
  ),
};

export const Typed: Story = {
  args: { onValueChange: fn(), defaultValue: '' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Àgata');
    await expect(within(canvasElement).getByRole('textbox', { name: 'Nom' })).toHaveValue('Àgata');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Àgata');
  },
};

export const Email: Story = {
  render: () => (
    <EmailField label="Correu electrònic" name="email" required defaultValue="merce@elfar.example" />
  ),
};

/** By keyboard: the typed password is shown, and hidden again. */
export const Password: Story = {
  parameters: { picture: true },
  render: () => <PasswordField label="Contrasenya" name="password" required defaultValue="Llagosta1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Contrasenya/);
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mostra la contrasenya' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const NewPassword: Story = {
  render: () => <PasswordField label="Contrasenya nova" name="newPassword" isNew required />,
};
export const NewPasswordInSpanish: Story = {
  globals: { language: 'es' },
  render: () => (
    <PasswordField
      label="Contraseña nueva"
      name="newPassword"
      isNew
      required
      error="La contraseña ha de tener mayúsculas y minúsculas"
      defaultValue="langosta"
    />
  ),
};
