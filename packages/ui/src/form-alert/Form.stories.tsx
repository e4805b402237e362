import { fieldDictionaryCa, fieldMessage, validate } from '@portal/model';
import { loginFormSchema } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { TermsCheckbox } from '../checkbox/index';
import { guide } from '../fixtures/guide';
import { Select } from '../select/Select';
import { TextArea } from '../text-area/TextArea';
import { EmailField, PasswordField } from '../text-field/TextField';
import { FormAlert } from './FormAlert';

/** States of a form between reader and server. */
const OUTCOMES = ['idle', 'waiting', 'failed', 'saved'] as const;
type Outcome = (typeof OUTCOMES)[number];

type LetterProps = {
  /** Submits; a rejected promise is a failure. */
  send: (sent: Record<string, string>) => Promise<unknown>;
  outcome?: Outcome;
};

const faultsOf = (sent: Record<string, string>): Record<string, string> => {
  const login = validate(loginFormSchema, sent);
  const issues = login.valid ? [] : login.issues;
  const faults = Object.fromEntries(
    issues.toReversed().map((issue) => [issue.field, fieldMessage(issue, fieldDictionaryCa)]),
  );
  if (!sent.terms) faults.terms = fieldMessage({ field: 'terms', code: 'musttrue' }, fieldDictionaryCa);
  return faults;
};

/** Fields, alert and button together, as on a page of the portal. */
function Letter({ send, outcome: first = 'idle' }: LetterProps) {
  const [outcome, setOutcome] = useState<Outcome>(first);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
    const sent: Record<string, string> = Object.fromEntries(given);
    const found = faultsOf(sent);
    setFaults(found);
    setOutcome('idle');
    const wrong = [...event.currentTarget.querySelectorAll<HTMLElement>('[name]')].find(
      (control) => (control.getAttribute('name') ?? '') in found,
    );
    if (wrong) {
      wrong.focus();
      return;
    }
    setOutcome('waiting');
    try {
      await send(sent);
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
    alert.current?.focus();
  };
  return (
    <form
      ref={form}
      method="post"
      action="/cartes/"
      noValidate
      onSubmit={(event) => void submit(event)}
      style={{ display: 'grid', gap: 20, maxInlineSize: 480 }}
    >
      {outcome === 'failed' ? (
        <FormAlert ref={alert}>
          No hem pogut enviar la carta. El que has escrit és aquí: torna-ho a provar.
        </FormAlert>
      ) : null}
      {outcome === 'saved' ? (
        <FormAlert ref={alert} variant="success">
          Hem rebut la carta. Gràcies.
        </FormAlert>
      ) : null}
      <EmailField name="email" label="Correu electrònic" required error={faults.email} />
      <PasswordField name="password" label="Contrasenya" required error={faults.password} />
      <Select
        name="section"
        label="Secció"
        options={['Territori', 'Cultura', 'Esports'].map((label) => ({ value: label, label }))}
      />
      <TextArea name="message" label="Carta" limit={500} />
      <TermsCheckbox href="/avis-legal/" error={faults.terms} />
      <Button type="submit" loading={outcome === 'waiting'}>
        Envia la carta
      </Button>
    </form>
  );
}

const meta = {
  title: 'Controls/Forms/Form',
  component: Letter,
  args: { send: fn(async () => undefined) },
  parameters: guide({
    use: 'As the pattern of every form: real names, method and address; faults under their fields on sending; one alert for what the server said.',
    avoid:
      'Faults before the reader has sent anything, and alerts that repeat the messages under the fields of a short form.',
    anatomy: { field: 'each of the fields', error: 'what is wrong with it', 'form-alert': 'what came of it' },
    keyboard: {
      Tab: 'goes from field to field',
      Enter: 'in a line of text: sends',
      Space: 'on a checkbox: ticks it',
    },
    accessibility:
      'On sending, the first field with a fault has the focus and is read with its message; after the server’s answer the alert has it. Nothing that was written is lost. Without script the same form is posted.',
  }),
} satisfies Meta<typeof Letter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Waiting: Story = { args: { outcome: 'waiting' } };
export const Failed: Story = { args: { outcome: 'failed' } };
export const Saved: Story = { args: { outcome: 'saved' } };

/** Submitted empty: each field shows its error, and the first has the focus. */
export const Faults: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Envia la carta' }));
    const email = canvas.getByRole('textbox', { name: /Correu electrònic/ });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('El correu electrònic és obligatori');
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.send).not.toHaveBeenCalled();
    email.blur();
  },
};

const write = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: /Correu electrònic/ }), 'clara@elfar.example');
  await userEvent.type(canvas.getByLabelText(/^Contrasenya/), 'Marinada7');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Carta' }), 'El far fa pena.');
  await userEvent.click(canvas.getByRole('checkbox'));
};

let answer: (() => void) | undefined;
/** The button is busy while the server works; after a failure no typed value is lost. */
export const SlowAndFailing: Story = {
  args: {
    send: fn(
      () =>
        new Promise((_, reject) => {
          answer = () => reject(new Error('503'));
        }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await write(canvasElement);
    const button = canvas.getByRole('button', { name: 'Envia la carta' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledOnce();
    answer?.();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No hem pogut enviar la carta');
    await expect(canvas.getByRole('textbox', { name: 'Carta' })).toHaveValue('El far fa pena.');
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};

export const Sent: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    await write(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Envia la carta' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        email: 'clara@elfar.example',
        password: 'Marinada7',
        section: '',
        message: 'El far fa pena.',
        terms: 'true',
      }),
    );
    await expect(await within(canvasElement).findByText(/Hem rebut la carta/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
