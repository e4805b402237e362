import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { required } from '../fixtures/account';
import { guide } from '../fixtures/guide';
import { CONTACT_STATUSES, ContactForm, type ContactStatus } from './ContactForm';

const SUBJECTS = [
  { value: 'noticia', label: 'Tinc una notícia' },
  { value: 'error', label: 'He vist un error' },
  { value: 'subscripcio', label: 'La meva subscripció' },
];

const meta = {
  title: 'Readers/Participation/ContactForm',
  component: ContactForm,
  args: {
    action: '/contacte/',
    intro: 'Ho llegeix una persona de la redacció. Responem en dos dies feiners.',
    subjects: SUBJECTS,
    check: required('name', 'email', 'subject', 'message', 'terms'),
    onSubmit: fn(),
  },
  argTypes: { status: { control: 'select', options: CONTACT_STATUSES } },
  parameters: guide({
    use: 'For a message to the newsroom, on its page or under a service.',
    avoid: 'For what everyone shall read: CommentBox. For a guest: QuestionForm.',
    anatomy: { 'contact-form': 'title, words, fields, button' },
    keyboard: { Tab: 'from field to field', Enter: 'in a line of text: sends' },
    accessibility:
      'A summary of what is wrong takes the focus and leads to each field; what came of it is announced.',
  }),
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutSubjects: Story = { args: { subjects: [], intro: undefined, title: 'Fe d’errates' } };
export const WithMoreFields: Story = { args: { fields: ['phone', 'place'] } };
export const Waiting: Story = { args: { status: 'waiting' } };
export const Done: Story = { args: { status: 'done' } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const EmptyThenFilled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Envia' }));
    // One announcement: the summary, which has the focus and links to each field.
    const summary = canvas.getByRole('group', { name: 'Hi ha 5 dades per revisar' });
    await expect(summary).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(within(summary).getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByLabelText(/^Nom/)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByLabelText(/^Nom/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Mercè Puig');
    await userEvent.type(canvas.getByLabelText(/^Correu/), 'merce@elfar.example');
    await userEvent.selectOptions(canvas.getByLabelText(/^Assumpte/), 'error');
    await userEvent.type(canvas.getByLabelText(/^Missatge/), 'La barca és verda.');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Envia' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Mercè Puig',
      email: 'merce@elfar.example',
      subject: 'error',
      message: 'La barca és verda.',
      terms: 'true',
      website: '',
    });
  },
};
/** A failure keeps all typed values. */
export const Failed: Story = {
  parameters: { picture: true },
  args: { check: () => ({}) },
  render: function Failing(args) {
    const [status, setStatus] = useState<ContactStatus>('idle');
    return (
      <>
        <ContactForm {...args} status={status} onSubmit={() => setStatus('waiting')} />
        <button type="button" onClick={() => setStatus('failed')}>
          Falla
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Missatge/), 'La barca és verda.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envia' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Falla' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText(/^Missatge/)).toHaveValue('La barca és verda.');
  },
};
