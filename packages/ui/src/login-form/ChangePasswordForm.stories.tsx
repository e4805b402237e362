import { fieldDictionaryCa } from '@portal/model';
import { changePasswordFormSchema } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkBy } from '../account-form/index';
import { guide } from '../fixtures/guide';
import { ChangePasswordForm } from './ChangePasswordForm';

const meta = {
  title: 'Readers/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: {
    action: '/acceso/',
    token: 'f4r0l4',
    check: checkBy(changePasswordFormSchema, fieldDictionaryCa),
    onSubmit: fn(),
  },
  parameters: guide({
    use: 'On the page that the link of a recovery mail opens.',
    avoid: 'For who knows the old password: ProfileForm changes it.',
    anatomy: { 'change-password-form': 'the whole', 'form-alert': 'why it failed' },
    keyboard: {
      Enter: 'in a field: sends the form',
      Tab: 'goes from field to field, to the buttons that show them',
    },
    accessibility:
      'What a password must be made of describes the field. A summary of what is wrong takes the focus.',
  }),
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Waiting: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { failure: 'No s’ha pogut canviar la contrasenya. Demana un altre enllaç.' },
};
export const InSpanish: Story = { globals: { language: 'es' } };
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

/** Too weak, then not repeated, then submitted with its token. */
export const ByTheRules: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText(/^Contrasenya nova/);
    const repeat = canvas.getByLabelText(/^Repeteix/);
    await userEvent.type(password, 'curta');
    await userEvent.type(repeat, 'curta{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: /per revisar$/ })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(password);
    await userEvent.type(password, 'Llagosta1{Enter}');
    await expect(canvas.getByRole('group', { name: /per revisar$/ })).toHaveFocus();
    await expect(repeat).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(repeat);
    await userEvent.type(repeat, 'Llagosta1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      token: 'f4r0l4',
      password: 'Llagosta1',
      repeatPassword: 'Llagosta1',
    });
  },
};
