import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { PredictiveField } from './PredictiveField';

const TOWNS = [
  'Alcanar',
  'Alcoi',
  'Amposta',
  'Badalona',
  'Barcelona',
  'Benicarló',
  'Benissanet',
  'Cambrils',
  'Castelló de la Plana',
  'Deltebre',
  'Gandesa',
  'Girona',
  'L’Ampolla',
  'L’Hospitalet de l’Infant',
  'La Ràpita',
  'Lleida',
  'Móra d’Ebre',
  'Peníscola',
  'Reus',
  'Sagunt',
  'Sant Carles',
  'Tarragona',
  'Tortosa',
  'Ulldecona',
  'València',
  'Vila-real',
  'Vinaròs',
].map((name) => ({ value: name.toLowerCase(), name }));

const meta = {
  title: 'Controls/Forms/PredictiveField',
  component: PredictiveField,
  args: { label: 'Municipi', name: 'city', options: TOWNS },
  parameters: guide({
    use: 'For one of many that readers know by name: towns, programmes, authors.',
    avoid: 'For up to some twenty, Select. For text that need not be one of a list, TextField.',
    anatomy: { control: 'where one types', note: 'nothing found, searching, failed' },
    keyboard: {
      'Arrow Down, Arrow Up': 'go through the list, around its ends',
      Enter: 'chooses the marked one, or the first; on an empty query nothing',
      Tab: 'chooses the marked one and goes on',
      Escape: 'closes the list; then clears',
    },
    pairs: pairsOf(PredictiveField, [
      {
        do: { label: 'Municipi' },
        dont: {
          label: 'Dia',
          options: ['Dilluns', 'Dimarts', 'Dimecres'].map((name) => ({ name, value: name })),
        },
        why: 'For lists that nobody reads to the end. A few that all know are better seen: RadioGroup or Select.',
      },
    ]),
    writing: ['label of a field'],
    accessibility:
      'A combobox with a list (ARIA 1.2): the focus stays in the field, the marked option is named by aria-activedescendant, how many there are is announced.',
  }),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PredictiveField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: { value: 'vinaròs', name: 'Vinaròs' } } };
export const Disabled: Story = { args: { disabled: true, defaultValue: { value: 'reus', name: 'Reus' } } };
export const Invalid: Story = { args: { required: true, error: 'El municipi és obligatori' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { label: 'البلدية' } };
export const InSpanish: Story = { globals: { language: 'es' }, args: { label: 'Municipio' } };

const typed =
  (text: string): Story['play'] =>
  async () => {
    await userEvent.tab();
    await userEvent.keyboard(text);
  };

/** Case and accents are ignored; options that begin with the text come first. */
export const WithoutAccents: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Municipi' });
    await userEvent.tab();
    await userEvent.keyboard('VINAROS');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Vinaròs']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Vinaròs');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'vinaròs', name: 'Vinaròs' });
  },
};

/** Ten at most, of the many that contain the letter. */
export const TenAtMost: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('a');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(10);
    await userEvent.keyboard('{ArrowUp}');
    const field = within(canvasElement).getByRole('combobox');
    const last = within(canvasElement).getAllByRole('option').at(-1);
    await expect(field).toHaveAttribute('aria-activedescendant', last?.id);
  },
};

export const EnterOnNothing: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('option')).toBeNull();
  },
};

export const TabChooses: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('tort{ArrowDown}');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'tortosa', name: 'Tortosa' });
    await expect(within(canvasElement).getByRole('combobox')).not.toHaveFocus();
  },
};

export const EscapeClosesThenClears: Story = {
  args: { defaultValue: { value: 'reus', name: 'Reus' }, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('x{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
};

/** An incomplete name is no value: blur restores the selected one. */
export const HalfTyped: Story = {
  args: { defaultValue: { value: 'reus', name: 'Reus' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('elles');
    await userEvent.tab();
    await expect(field).toHaveValue('Reus');
  },
};

export const NothingFound: Story = { parameters: { picture: true }, play: typed('xyz') };
export const Loading: Story = {
  parameters: { picture: true },
  args: { onQuery: fn(), options: [], status: 'loading' },
  play: typed('vall'),
};
export const Failed: Story = {
  parameters: { picture: true },
  args: { onQuery: fn(), options: [], status: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('vall');
    // The search is delayed.
    await expect((await within(canvasElement).findAllByText(/No s’ha pogut cercar/))[0]).toBeVisible();
  },
};
/** Server search: delayed, once, and only for texts of more than three characters; twelve results at most. */
export const FoundElsewhere: Story = {
  parameters: { picture: true },
  args: { onQuery: fn(), options: TOWNS },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Escriu 4 lletres com a mínim');
    await userEvent.keyboard('val');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('status')).toHaveTextContent('Escriu 4 lletres com a mínim');
    await expect(canvasElement.querySelector('[data-part=note]')).toBeVisible();
    await userEvent.keyboard('ls');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(12));
    await expect(args.onQuery).toHaveBeenCalledOnce();
    await expect(args.onQuery).toHaveBeenCalledWith('valls');
  },
};
