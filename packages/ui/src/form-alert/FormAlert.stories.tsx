import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { TextField } from '../text-field/TextField';
import { FORM_ALERT_VARIANTS, FormAlert } from './FormAlert';

const meta = {
  title: 'Controls/Forms/FormAlert',
  component: FormAlert,
  args: { variant: 'error', children: 'Correu electrònic o contrasenya incorrectes.' },
  argTypes: { variant: { control: 'select', options: FORM_ALERT_VARIANTS } },
  parameters: guide({
    use: 'Over a form, to say what came of sending it.',
    avoid: 'For one field’s fault, its own error. For what concerns the whole product, AlertToast.',
    anatomy: { 'form-alert': 'the whole', title: 'what happened in a few words' },
    keyboard: { Tab: 'goes to the links of its faults and to its close button' },
    pairs: pairsOf(FormAlert, [
      {
        do: { variant: 'error', children: 'Correu electrònic o contrasenya incorrectes.' },
        dont: { variant: 'error', children: 'Error 401' },
        why: 'What happened in the reader’s words, and what can be done.',
      },
      {
        do: { variant: 'success', children: 'Hem desat els canvis.' },
        dont: { variant: 'error', children: 'Hem desat els canvis.' },
        why: 'The variant is what it is: colour and sign are read before the text.',
      },
    ]),
    writing: ['message'],
    accessibility:
      'Errors and warnings are announced at once, the others when the reader pauses. After a form came back with faults, move the focus here.',
  }),
} satisfies Meta<typeof FormAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  parameters: { picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
      {FORM_ALERT_VARIANTS.map((variant) => (
        <FormAlert key={variant} variant={variant} title="Comprova el correu">
          T’hem enviat un missatge per canviar la contrasenya.
        </FormAlert>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((sign) => sign.innerHTML);
    await expect(new Set(drawings).size).toBe(FORM_ALERT_VARIANTS.length);
    const words = [...canvasElement.querySelectorAll('[data-part=form-alert]')].map((alert) =>
      alert.textContent?.split('Comprova')[0]?.trim(),
    );
    await expect(words).toEqual(['Error:', 'Fet:', '', 'Avís:']);
  },
};
/** Its corners are those of the brand's other panels. */
export const RoundCorners: Story = {
  tags: ['!autodocs'],
  globals: { site: 'ones' },
  play: async ({ canvasElement }) => {
    const alert = canvasElement.querySelector('[data-part=form-alert]');
    await expect(alert ? getComputedStyle(alert).borderTopLeftRadius : '').not.toBe('0px');
  },
};
export const Closable: Story = {
  parameters: { picture: true },
  args: { variant: 'success', children: 'Els canvis s’han desat.', onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tanca l’avís' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Each error links to its field. */
export const Faults: Story = {
  parameters: { picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <FormAlert
        faults={[
          { fieldId: 'nick', message: 'L’àlies ha de tenir almenys 4 caràcters' },
          { fieldId: 'surname', message: 'Els cognoms són obligatoris' },
        ]}
      />
      <TextField
        id="nick"
        label="Àlies"
        name="nick"
        defaultValue="Mar"
        error="L’àlies ha de tenir almenys 4 caràcters"
      />
      <TextField id="surname" label="Cognoms" name="surname" required error="Els cognoms són obligatoris" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = canvas.getByRole('group', { name: 'Hi ha 2 dades per revisar' });
    await expect(within(alert).getByRole('link', { name: /cognoms/ })).toHaveAttribute('href', '#surname');
    await expect(canvas.getByLabelText(/^Cognoms/)).toHaveAttribute('id', 'surname');
  },
};
export const OneFaultInSpanish: Story = {
  globals: { language: 'es' },
  args: {
    children: undefined,
    faults: [{ fieldId: 'email', message: 'El correo electrónico es obligatorio' }],
  },
};
export const LongWords: Story = {
  args: {
    title: 'Desinstitucionalització',
    children: 'Desestacionalització i internacionalització intercomarcals',
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
  args: { variant: 'warning', title: 'انتبه', children: 'كلمة المرور غير صحيحة' },
};
