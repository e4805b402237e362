import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileUpload } from '../file-upload/index';
import { guide } from '../fixtures/guide';
import { QUESTION_STATUSES, QuestionForm } from './QuestionForm';

const meta = {
  title: 'Readers/Participation/QuestionForm',
  component: QuestionForm,
  args: { action: '/entrevista/practic/', loggedIn: true, backUrl: '/entrevista/practic/', onSubmit: fn() },
  argTypes: { status: { control: 'select', options: QUESTION_STATUSES } },
  parameters: guide({
    use: 'In a digital interview that is announced or open.',
    avoid: 'Once it is closed. For a message to the newsroom: ContactForm.',
    anatomy: { 'question-form': 'name, question, place of a file, button' },
    keyboard: { Tab: 'from field to field', Enter: 'in the name, and on the button: sends' },
    accessibility:
      'A summary of what is wrong takes the focus and leads to each field; a failure is announced.',
  }),
} satisfies Meta<typeof QuestionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { nick: 'Mercè' } };
export const WithAFile: Story = {
  args: {
    children: (
      <FileUpload
        label="Foto o vídeo"
        name="file"
        dictionary="digitalInterview"
        onAdd={() => {}}
        onRemove={() => {}}
      />
    ),
  },
};
export const Waiting: Story = { args: { nick: 'Mercè', status: 'waiting' } };
export const Failed: Story = { args: { nick: 'Mercè', status: 'failed' } };
export const Faulty: Story = {
  args: {
    values: { name: 'Mercè', question: '' },
    errors: { question: 'La pregunta és obligatòria' },
  },
};
export const Sent: Story = { args: { status: 'sent', onAnother: fn() } };
export const Limit: Story = { args: { status: 'limit' } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Asked: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Mercè');
    await userEvent.tab();
    await userEvent.keyboard('Ha tingut por mai?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Mercè', question: 'Ha tingut por mai?' });
  },
};
export const Empty: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Envia la pregunta' }));
    const summary = canvas.getByRole('group', { name: 'Hi ha 2 dades per revisar' });
    await expect(summary).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText(/^La teva pregunta/)).toHaveAccessibleDescription(
      /Escriu la teva pregunta/,
    );
    const [first] = within(summary).getAllByRole('link');
    await expect(first).toHaveAttribute('href', `#${canvas.getByLabelText(/^Nom amb què/).id}`);
  },
};
export const LoggedOut: Story = {
  parameters: { picture: true },
  args: { loggedIn: false, nick: 'Mercè' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^La teva pregunta/), 'Ha tingut por mai?');
    await userEvent.click(canvas.getByRole('button', { name: 'Envia la pregunta' }));
    await within(document.body).findByRole('dialog');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
