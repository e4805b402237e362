import { fieldDictionaryCa } from '@portal/model';
import { childLoginSchema } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkBy } from '../account-form/index';
import { guide } from '../fixtures/guide';
import { ChildEntryForm } from './ChildEntryForm';

const meta = {
  title: 'Readers/Account/ChildEntryForm',
  component: ChildEntryForm,
  args: {
    action: '/acceso/menors/',
    loginHref: '/acceso/',
    check: checkBy(childLoginSchema, fieldDictionaryCa),
    onSubmit: fn(),
  },
  parameters: guide({
    use: 'Where children log in, and where a link has them choose nick and password.',
    avoid: 'For accounts with an email address: LoginForm.',
    anatomy: { 'child-entry-form': 'words, nick, password, button' },
    keyboard: { Tab: 'to each field and the button', Enter: 'sends' },
    accessibility: 'The heading says whom it is for; a refusal takes the focus.',
  }),
} satisfies Meta<typeof ChildEntryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Nom d’usuari/ }), 'gavina');
    await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Llevantada1908{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ nick: 'gavina', password: 'Llevantada1908' });
  },
};
export const SentEmpty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Inicia la sessió' }));
    await expect(canvas.getByRole('group', { name: 'Hi ha 2 dades per revisar' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Invited: Story = { args: { invited: 'Ona' } };
export const Refused: Story = { args: { failure: 'El nom d’usuari o la contrasenya no són correctes.' } };
export const Ready: Story = {
  args: { notice: 'Ja està. Ara inicia la sessió amb el nom d’usuari i la contrasenya que has triat.' },
};
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
