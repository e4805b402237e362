import { errorTextsCa, fieldDictionaryCa } from '@portal/model';
import { recoverFormSchema } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkBy } from '../account-form/index';
import { guide } from '../fixtures/guide';
import { RecoverForm } from './RecoverForm';

const meta = {
  title: 'Readers/Account/RecoverForm',
  component: RecoverForm,
  args: {
    action: '/acceso/',
    check: checkBy(recoverFormSchema, fieldDictionaryCa),
    onSubmit: fn(),
    onBack: fn(),
    backHref: '/acceso/',
  },
  parameters: guide({
    use: 'As the forgotten-password view of the login page.',
    avoid: 'To change a password one knows: ProfileForm.',
    anatomy: { 'recover-form': 'the whole' },
    keyboard: { Enter: 'sends', Tab: 'goes to the field, the button and the way back' },
    accessibility: 'What is wrong is announced; the focus goes to the field.',
  }),
} satisfies Meta<typeof RecoverForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Waiting: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { failure: errorTextsCa.timeout, values: { email: 'ningu@elfar.example' } },
};
export const WithoutScript: Story = { tags: ['!autodocs'], args: { onBack: undefined } };
export const InSpanish: Story = { globals: { language: 'es' } };

export const EmptyThenSent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Correu/);
    await userEvent.click(canvas.getByRole('button', { name: 'Envia' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('El correu electrònic és obligatori');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('merce@elfar.example');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'merce@elfar.example' });
  },
};
