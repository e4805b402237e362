import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { Text } from '../text/Text';
import { Accordion, type AccordionProps } from './Accordion';

const Answer = ({ children }: { children: string }) => <Text variant="summary">{children}</Text>;

const meta = {
  title: 'Controls/Disclosure/Accordion',
  parameters: guide({
    use: 'For questions and answers, of which a reader wants one or two.',
    avoid: 'For what everybody reads: headings and text. For views of one thing: Tabs.',
    anatomy: { accordion: 'the whole', summary: 'the title that opens a part', content: 'the part' },
    keyboard: { Tab: 'goes from title to title', 'Enter, Space': 'opens and closes a part' },
    pairs: pairsOf(Accordion, [
      {
        do: { defaultValue: 'pay' },
        dont: {
          items: [
            {
              id: 'text',
              title: 'Llegeix l’article',
              content: <p>El port torna a obrir la bocana després de dos dies.</p>,
            },
          ],
        },
        why: 'For questions of which a reader wants one or two. What all came for is not hidden.',
      },
    ]),
    accessibility:
      'Native details: they open without JavaScript, and the browser’s search finds what is closed.',
  }),
  component: Accordion,
  args: {
    headingLevel: 3,
    items: [
      { id: 'pay', title: 'Com puc pagar?', content: <Answer>Amb targeta o per domiciliació.</Answer> },
      {
        id: 'leave',
        title: 'Me’n puc donar de baixa?',
        content: <Answer>Sí, quan vulguis, des del teu compte.</Answer>,
      },
      {
        id: 'paper',
        title: 'Hi ha edició en paper?',
        content: <Answer>Els caps de setmana, a la comarca.</Answer>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const FirstOpen: Story = { args: { defaultValue: 'pay' } };
export const OneAtATime: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Com puc pagar?'));
    await expect(canvas.getByText(/domiciliació/)).toBeVisible();
    await userEvent.click(canvas.getByText('Hi ha edició en paper?'));
    await expect(canvas.getByText(/a la comarca/)).toBeVisible();
    await expect(canvas.getByText(/domiciliació/)).not.toBeVisible();
  },
};
export const Several: Story = {
  parameters: { picture: true },
  args: { multiple: true, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Com puc pagar?'));
    await userEvent.click(canvas.getByText('Hi ha edició en paper?'));
    await expect(canvas.getByText(/domiciliació/)).toBeVisible();
    await expect(canvas.getByText(/a la comarca/)).toBeVisible();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['pay', 'paper']));
  },
};

function Held({ items }: Pick<AccordionProps, 'items'>) {
  const [open, setOpen] = useState<string | null>('leave');
  return (
    <>
      <Accordion items={items} headingLevel={3} value={open} onValueChange={setOpen} />
      <p>Obert: {open ?? 'res'}</p>
      <Button onClick={() => setOpen('paper')}>Obre l’última</Button>
    </>
  );
}

/** Controlled: a press reports the change, and the parent may open a section itself. */
export const Controlled: Story = {
  render: ({ items }) => <Held items={items} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Com puc pagar?'));
    await expect(await canvas.findByText('Obert: pay')).toBeVisible();
    await expect(canvas.getByText(/des del teu compte/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Com puc pagar?'));
    await expect(await canvas.findByText('Obert: res')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(/a la comarca/)).toBeVisible());
  },
};

/** If the parent does not change the value, the open section stays open. */
export const ControlledAndUnmoved: Story = {
  tags: ['!autodocs'],
  args: { value: 'pay', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Hi ha edició en paper?'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('paper'));
    await waitFor(() => expect(canvas.getByText(/domiciliació/)).toBeVisible());
    await expect(canvas.getByText(/a la comarca/)).not.toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: {
    items: [
      { id: 'pay', title: '¿Cómo puedo pagar?', content: <Answer>Con tarjeta o por domiciliación.</Answer> },
    ],
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
