import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { TextField } from '../text-field/TextField';
import { PostedForm } from './PostedForm';

const meta = {
  title: 'Readers/Account/PostedForm',
  component: PostedForm,
  args: {
    action: '/perfil/fills/gestio/',
    submit: 'Desa el nom',
    children: <TextField label="Nom" name="name" required defaultValue="Ona" />,
  },
  parameters: guide({
    use: 'For one change on a page of an account, such as another name.',
    avoid: 'For forms that check themselves while they are written: ChildForm, ProfileForm.',
    anatomy: { 'posted-form': 'fields, button' },
    keyboard: { Tab: 'to its fields and its button', Enter: 'sends' },
    accessibility: 'What the server found wrong is said at its field.',
  }),
} satisfies Meta<typeof PostedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {};
export const Faulty: Story = {
  args: { children: <TextField label="Nom" name="name" required error="El nom és obligatori" /> },
};
export const ButtonAlone: Story = { args: { submit: 'Envia’m un enllaç', children: undefined } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
