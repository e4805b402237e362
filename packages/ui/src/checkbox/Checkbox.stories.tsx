import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { Link } from '../link/Link';
import { Checkbox, CheckboxGroup } from './Checkbox';

const meta = {
  title: 'Controls/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Vull rebre el butlletí del matí', name: 'bulletin' },
  parameters: guide({
    use: 'To agree to something, or to choose any number of a few things.',
    avoid:
      'For exactly one of several use RadioGroup. For what takes effect at once, without a form, use a button that is pressed.',
    anatomy: {
      checkbox: 'box, words, hint and error',
      group: 'several that answer one question',
      error: 'the first message',
    },
    keyboard: { Space: 'chooses or leaves' },
    pairs: pairsOf(Checkbox, [
      {
        do: { label: 'Vull rebre el butlletí del matí' },
        dont: { label: 'No vull deixar de rebre el butlletí' },
        why: 'Said positively: a tick means yes.',
      },
    ]),
    writing: ['label of a field', 'help or fault of a field'],
    accessibility: 'The whole line is the label. In a label, a link stays a link: it does not choose.',
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { indeterminate: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'De dilluns a divendres, a les set' } };
export const Invalid: Story = {
  args: {
    required: true,
    label: (
      <>
        He llegit i accepto <Link href="/avis-legal/">l’avís legal</Link>
      </>
    ),
    error: 'Has d’acceptar l’avís legal',
  },
};
export const LongWords: Story = {
  args: { label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'أوافق على الشروط', defaultChecked: true },
};
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { label: 'Quiero recibir el boletín', required: true, error: 'Tienes que aceptarlo' },
};
const box = createRef<HTMLInputElement>();
/** A form focuses an invalid field through its ref. */
export const FocusedByRef: Story = {
  args: { ref: box, indeterminate: true },
  play: async ({ canvasElement }) => {
    const drawn = within(canvasElement).getByRole('checkbox');
    await expect(box.current).toBe(drawn);
    await expect(box.current?.indeterminate).toBe(true);
    box.current?.focus();
    await expect(drawn).toHaveFocus();
  },
};
export const ByKeyboard: Story = {
  parameters: { picture: true },
  args: { onCheckedChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const Group: Story = {
  render: () => (
    <CheckboxGroup legend="Els teus butlletins" hint="Els pots deixar quan vulguis">
      <Checkbox name="newsletters" value="mati" label="El far del matí" defaultChecked />
      <Checkbox name="newsletters" value="cap-de-setmana" label="Cap de setmana" />
      <Checkbox name="newsletters" value="cuina" label="A taula" hint="Una recepta cada dijous" />
    </CheckboxGroup>
  ),
};
export const GroupInvalid: Story = {
  render: () => (
    <CheckboxGroup legend="Els teus butlletins" error="Tria’n almenys un">
      <Checkbox name="newsletters" value="mati" label="El far del matí" />
    </CheckboxGroup>
  ),
};
