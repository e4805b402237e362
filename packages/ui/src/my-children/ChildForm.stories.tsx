import { fieldDictionaryCa } from '@portal/model';
import { childConsentWords, childFormSchema } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkBy } from '../account-form/index';
import { guide } from '../fixtures/guide';
import { ChildForm } from './ChildForm';

const meta = {
  title: 'Readers/Account/ChildForm',
  component: ChildForm,
  args: {
    action: '/perfil/fills/nou/',
    consentWords: childConsentWords({ name: 'El Far', language: 'ca' }),
    minBirthdate: '2008-03-19',
    maxBirthdate: '2026-03-18',
    backHref: '/perfil/fills/',
    backText: 'Torna a la llista',
    check: checkBy(childFormSchema('2026-03-18'), fieldDictionaryCa, ({ consent, ...values }) => ({
      ...values,
      consent: consent === 'true',
    })),
    onSubmit: fn(),
  },
  parameters: guide({
    use: 'On the page where an adult adds a child.',
    avoid: 'For readers’ own accounts: RegisterForm.',
    anatomy: { 'child-form': 'name, birthdate, consent, button' },
    keyboard: { Tab: 'to each field, the box and the button', Enter: 'sends' },
    accessibility: 'What is wrong describes its field; a summary of it takes the focus.',
  }),
} satisfies Meta<typeof ChildForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Faulty: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Nom/ }), 'Ona');
    await userEvent.type(canvas.getByRole('textbox', { name: /Data/ }), '01/01/1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Afegeix-lo' }));
    const summary = canvas.getByRole('group', { name: 'Hi ha 2 dades per revisar' });
    await expect(summary).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(summary).toHaveTextContent('Només per a menors de 18 anys');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Has de donar el teu consentiment per obrir el compte',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { failure: 'No s’hi poden afegir més menors.', values: { name: 'Ona', birthdate: '2015-05-02' } },
};
export const Waiting: Story = { args: { loading: true, values: { name: 'Ona', birthdate: '2015-05-02' } } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
