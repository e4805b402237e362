import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PortalProvider } from '../locale/index';
import { TextArea } from './TextArea';

const meta = {
  title: 'Controls/Forms/TextArea',
  component: TextArea,
  args: { label: 'El teu comentari', name: 'comment' },
  parameters: guide({
    use: 'For an answer of several lines: a comment, a question, a message.',
    avoid: 'For a few words use TextField.',
    anatomy: {
      control: 'the box; it grows with its text',
      counter: 'written and allowed characters',
      limit: 'allowed characters in words, where no script counts',
      error: 'the first message',
    },
    keyboard: { Tab: 'goes to the box and on; it is no character of the text' },
    pairs: pairsOf(TextArea, [
      {
        do: { label: 'El teu comentari', limit: 500 },
        dont: { label: 'El teu comentari', rows: 1 },
        why: 'As high as the answer that is expected, and it counts where there is a limit.',
      },
    ]),
    writing: ['label of a field', 'help or fault of a field'],
    accessibility:
      'From nine tenths of the limit on, how much room is left is announced politely. Text over the limit is kept and counted, never cut off.',
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG = 'La primera vegada que vaig pujar al far encara hi havia oli als quinqués. '.repeat(7).trim();

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Gràcies per explicar-ho tan bé.' } };
export const NearTheLimit: Story = { args: { defaultValue: LONG.slice(0, 480) } };
export const OverTheLimit: Story = {
  parameters: { picture: true },
  args: { defaultValue: LONG, error: 'El comentari és massa llarg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue(LONG);
    await expect(within(canvasElement).getByText(/^Sobren \d+ caràcters$/)).toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { required: true, error: 'Escriu alguna cosa' } };
/**
 * Server-rendered, on a page that never hydrates it: the limit as text, instead of a counter that would not
 * count.
 */
export const WithoutScript: Story = {
  args: { limit: 10_000, hint: 'No es publica.' },
  render: (args) => {
    const drawn = (
      <PortalProvider locale={localeOf('ca')}>
        <TextArea {...args} />
      </PortalProvider>
    );
    return <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(drawn) }} />;
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', {
      description: 'No es publica. Màxim 10.000 caràcters',
    });
    await userEvent.type(box, 'Hola');
    await expect(within(canvasElement).queryByText(/\d+ \/ \d+/)).not.toBeInTheDocument();
  },
};
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { label: 'Tu comentario', hint: 'Con respeto' },
};
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'تعليقك', defaultValue: 'شكرا' },
};

export const Counts: Story = {
  args: { limit: 10, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('Col·legis 👩‍🏫');
    await expect(canvas.getByText('11 / 10')).toBeInTheDocument();
    await expect(canvas.getByText('Sobra 1 caràcter')).toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenCalled();
  },
};
